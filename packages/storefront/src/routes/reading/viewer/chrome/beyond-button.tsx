import { useViewerStore } from '../viewer-store.ts';

interface BeyondButtonProps {
  label: string;
  onPress: () => void;
  className?: string;
}

/**
 * Leads readers of screen readers between the last page and the card at the end, which they cannot reach while it is off
 * screen. Others scroll or turn there: Tab does not stop at it.
 */
export function BeyondButton({ label, onPress, className = '' }: BeyondButtonProps) {
  return (
    <button type="button" tabIndex={-1} className={`sr-only ${className}`} onClick={onPress}>
      {label}
    </button>
  );
}

/** Goes to the card at the end, whose heading takes the focus as soon as it is shown. */
export function goToEnd(): void {
  const { moveTo } = useViewerStore.getState();
  if (moveTo === null) return;
  useViewerStore.setState({ isEndAwaited: true });
  moveTo({ kind: 'end' });
}

/** Gives the focus to what a reader has asked for, so that it is read from there on. Its outline would tell nothing. */
export function focusBeginning(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}
