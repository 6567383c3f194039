/** Elements whose own menu and keys a reader needs for writing. */
const FORM_FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Letters that open the browser's tools together with Ctrl+Shift or ⌘⌥. */
const TOOL_KEYS = new Set(['i', 'j', 'c']);

/** Whether an event is one that D30 blocks. Form fields are never touched. */
export function blocksDefault(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest(FORM_FIELDS) !== null) return false;
  if (event.type === 'keydown') return event instanceof KeyboardEvent && isInspectKey(event);
  // Keyboards and assistive technology ask for the menu without a pointer (D30): theirs opens.
  if (event.type === 'contextmenu') return !(event instanceof MouseEvent) || event.button === 2 || isTouch(event);
  return event.type === 'dragstart';
}

/** F12 and the shortcuts for the inspector, the console and picking an element. */
export function isInspectKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'metaKey' | 'altKey'>,
): boolean {
  if (event.key === 'F12') return true;
  const isChord = (event.ctrlKey && event.shiftKey) || (event.metaKey && event.altKey);
  return isChord && TOOL_KEYS.has(event.key.toLowerCase());
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
