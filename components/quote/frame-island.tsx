import type { ReactNode } from 'react'
import type { EmbedFrameProps } from './embed-frame.client'

/** What an island is given, as JSON. */
export type FrameIslandProps = Pick<EmbedFrameProps, 'embed' | 'words'>

/**
 * The place of a provider's frame: components/quote/frame.ts draws EmbedFrame there when it comes
 * near. `children` is what stands there until then, with the same measures.
 */
export function FrameIsland({ children, ...props }: FrameIslandProps & { children?: ReactNode }) {
  return (
    <div data-island="frame" data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}
