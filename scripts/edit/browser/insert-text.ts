const FIELDS = '[contenteditable="true"], textarea, input[type="text"], input:not([type])'

/** The field in which somebody wrote last, and the caret in a text of several blocks. */
let last: { field: HTMLElement; caret?: Range } | undefined

/** Remembers the field, since whoever chooses what to insert leaves it. */
export function rememberField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(FIELDS)) last = { field: target }
  })
  document.addEventListener('selectionchange', () => {
    const selection = getSelection()
    if (!last?.field.isContentEditable || !selection?.rangeCount) return
    const caret = selection.getRangeAt(0)
    if (last.field.contains(caret.startContainer)) last.caret = caret.cloneRange()
  })
}

/** Writes into that field as the keyboard would, so that the editor notices and can undo it. */
export function insertText(text: string): void {
  if (!last?.field.isConnected) return
  const { field, caret } = last
  field.focus()
  if (caret) {
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(caret)
  }
  document.execCommand('insertText', false, text)
}
