/** Stands in for react-remove-scroll and aria-hidden in the browser's code (next.config.mjs): Radix asks for them in its modal mode only, which this site cannot use, since it writes a style that the policy refuses. `inert` and CSS do their work. */
export { Fragment as RemoveScroll } from 'react'

/** Hides nothing, and returns what would show it again. */
export const hideOthers = () => () => {}
