const FIELDS = '[contenteditable="true"], textarea, input[type="text"], input:not([type])'

/** The field that was typed into last. */
let last: HTMLElement | undefined

/** Remembers the field, since choosing what to insert moves the focus out of it. */
export function rememberField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(FIELDS)) last = target
  })
}

/** Writes into that field, at its caret, in a way that the editor notices. */
export function insertText(text: string): void {
  if (!last?.isConnected) return
  last.focus()
  // Decap's text editor manages its own caret, and listens for the event before the browser's own
  // change.
  if (last.isContentEditable) {
    const input = { inputType: 'insertText', data: text, bubbles: true, cancelable: true }
    last.dispatchEvent(new InputEvent('beforeinput', input))
  } else document.execCommand('insertText', false, text)
}
