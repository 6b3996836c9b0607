type Attributes = Readonly<Record<string, string | undefined>>

/** A new element with attributes (those that are undefined are left out) and children. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

/** The closest element around an event's target that a selector matches, where there is one. */
export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null | undefined {
  return (target as Element).closest?.<Found>(selector)
}

/** Whether a click means "in this tab, now": no key asks for something else. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * The link that was clicked, where it leads to another page of the site and the browser can change
 * pages by script. One with `data-shows` leads there only without the frame's module, which then
 * keeps the click.
 */
export function pageLink(event: Event): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(event, 'a:not([target],[data-shows])')
  if (!link || !('navigation' in window) || link.origin !== location.origin || !link.pathname.endsWith('/')) return null
  return link.hash && link.pathname === location.pathname ? null : link
}
