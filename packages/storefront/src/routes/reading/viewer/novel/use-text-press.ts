import { type MouseEvent, useEffect, useRef } from 'react';

/** A second click by a mouse that comes sooner selects a word, in milliseconds. */
const SECOND_CLICK_MS = 250;

/** What a reader's press on a text is part of. */
export interface TextPress {
  /** Whether it selects text, or ends a selection: then it neither turns pages nor shows bars. */
  isOfSelection: () => boolean;
  /** Acts on a tap: of a mouse only when no second click has selected a word. */
  tap: (click: Pick<MouseEvent, 'detail'>, act: () => void) => void;
}

function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

/** Tells taps on a text from what selects it, which browsers handle by themselves. */
export function useTextPress(): TextPress {
  const press = useRef({ hadSelection: false, isMouse: false, timer: 0 });
  useEffect(() => {
    const { current } = press;
    // Before the browser clears the selection by this press.
    const note = ({ pointerType }: PointerEvent) => {
      window.clearTimeout(current.timer);
      current.hadSelection = hasSelection();
      current.isMouse = pointerType === 'mouse';
    };
    document.addEventListener('pointerdown', note, { capture: true });
    return () => {
      window.clearTimeout(current.timer);
      document.removeEventListener('pointerdown', note, { capture: true });
    };
  }, []);
  const isOfSelection = () => press.current.hadSelection || hasSelection();
  return {
    isOfSelection,
    tap({ detail }, act) {
      const { current } = press;
      if (!current.isMouse) act();
      else if (detail < 2) {
        current.timer = window.setTimeout(() => {
          if (!hasSelection()) act();
        }, SECOND_CLICK_MS);
      }
    },
  };
}
