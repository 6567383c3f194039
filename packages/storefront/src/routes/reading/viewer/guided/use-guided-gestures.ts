import type { ReadingDirection, ViewerSettings } from '@longstrip/core';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { tapDirection } from '../../../../parts/reading/viewer-settings.ts';
import { isHandledByTarget } from '../handled-keys.ts';
import {
  createWheelTurns,
  type TurnAction,
  turnActionOfSwipe,
  turnActionOfTap,
  usePageTurning,
} from '../paper/page-turning.ts';
import { useDoubleTap } from '../zoom/use-page-zoom.ts';
import type { GuidedControls } from './use-guided-place.ts';

interface GestureFacts {
  direction: ReadingDirection;
  settings: Pick<ViewerSettings, 'pageTaps'>;
  /** A page of text or the end, which scrolls; null for art. A stable function. */
  tallPage: () => Element | null;
  /** Escape, first to the whole page, then out of the panels. */
  leave: () => void;
}

/** Taps, swipes, keys and the wheel of a comic that is read panel by panel. */
export function useGuidedGestures(controls: GuidedControls, { direction, settings, tallPage, leave }: GestureFacts) {
  usePageTurning(direction, controls, tallPage);
  useSidewaysWheel(direction, controls);
  useEscape(leave);
  const start = useRef<{ xPx: number; yPx: number } | null>(null);
  const doubleTap = useDoubleTap(controls.toggleWhole);
  const tap = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    // A tap must not leave the focus here: the next key would show its outline around the page.
    event.currentTarget.blur();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const action = turnActionOfTap((event.clientX - left) / width, tapDirection(direction, settings));
    // At the edges a tap goes on at once; in the middle it may be the first tap of a double tap.
    if (action === 'toggleBars' && tallPage() === null) doubleTap(event, controls.toggleBars);
    else controls[action]();
  };
  return {
    onClick: tap,
    onPointerDown(event: PointerEvent) {
      start.current = event.isPrimary && event.pointerType !== 'mouse' ? placeOf(event) : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const action = actionOfSwipe(event.clientX - from.xPx, event.clientY - from.yPx, direction);
      if (action !== null) controls[action]();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

function placeOf({ clientX, clientY }: PointerEvent) {
  return { xPx: clientX, yPx: clientY };
}

/** What a swipe does. Upwards is on, as in a strip. */
export function actionOfSwipe(dxPx: number, dyPx: number, direction: ReadingDirection): TurnAction | null {
  return turnActionOfSwipe(dxPx, dyPx, direction) ?? turnActionOfSwipe(dyPx, dxPx, 'LTR');
}

/** Dialogs, and tables that are wider than their text, scroll sideways themselves. */
const SCROLLS_SIDEWAYS = '[role="dialog"], table[tabindex]';

/** A wheel or a touchpad that moves sideways: where reading goes to, and not to the page before in the browser. */
function useSidewaysWheel(direction: ReadingDirection, controls: GuidedControls): void {
  useEffect(() => {
    const read = createWheelTurns();
    const onWheel = (event: WheelEvent) => {
      const { ctrlKey, deltaX, deltaY, target, timeStamp } = event;
      if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
      if (!(target instanceof Element) || target.closest(SCROLLS_SIDEWAYS) !== null) return;
      event.preventDefault();
      const action = read({ deltaY: direction === 'LTR' ? deltaX : -deltaX, timeStamp }, null);
      if (action === 'next' || action === 'previous') controls[action]();
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    return () => window.removeEventListener('wheel', onWheel);
  }, [direction, controls]);
}

function useEscape(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isHandledByTarget(event.target, event.key)) return;
      if (event.target instanceof Element && event.target.closest('[role="menu"]') !== null) return;
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
