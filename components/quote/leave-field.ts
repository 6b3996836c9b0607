/**
 * Calls back with each control of a form on blur, until the signal aborts. An element that moves
 * while it is pressed gets no click, so the callback waits until the pointer is released: what it
 * renders then prevents no click.
 */
export function onLeaveField(form: HTMLFormElement, check: (control: Element) => void, signal: AbortSignal): void {
  let released: Promise<void> | undefined
  const onPress = () => {
    released = new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel'])
        window.addEventListener(type, () => setTimeout(resolve), { once: true, signal })
    })
  }
  const onLeave = async ({ target }: Event) => {
    await released
    if (target instanceof Element) check(target)
  }
  window.addEventListener('pointerdown', onPress, { capture: true, signal })
  form.addEventListener('focusout', onLeave, { signal })
}
