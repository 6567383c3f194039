/**
 * Leads readers of screen readers between the last page and the card at the end, which they cannot reach while it is off
 * screen. Others scroll or turn there: Tab does not stop at it.
 */
export function BeyondButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" tabIndex={-1} className="sr-only" onClick={onPress}>
      {label}
    </button>
  );
}

/** Gives the focus to what a reader has asked for, so that it is read from there on. Its outline would tell nothing. */
export function focusBeginning(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}
