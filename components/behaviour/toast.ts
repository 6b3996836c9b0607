export function showToast(text: string): void {
  void text
}
