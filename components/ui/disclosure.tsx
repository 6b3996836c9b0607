import clsx from 'clsx'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon } from './icon'

interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'title'> {
  title: ReactNode
  /** In the size of text: in columns, where longer titles would take two lines. */
  small?: boolean
  /** The anchor of its content: a link to it opens the disclosure. */
  anchor?: string
}

/**
 * A disclosure whose summary is a third-level heading; works without script and is found by the
 * browser's find-in-page. Styles: components/ui/disclosure.css.
 */
export function Disclosure({ title, small = false, anchor, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx('disclosure', className)}>
      <summary>
        <h3 className={clsx('min-w-0', small ? 'text-body' : 'text-title max-sm:text-body')}>{title}</h3>
        <Icon name="plus" className="disclosure-sign size-6" />
      </summary>
      <div id={anchor} className={clsx('disclosure-body', anchor && 'marked')}>
        {children}
      </div>
    </details>
  )
}
