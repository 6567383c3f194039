import { type Anchor, formatAnchor } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PageFlow } from '../page/page-flow.ts';
import type { ReaderPosition } from '../reading-geometry.ts';
import type { ResumePlace } from '../viewer-model.ts';
import { hideBars, notePosition, useViewerStore } from '../viewer-store.ts';
import { COLUMN_GAP_PX, placeTools } from './place-tools.ts';

/** The places of the shown document. */
export const PLACES = placeTools(COLUMN_GAP_PX);

/** Where the reader is, and how far the anchor's line begins after the beginning of what is shown, in pixels. */
export interface Captured {
  position: ReaderPosition;
  shiftPx: number;
}

/** What a reader component does with places. */
export interface AnchoredReader {
  /** The place at the beginning of what is shown; null before there is one, and while a page turns. */
  capture(): Captured | null;
  /** Goes to a place without an animation, as far as there is more to scroll. */
  restore(place: ResumePlace, shiftPx: number): void;
}

export interface AnchorControls {
  /** The reader has moved to what is shown now, or is moving to a given place. */
  note(captured?: Captured | null): void;
  /** Pages are laid out again: goes to the reader's anchor. */
  restore(): void;
  /** The next layout is to have a place so many pixels after the beginning of what is shown. */
  hold(at: ResumePlace, shiftPx: number): void;
}

/**
 * Keeps the reader at their anchor: it changes by their own movement alone, and whatever is laid out again (another window,
 * font or mode, a picture that comes late), the same line of the same picture or text is shown first.
 * @param resume where to begin; null for the beginning
 */
export function useAnchor(flow: PageFlow, reader: AnchoredReader, resume: ResumePlace | null): AnchorControls {
  const latest = useLatest(reader);
  const place = useRef<{ at: ResumePlace | null; shiftPx: number }>({ at: resume, shiftPx: 0 });
  const controls = useMemo(() => {
    /** Where the pages were when the place was noted or restored: a scroll event from there tells of no movement. */
    let knownPx = Number.NaN;
    const note = (captured = latest.current.capture()) => {
      if (captured === null) return;
      knownPx = flow.positionPx();
      place.current = { at: captured.position.anchor, shiftPx: captured.shiftPx };
      notePosition(captured.position);
    };
    const restore = () => {
      if (hasReadOn()) {
        note();
        return;
      }
      const { at, shiftPx } = place.current;
      if (at === null) {
        note();
        return;
      }
      latest.current.restore(at, shiftPx);
      knownPx = flow.positionPx();
      const captured = latest.current.capture();
      if (captured === null) return;
      if (at.kind === 'share' || at.kind === 'element') note(captured);
      else notePosition(atAnchor(captured.position, at));
    };
    const move = () => {
      if (Math.abs(flow.positionPx() - knownPx) < 1) return;
      const before = writtenPlace(place.current.at);
      note();
      if (writtenPlace(place.current.at) !== before) hideBars();
    };
    const moveTo = (at: ResumePlace, shareBefore = 0) => {
      place.current = { at, shiftPx: shareBefore * flow.lengthPx() };
      restore();
    };
    const hold = (at: ResumePlace, shiftPx: number) => {
      place.current = { at, shiftPx };
    };
    return { note, restore, hold, move, moveTo };
  }, [flow, latest]);
  const stop = useRef(() => {});
  useEffect(() => {
    stop.current = flow.listen({ onMove: controls.move, onLayout: controls.restore });
    controls.restore();
    useViewerStore.setState({ moveTo: controls.moveTo });
    return () => {
      stop.current();
      useViewerStore.setState({ moveTo: null });
    };
  }, [flow, controls]);
  // Before another episode or mode is laid out: the anchor of this one would be gone to there.
  useBrowserLayoutEffect(() => () => stop.current(), [flow, controls]);
  return controls;
}

/** An anchor as text, to compare; of other places nothing, since they become anchors at once. */
function writtenPlace(at: ResumePlace | null): string {
  return at === null || at.kind === 'share' || at.kind === 'element' ? '' : formatAnchor(at);
}

/** Whether the reader has scrolled between the script that opened the document at their place and now; asked once. */
function hasReadOn(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[data-reached]');
  const reached = script?.dataset.reached;
  if (script === null || reached === undefined) return false;
  delete script.dataset.reached;
  return Math.abs(PLACES.positionPx() - Number(reached)) > 1;
}

/** A position with the place of its anchor, whatever is shown first. */
function atAnchor(position: ReaderPosition, anchor: Anchor): ReaderPosition {
  if (anchor.kind !== 'picture') return { ...position, anchor };
  return { ...position, page: anchor.page, offset: anchor.offset, anchor };
}

function useLatest<Value>(value: Value): RefObject<Value> & { current: Value } {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** A text in the document, whose runs are looked up once. */
export function useTextPlaces(text: () => Element | null): () => ReturnType<typeof PLACES.captureText> {
  return useMemo(() => {
    let known: { text: Element; runs: readonly Node[] } | null = null;
    return () => {
      const element = text();
      if (element === null) return null;
      if (known?.text !== element || known.runs[0]?.isConnected !== true) {
        known = { text: element, runs: PLACES.runsOf(element) };
      }
      return PLACES.captureText(PLACES.textView(element), known.runs);
    };
  }, [text]);
}
