/** Elements that every key may mean something to. */
const EVERY_KEY = 'input, select, textarea, [role="dialog"], [contenteditable]';
/** Elements that are pressed by a key, and otherwise leave keys alone: focus returns to them when a sheet closes. */
const PRESSED = 'a, button';
const PRESSING_KEYS: readonly string[] = ['Enter', ' '];

/** Whether a key belongs to the element it was pressed on, and not to the page that is read. */
export function isKeyOfItsOwn(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(EVERY_KEY) !== null) return true;
  return PRESSING_KEYS.includes(key) && target.closest(PRESSED) !== null;
}
