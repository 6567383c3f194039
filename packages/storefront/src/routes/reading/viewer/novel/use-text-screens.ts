import type { ViewerSettings, WritingMode } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Captured, PLACES, useAnchor, useTextPlaces } from '../anchor/use-anchor.ts';
import { createPageFlow } from '../page/page-flow.ts';
import type { Turning } from '../paper/page-turning.ts';
import { turnedPosition } from '../reading-geometry.ts';
import type { ResumePlace } from '../viewer-model.ts';
import { hideBars, toggleBars, useViewerStore } from '../viewer-store.ts';

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
 * again stays at the reader's anchor; what the browser's own search scrolls to is shown by a whole screen.
 * @param onBeyond the reader turns from the end card to the next chapter, or from the first screen to the previous one; stable
 */
export function useTextScreens(
  frame: { current: HTMLDivElement | null },
  writing: WritingMode,
  resume: ResumePlace | null,
  settings: ViewerSettings,
  onBeyond: (by: 1 | -1) => void,
): TextScreens {
  const [shown, setShown] = useState(UNMEASURED);
  // The last request. React may render an older state before it, and a measurement may come in between.
  const latest = useRef(UNMEASURED);
  /** Whether the reader turns: what the new screen begins with is their place. */
  const isTurning = useRef(false);
  /** Where to go once the text is shown. */
  const wanted = useRef<ResumePlace | null>(null);
  const article = useCallback(() => frame.current?.querySelector('article') ?? null, [frame]);
  const captureLine = useTextPlaces(article);
  const flow = useMemo(
    () =>
      createPageFlow({
        scroller: () => frame.current,
        boxes: () => [frame.current, article()].flatMap((box) => box ?? []),
        sizes: () => `${frame.current?.clientWidth} ${frame.current?.clientHeight} ${article()?.offsetHeight}`,
        lengthPx: () => (frame.current === null ? 0 : PLACES.screensOf(frame.current).stepPx),
        positionPx: () => Math.abs(frame.current?.scrollLeft ?? 0) + (frame.current?.scrollTop ?? 0),
        canFly: false,
        extentOf: ({ left, right }) => ({ startPx: left, endPx: right }),
      }),
    [frame, article],
  );
  const show = useCallback((screen: number, screens: number) => {
    const { current } = latest;
    if (current.screen === screen && current.screens === screens) return;
    latest.current = { screen, screens };
    setShown(latest.current);
  }, []);

  const capture = (): Captured | null => {
    const element = frame.current;
    if (element === null) return null;
    // The end card stands in place of the text.
    if (latest.current.screen >= latest.current.screens) return endOf(latest.current);
    const { count, stepPx } = PLACES.screensOf(element);
    const screen = Math.min(Math.round(flow.positionPx() / stepPx), count - 1);
    PLACES.showScreen(element, screen);
    show(screen, count);
    const line = captureLine();
    if (line === null) return null;
    // A novel has no pages: old clients know the share of the whole text.
    return {
      position: { ...turnedPosition(0, screen, count), offset: screen / count, anchor: line.anchor },
      shiftPx: 0,
    };
  };
  const restore = (place: ResumePlace) => {
    const element = frame.current;
    if (element === null) return;
    if (element.clientWidth === 0) {
      // The end card stands in place of the text, which has no places until it is shown again.
      if (place.kind === 'end') return;
      wanted.current = place;
      show(0, latest.current.screens);
      return;
    }
    if (place.kind === 'end') {
      const { count } = PLACES.screensOf(element);
      show(count, count);
    } else PLACES.goTo(place);
  };
  const controls = useAnchor(flow, { capture, restore }, resume);

  // Before the first paint; another font or size, and other lines, change the number of screens.
  useBrowserLayoutEffect(() => controls.restore(), [controls, settings, writing]);
  useBrowserLayoutEffect(() => {
    const element = frame.current;
    if (element === null || shown !== latest.current) return;
    if (wanted.current !== null) {
      PLACES.goTo(wanted.current);
      wanted.current = null;
      controls.note();
      return;
    }
    if (!isTurning.current) return;
    isTurning.current = false;
    // The text may have been laid out again behind the end card: its last screen is the last one now.
    const last = PLACES.screensOf(element).count - 1;
    if (shown.screen < shown.screens)
      PLACES.showScreen(element, shown.screen === shown.screens - 1 ? last : shown.screen);
    controls.note();
  }, [frame, controls, shown]);

  const turnTo = useCallback(
    (choose: (now: number, count: number) => number) => {
      const { screen: now, screens: count } = latest.current;
      const wanted = Math.min(Math.max(choose(now, count), 0), count);
      if (wanted === now) return;
      isTurning.current = true;
      show(wanted, count);
    },
    [show],
  );
  useEffect(() => {
    useViewerStore.setState({ turnTo: (screen) => turnTo(() => screen) });
    return () => useViewerStore.setState({ turnTo: null });
  }, [turnTo]);
  const turning: Turning = useMemo(() => {
    const turn = (choose: (now: number, count: number) => number) => {
      hideBars();
      turnTo(choose);
    };
    const step = (by: 1 | -1) => {
      const { screen: now, screens: count } = latest.current;
      if (now + by < 0 || now + by > count) onBeyond(by);
      else turn(() => now + by);
    };
    return {
      next: () => step(1),
      previous: () => step(-1),
      first: () => turn(() => 0),
      last: () => turn((_now, count) => count - 1),
      toggleBars,
    };
  }, [turnTo, onBeyond]);
  const goToPlace = useCallback(
    (place: Element) => {
      const element = frame.current;
      if (element !== null) turnTo(() => PLACES.screenOf(element, place.getBoundingClientRect()));
    },
    [frame, turnTo],
  );
  return { ...shown, turning, goToPlace };
}

function endOf({ screens }: Pick<TextScreens, 'screens'>): Captured {
  return { position: { ...turnedPosition(0, screens, screens), anchor: { kind: 'end' } }, shiftPx: 0 };
}
