type Attributes = Readonly<Record<string, string | undefined>>

/** Creates an element with attributes (undefined ones are omitted) and children. */
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

/** Whether an element is rendered: neither it nor an ancestor is hidden by its styles. */
export const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/** The closest ancestor of an event's target (or the target) that matches a selector, if any. */
export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null | undefined {
  return (target as Element).closest?.<Found>(selector)
}

/** Whether a click has no modifier key, which would ask for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * The clicked link, if it leads to another page of the site and the browser has the Navigation API.
 * Links with `data-shows` are excluded: they are followed only without the frame's module, which
 * otherwise handles the click.
 */
export function pageLink(event: Event): HTMLAnchorElement | false | null | undefined {
  const link = closest<HTMLAnchorElement>(event, 'a:not([target],[data-shows])')
  const isPage = 'navigation' in window && link?.origin === location.origin && link.pathname.endsWith('/')
  return isPage && !(link.hash && link.pathname === location.pathname) && link
}
