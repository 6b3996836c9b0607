// Functions that run in a page of any engine that is printed, or about to be.

/** Has the style sheets' rules for print apply to the screen. */
export function applyPrintRules(): void {
  const swap = ({ media }: CSSMediaRule | CSSStyleSheet) =>
    (media.mediaText = media.mediaText.replaceAll(/\bscreen\b/g, 'speech').replaceAll(/\bprint\b/g, 'all'))
  const swapIn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) swap(rule)
      if ('cssRules' in rule) swapIn(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) {
    swap(sheet)
    swapIn(sheet.cssRules)
  }
}

/** What shows although only a screen can do it, or although it would lie over every sheet. */
export function screenOnlyParts(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)
    .filter((each) => !each.closest('.sr-only'))
    .filter((each) => getComputedStyle(each).position === 'fixed' || each.matches('.button, nav, iframe, dialog'))
    .map((each) => `${each.tagName} ${each.className}`)
}
