/** Elements that handle keys themselves. */
const HANDLES_ALL_KEYS = 'input, select, textarea, [role="dialog"], [contenteditable]';
/** Elements that handle only the keys that press them. They often have the focus: it returns to them when a sheet closes. */
const PRESSED_BY_KEYS = 'a, button';
const PRESS_KEYS: readonly string[] = ['Enter', ' '];

/** Whether the focused element handles a key, so that the page must not. */
export function isHandledByTarget(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(HANDLES_ALL_KEYS) !== null) return true;
  return PRESS_KEYS.includes(key) && target.closest(PRESSED_BY_KEYS) !== null;
}
