/**
 * Hides the visible tooltip on Escape (WCAG 1.4.13), until hover and focus have left it; everything
 * else about tooltips is CSS (components/ui/tooltip.tsx).
 */
export function startTooltips(): void {
  const release = () => {
    for (const tooltip of document.querySelectorAll('.tooltip[data-hidden]:not(:hover, :focus-within)')) {
      tooltip.removeAttribute('data-hidden')
    }
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tooltip of document.querySelectorAll('.tooltip:is(:hover, :focus-within)')) {
      tooltip.setAttribute('data-hidden', '')
    }
  })
  document.addEventListener('pointerover', release)
  document.addEventListener('focusout', release)
}
