import type { ViewerSettings, WritingMode } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Turning } from '../paper/page-turning.ts';
import { turnedPosition } from '../reading-geometry.ts';
import { hideBars, notePosition, toggleBars } from '../viewer-store.ts';
import { COLUMN_GAP_PX, screenCount, screenOfOffset } from './text-extent.ts';

export interface TextScreens {
  /** The shown screen, from 0; `screens` for the end card after the last one. */
  screen: number;
  screens: number;
  turning: Turning;
  /** Turns to the screen of an element of the text. */
  goToPlace: (place: Element) => void;
}

/** Before the text is laid out. */
const UNMEASURED: Pick<TextScreens, 'screen' | 'screens'> = { screen: 0, screens: 1 };

/**
 * Counts the screens of a text and shows one of them. After the last one comes the end card. A text that is laid out
 * again, in another size or window, stays at the first letter that was shown. Until then, and until the reader turns,
 * the given share decides, also when fonts that load later change the number of screens.
 * @param resumeOffset the share of the text to open, 0 to 1
 */
export function useTextScreens(
  frame: { current: HTMLDivElement | null },
  writing: WritingMode,
  resumeOffset: number,
  settings: ViewerSettings,
): TextScreens {
  const [shown, setShown] = useState(UNMEASURED);
  // The last request. React may render an older state before it, and a measurement may come in between.
  const latest = useRef(UNMEASURED);
  const offset = useRef(resumeOffset);
  const anchor = useRef<TextAnchor | null>(null);
  const isAsOpened = useRef(true);
  const isVertical = writing === 'VERTICAL';
  const show = useCallback((screen: number, screens: number) => {
    latest.current = { screen, screens };
    setShown(latest.current);
  }, []);

  const measure = useCallback(() => {
    const element = frame.current;
    if (element === null || element.clientWidth === 0) return;
    const count = screensOf(element, isVertical, getComputedStyle(element).columnCount === '2' ? 2 : 1);
    const box = anchor.current === null ? null : boxOfAnchor(anchor.current);
    if (box !== null) {
      const known = screenOfBox(element, box, isVertical, count);
      // The share stays exact where nothing has moved.
      if (known !== latest.current.screen || count !== latest.current.screens) {
        offset.current = known / count;
        isAsOpened.current = false;
      }
    }
    show(screenOfOffset(offset.current, count), count);
  }, [frame, isVertical, show]);

  // Another font or size changes the number of screens.
  useBrowserLayoutEffect(measure, [measure, settings]);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    // Letters of another font change the number of screens. Fonts load after the text, slice by slice.
    const measureFont = () => {
      if (isAsOpened.current) anchor.current = null;
      measure();
    };
    document.fonts.addEventListener('loadingdone', measureFont);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', measureFont);
    };
  }, [frame, measure]);
  useBrowserLayoutEffect(() => {
    const element = frame.current;
    if (element === null || shown === UNMEASURED || shown !== latest.current) return;
    const { screen, screens } = shown;
    const step = screenStepPx(element, isVertical);
    const sign = element.dir === 'rtl' ? -1 : 1;
    element.scrollTo({
      top: isVertical ? screen * step : 0,
      left: isVertical ? 0 : sign * screen * step,
      behavior: 'instant',
    });
    anchor.current ??= letterOn(element, isVertical, screen, screens);
    notePosition({ ...turnedPosition(0, screen, screens), offset: offset.current });
  }, [frame, isVertical, shown]);

  const turnTo = useCallback(
    (choose: (now: number, count: number) => number) => {
      const { screen: now, screens: count } = latest.current;
      const wanted = Math.min(Math.max(choose(now, count), 0), count);
      anchor.current = null;
      isAsOpened.current = false;
      offset.current = Math.min(wanted, count - 1) / count;
      show(wanted, count);
    },
    [show],
  );
  const turning: Turning = useMemo(() => {
    const turn = (choose: (now: number, count: number) => number) => {
      hideBars();
      turnTo(choose);
    };
    return {
      next: () => turn((now) => now + 1),
      previous: () => turn((now) => now - 1),
      first: () => turn(() => 0),
      last: () => turn((_now, count) => count - 1),
      toggleBars,
    };
  }, [turnTo]);
  const goToPlace = useCallback(
    (place: Element) => {
      const element = frame.current;
      if (element === null) return;
      turnTo((_now, count) => screenOfBox(element, place.getBoundingClientRect(), isVertical, count));
    },
    [frame, isVertical, turnTo],
  );
  return { ...shown, turning, goToPlace };
}

function screenOfBox(frame: HTMLElement, at: DOMRect, isVertical: boolean, screens: number): number {
  return screenAt(distanceInto(frame, at, isVertical), screenStepPx(frame, isVertical), screens);
}

/** The first letter of the shown screen. If a space comes first, the nearest letter may be on another screen: then null. */
function letterOn(frame: HTMLElement, isVertical: boolean, screen: number, screens: number): TextAnchor | null {
  const letter = firstLetterIn(frame, isVertical || frame.dir === 'rtl');
  const box = letter === null ? null : boxOfAnchor(letter);
  return box !== null && screenOfBox(frame, box, isVertical, screens) === screen ? letter : null;
}

/** The distance from the beginning of the text to something in it, in pixels, at any scroll position of the frame. */
function distanceInto(frame: HTMLElement, at: DOMRect, isVertical: boolean): number {
  const box = frame.getBoundingClientRect();
  if (isVertical) return at.top - box.top + frame.scrollTop;
  return frame.dir === 'rtl' ? box.right - at.right - frame.scrollLeft : at.left - box.left + frame.scrollLeft;
}

/** The element that shows one screen of a text in pages, and scrolls from one to the next. */
type Frame = Pick<HTMLElement, 'clientWidth' | 'clientHeight' | 'scrollWidth' | 'scrollHeight'>;

/** How many columns of a text are shown at once; only horizontal lines have two. */
export type ShownColumns = 1 | 2;

/** From the start of a screen to that of the next one, in pixels. */
export function screenStepPx(frame: Frame, isVertical: boolean): number {
  return (isVertical ? frame.clientHeight : frame.clientWidth) + COLUMN_GAP_PX;
}

/** The number of screens of a text. Where two columns are shown, the style sheet adds an empty one, which does not count. */
export function screensOf(frame: Frame, isVertical: boolean, columns: ShownColumns): number {
  if (isVertical) return screenCount(frame.scrollHeight, frame.clientHeight, COLUMN_GAP_PX);
  const emptyPx = columns === 2 ? (frame.clientWidth + COLUMN_GAP_PX) / 2 : 0;
  return screenCount(frame.scrollWidth - emptyPx, frame.clientWidth, COLUMN_GAP_PX);
}

/** The screen of something that begins so many pixels after the beginning of the text. */
export function screenAt(awayPx: number, stepPx: number, screens: number): number {
  // Rounded down, with a tolerance: a glyph may stick out of its line by a little.
  return Math.min(Math.max(Math.floor(awayPx / stepPx + 0.01), 0), screens - 1);
}

/** A letter of a text: it stays where the reader was when the text is laid out again. */
interface TextAnchor {
  node: Node;
  offset: number;
}

/** The first letter is looked up this far inside the frame's corner, in pixels. */
const INSET_PX = 4;

/**
 * The first letter that a frame shows; null where there is none, such as on a picture, or something lies over it.
 * @param isFromRight whether the text begins on the right, as vertical lines and Arabic do
 */
function firstLetterIn(frame: HTMLElement, isFromRight: boolean): TextAnchor | null {
  const { left, right, top } = frame.getBoundingClientRect();
  const caret = caretAt(isFromRight ? right - INSET_PX : left + INSET_PX, top + INSET_PX);
  return caret !== null && caret.node.nodeType === Node.TEXT_NODE && frame.contains(caret.node) ? caret : null;
}

/** Where the letter stands now; null when it has gone. */
function boxOfAnchor({ node, offset }: TextAnchor): DOMRect | null {
  if (!node.isConnected) return null;
  const range = document.createRange();
  const length = node.nodeValue?.length ?? 0;
  const start = Math.max(0, Math.min(offset, length - 1));
  range.setStart(node, start);
  range.setEnd(node, Math.min(start + 1, length));
  return range.getClientRects()[0] ?? null;
}

function caretAt(xPx: number, yPx: number): TextAnchor | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(xPx, yPx);
    return position === null ? null : { node: position.offsetNode, offset: position.offset };
  }
  // Safari has the older name only.
  const range: Range | null = (document as Document).caretRangeFromPoint(xPx, yPx);
  return range === null ? null : { node: range.startContainer, offset: range.startOffset };
}
