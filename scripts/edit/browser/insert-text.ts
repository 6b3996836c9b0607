/** The field in which somebody wrote last, and the caret in it. */
let last: { field: HTMLElement; caret: Range | undefined } | undefined

/** Remembers the field that is left, since whoever chooses what to insert leaves it. */
export function rememberField(): void {
  document.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest('aside')) return
    const isField = target.isContentEditable || target.matches('textarea, input:not([type]), input[type="text"]')
    if (!isField) return
    const selection = getSelection()
    const caret = target.isContentEditable && selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
    last = { field: target, caret }
  })
}

/** Writes into that field as the keyboard would, so that the editor notices and can undo it. */
export function insertText(text: string): void {
  if (!last?.field.isConnected) return
  last.field.focus()
  if (last.caret) {
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(last.caret)
  }
  document.execCommand('insertText', false, text)
}
