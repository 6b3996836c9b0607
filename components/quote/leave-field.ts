/**
 * Calls back with each control of a form that is left, until the signal. What moves away under a
 * mouse or a finger does not get its click, so while something is pressed it waits: what the caller
 * draws then takes nothing away.
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
