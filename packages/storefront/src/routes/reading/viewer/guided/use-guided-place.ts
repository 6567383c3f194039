import { formatAnchor, type GuidedView, type GuidedWindow, type TextAnchor } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Captured, PLACES, useAnchor } from '../anchor/use-anchor.ts';
import type { Turning } from '../paper/page-turning.ts';
import { type ReaderPosition, turnedPosition } from '../reading-geometry.ts';
import type { ResumePlace, ViewerEpisode } from '../viewer-model.ts';
import { hideBars, toggleBars, useViewerStore } from '../viewer-store.ts';
import { createGuidedFlow, type GuidedFacts, type GuidedFlow } from './guided-flow.ts';
import {
  FIRST_PLACE,
  type GuidedPlace,
  lineOfPlace,
  openingOf,
  otherLook,
  placeAfter,
  placeAt,
  placeBefore,
  placeOfLine,
  samePlace,
  viewOfPlace,
} from './guided-place.ts';
import { type GuidedPart, type GuidedStop, partWithPage } from './guided-plan.ts';

/** The panel that was shown last: several in a row begin at the same line, so that the anchor alone does not tell which. */
let last: { episode: string; anchor: string; place: GuidedPlace; view: GuidedView } | null = null;

export interface GuidedControls extends Turning {
  /** One step on and back while the bars stay. */
  stepOn: () => void;
  stepBack: () => void;
  /** The whole page, and back. */
  toggleWhole: () => void;
}

/** What is shown. */
export interface ShownPlace {
  place: GuidedPlace;
  /** The window in which the reader has gone there, and the camera moves; in another window it does not. Null: it does not. */
  movesIn: GuidedWindow | null;
}

interface PlaceFacts {
  parts: readonly GuidedPart[];
  /** Null until the window is measured. */
  stops: readonly GuidedStop[] | null;
  window: GuidedWindow | null;
  resume: ResumePlace | null;
}

const NO_WINDOW: GuidedWindow = { widthPx: 0, heightPx: 0 };

/** Knows which panel is shown, goes to others, and stays at the reader's anchor when the window or the panels change. */
export function useGuidedPlace(
  section: RefObject<HTMLElement>,
  { series, episode, content }: Pick<ViewerEpisode, 'series' | 'episode' | 'content'>,
  { parts, stops, window, resume }: PlaceFacts,
): { shown: ShownPlace; flow: GuidedFlow; controls: GuidedControls; noteLine: () => void } {
  const [shown, setShown] = useState<ShownPlace>({ place: FIRST_PLACE, movesIn: null });
  const facts = useRef<GuidedFacts>({ parts, stops: stops ?? [], place: shown.place, window: window ?? NO_WINDOW });
  // What is asked before the next layout has the stops of the last one.
  useBrowserLayoutEffect(() => {
    facts.current = { ...facts.current, parts, stops: stops ?? [], window: window ?? NO_WINDOW };
  }, [parts, stops, window]);
  const [flow] = useState(() => createGuidedFlow(() => facts.current));
  const line = useRef<TextAnchor | null>(null);
  const name = `${series.alias}/${episode.alias}`;
  const pages = content.pages.length;

  const show = (place: GuidedPlace, isSmooth: boolean) => {
    const before = facts.current.place;
    if (place.index === before.index && place.look === before.look) return;
    facts.current.place = place;
    setShown({ place, movesIn: isSmooth ? facts.current.window : null });
  };
  const capture = () => {
    const captured = captureGuided(section.current, facts.current, pages);
    const view = viewOfPlace(facts.current.place, facts.current.stops);
    if (captured !== null && view !== null)
      last = { episode: name, anchor: formatAnchor(captured.position.anchor), place: facts.current.place, view };
    return captured;
  };
  const goToLine = () => {
    const at = line.current;
    if (at === null || !section.current?.querySelector(`[data-current] [data-page="${at.page}"]`)) return;
    PLACES.goTo(at);
    line.current = null;
  };
  const restore = (at: ResumePlace) => {
    if (facts.current.stops.length === 0) return;
    show(placeOfAnchor(at, name, facts.current), false);
    line.current = at.kind === 'text' ? at : null;
    goToLine();
  };
  const anchor = useAnchor(flow, { capture, restore }, resume);
  const hasBegun = useRef(false);
  useBrowserLayoutEffect(() => {
    if (stops === null) return;
    if (!hasBegun.current) show(openingOf(stops, parts), false);
    hasBegun.current = true;
    anchor.restore();
  }, [anchor, stops]);
  // A page of text scrolls to its line once it is there.
  useBrowserLayoutEffect(goToLine);
  // Other pages are in the document now.
  useEffect(() => flow.moved());

  const latest = useRef({ show, capture, anchor });
  latest.current = { show, capture, anchor };
  const controls = useMemo(() => {
    const go = (place: GuidedPlace) => {
      line.current = null;
      latest.current.show(place, true);
      latest.current.anchor.note();
    };
    const step = (placeOf: (now: GuidedFacts) => GuidedPlace) => () => {
      if (facts.current.stops.length > 0) go(placeOf(facts.current));
    };
    const turn = (placeOf: (now: GuidedFacts) => GuidedPlace) => () => {
      hideBars();
      step(placeOf)();
    };
    const after = ({ place, stops: all }: GuidedFacts) => placeAfter(place, all.length);
    const before = ({ place, stops: all, parts: of }: GuidedFacts) => placeBefore(place, all, of);
    return {
      next: turn(after),
      previous: turn(before),
      stepOn: step(after),
      stepBack: step(before),
      first: turn(({ stops: all, parts: of }) => openingOf(all, of)),
      last: turn(({ stops: all }) => placeAt(all.length - 1)),
      toggleBars,
      toggleWhole() {
        const { place, stops: all, parts: of } = facts.current;
        latest.current.show(otherLook(place, all, of), true);
        // Only what is shown has changed: the reader has not gone on.
        latest.current.capture();
      },
      to: (stop: number) => go(placeAt(Math.min(stop, facts.current.stops.length))),
    };
  }, []);
  useEffect(() => {
    useViewerStore.setState({ turnTo: controls.to });
    return () => useViewerStore.setState({ turnTo: null });
  }, [controls]);
  const noteLine = () => {
    hideBars();
    anchor.note();
  };
  return { shown, flow, controls, noteLine };
}

/** The place of an anchor; the one that was shown last, if it is at the same line. */
function placeOfAnchor(at: ResumePlace, episode: string, { parts, stops }: GuidedFacts): GuidedPlace {
  if (at.kind === 'share' || at.kind === 'element') return openingOf(stops, parts);
  if (at.kind === 'end') return placeAt(stops.length);
  const known = last?.episode === episode && last.anchor === formatAnchor(at) ? last : null;
  const same = known === null ? null : samePlace(known.place, known.view, stops);
  if (same !== null) return same;
  if (at.kind === 'picture') return placeOfLine(at, stops, parts);
  const part = partWithPage(parts, at.page);
  return placeAt(
    Math.max(
      0,
      stops.findIndex((stop) => stop.part === part),
    ),
  );
}

/** The place of the panel that is shown. */
function captureGuided(section: Element | null, { parts, stops, place }: GuidedFacts, pages: number): Captured | null {
  if (stops.length === 0) return null;
  const stop = stops[Math.min(place.index, stops.length - 1)];
  const part = parts[stop?.part ?? -1];
  if (part === undefined) return null;
  const line = lineOfPlace(place, stops, parts);
  const page = line?.page ?? (part.kind === 'text' ? part.page.order : (stop?.view?.page ?? 1));
  const offset = line?.offset ?? 0;
  const position: Omit<ReaderPosition, 'anchor'> = {
    ...turnedPosition(page, place.index, stops.length),
    offset,
    share: shareOf(place, stops, page, pages),
  };
  if (place.index >= stops.length) return { position: { ...position, anchor: { kind: 'end' } }, shiftPx: 0 };
  if (part.kind === 'text') {
    // Before the next layout it is not the shown page yet, and may not be there.
    const text = section?.querySelector(`.tall-page[data-page="${page}"]`) ?? null;
    const isScrolled = text !== null && text.scrollTop >= 1;
    const read = isScrolled ? PLACES.captureText(PLACES.textView(text), PLACES.runsOf(text)) : null;
    const anchor = read?.anchor ?? ({ kind: 'text', page, path: [], character: 0 } as const);
    return { position: { ...position, anchor }, shiftPx: 0 };
  }
  const pageId = part.pages.find(({ order }) => order === page)?.pageId ?? null;
  return { position: { ...position, anchor: { kind: 'picture', page, pageId, offset } }, shiftPx: 0 };
}

/** The share that is read, with the shown panel: by pages, since the panels of far pages are not known. */
function shareOf({ index }: GuidedPlace, stops: readonly GuidedStop[], page: number, pages: number): number {
  if (index >= stops.length - 1) return 1;
  const view = stops[index]?.view;
  const ofPage = view == null ? 1 : (view.panel - 1 + (view.step + 1) / view.steps) / view.panels;
  return Math.min(1, (page - 1 + ofPage) / pages);
}
