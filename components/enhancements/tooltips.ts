/** A button with a tooltip: components/ui/tooltip.tsx. */
const BUTTON = '.tooltip > button'

/**
 * Lets a press of its button show and hide a tooltip, as its `aria-expanded` says, and Escape hide
 * it (WCAG 1.4.13). A hidden tooltip stays hidden until hover and focus have left it. Everything
 * else about tooltips is CSS.
 */
export function startTooltips(): void {
  const collapse = (but?: Element | null) => {
    for (const button of document.querySelectorAll(`${BUTTON}[aria-expanded=true]`)) {
      if (button !== but) button.setAttribute('aria-expanded', 'false')
    }
  }
  const release = () => {
    for (const tooltip of document.querySelectorAll('.tooltip[data-hidden]:not(:hover, :focus-within)')) {
      tooltip.removeAttribute('data-hidden')
    }
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(BUTTON) : null
    const isShown = button?.getAttribute('aria-expanded') === 'true'
    collapse(button)
    button?.setAttribute('aria-expanded', String(!isShown))
    button?.parentElement?.toggleAttribute('data-hidden', isShown)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    collapse()
    for (const tooltip of document.querySelectorAll('.tooltip:is(:hover, :focus-within)')) {
      tooltip.setAttribute('data-hidden', '')
    }
  })
  document.addEventListener('pointerover', release)
  document.addEventListener('focusout', () => {
    collapse()
    release()
  })
}
