/** Blocks the keys of developer tools, the context menu and dragging. @returns what ends it */
export function blockInspection(): () => void {
  const block = (event: Event) => {
    if (blocksDefault(event)) event.preventDefault();
  };
  const types = ['keydown', 'contextmenu', 'dragstart'] as const;
  for (const type of types) document.addEventListener(type, block);
  return () => {
    for (const type of types) document.removeEventListener(type, block);
  };
}

/** Elements whose context menu and keys readers need for writing. */
const FORM_FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Letters that open developer tools together with Ctrl+Shift or ⌘⌥. */
const TOOL_KEYS = new Set(['i', 'j', 'c']);

/** Whether D30 blocks an event. Form fields are never affected. */
export function blocksDefault(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest(FORM_FIELDS) !== null) return false;
  if (event.type === 'keydown') return event instanceof KeyboardEvent && isInspectKey(event);
  // The context menu still opens for keyboards and assistive technology, which use no pointer (D30).
  if (event.type === 'contextmenu') return !(event instanceof MouseEvent) || event.button === 2 || isTouch(event);
  return event.type === 'dragstart';
}

/** F12 and the shortcuts of inspector, console and element picker. */
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
