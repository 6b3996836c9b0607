/** Whether the visitor has asked the system for less motion, at this moment. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
