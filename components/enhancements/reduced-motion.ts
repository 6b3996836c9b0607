/** Whether the system setting "reduce motion" is on at this moment. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
