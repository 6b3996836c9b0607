const FIELDS = '[contenteditable="true"], textarea, input[type="text"], input:not([type])'

/** The field in which somebody wrote last. */
let last: HTMLElement | undefined

/** Remembers the field, since whoever chooses what to insert leaves it. */
export function rememberField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(FIELDS)) last = target
  })
}

/** Writes into that field, at its caret, so that the editor notices. */
export function insertText(text: string): void {
  if (!last?.isConnected) return
  last.focus()
  // Decap's text editor keeps its caret, and listens to what comes before a browser's own change.
  if (last.isContentEditable) {
    const input = { inputType: 'insertText', data: text, bubbles: true, cancelable: true }
    last.dispatchEvent(new InputEvent('beforeinput', input))
  } else document.execCommand('insertText', false, text)
}
