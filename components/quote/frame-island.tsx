import type { ReactNode } from 'react'
import type { EmbedFrameProps } from './embed-frame.client'

/** The island's props, serialised as JSON. */
export type FrameIslandProps = Pick<EmbedFrameProps, 'embed' | 'words'>

/**
 * The island of a provider's frame: components/quote/frame.ts renders EmbedFrame into it when it is
 * near the viewport. `children` is the placeholder until then, with the same dimensions.
 */
export function FrameIsland({ children, ...props }: FrameIslandProps & { children?: ReactNode }) {
  return (
    <div data-island="frame" data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}
