/** Whether this reader asked for no movement: pages then change without one. */
export function prefersCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
