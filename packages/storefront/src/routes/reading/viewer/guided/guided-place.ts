import { type GuidedLine, type GuidedView, lineOfView, viewOfLine } from '@longstrip/core';
import { type GuidedPart, type GuidedStop, partWithPage } from './guided-plan.ts';

/**
 * What is shown: a panel, the whole page around it, the whole page before its first panel, or what was shown before the
 * panels of the page were known.
 */
type Look = 'panel' | 'whole' | 'opening' | 'held';

/** Where the reader is. */
export interface GuidedPlace {
  /** Of the stop; as many as there are stops for the end. */
  readonly index: number;
  readonly look: Look;
  /** What is held. */
  readonly held: GuidedView | null;
}

export function placeAt(index: number, look: Look = 'panel'): GuidedPlace {
  return { index, look, held: null };
}

export const FIRST_PLACE = placeAt(0, 'opening');

/** The view of a place; null for a text and for the end. */
export function viewOfPlace({ index, held }: GuidedPlace, stops: readonly GuidedStop[]): GuidedView | null {
  return held ?? stops[index]?.view ?? null;
}

/** Whether a view is its whole page: then there is nothing more to be seen of it. */
function isWholePage(stop: GuidedStop | undefined, parts: readonly GuidedPart[]): boolean {
  const part = parts[stop?.part ?? -1];
  const view = stop?.view ?? null;
  if (view === null || part?.kind !== 'pictures') return true;
  return !part.sheet.isStrip && view.region === null && view.steps === 1;
}

/** Where the beginning is: the whole first page, before its panels. Of a strip its first panel, which is at its beginning. */
export function openingOf(stops: readonly GuidedStop[], parts: readonly GuidedPart[]): GuidedPlace {
  const part = parts[stops[0]?.part ?? -1];
  const isStrip = part?.kind === 'pictures' && part.sheet.isStrip;
  return isStrip || isWholePage(stops[0], parts) ? placeAt(0) : FIRST_PLACE;
}

/** One step on: from a whole page that is shown before its panels to the first of them. */
export function placeAfter({ index, look }: GuidedPlace, count: number): GuidedPlace {
  const isBefore = look === 'opening' || look === 'held';
  return placeAt(Math.min(count, isBefore ? index : index + 1));
}

/** One step back; before the first panel of all comes its whole page. */
export function placeBefore(
  { index, look }: GuidedPlace,
  stops: readonly GuidedStop[],
  parts: readonly GuidedPart[],
): GuidedPlace {
  if (index > 0) return placeAt(index - 1);
  return look === 'panel' ? openingOf(stops, parts) : placeAt(0, look);
}

/** The whole page, and back to the panel. */
export function otherLook(place: GuidedPlace, stops: readonly GuidedStop[], parts: readonly GuidedPart[]): GuidedPlace {
  if (isWholePage(stops[place.index], parts)) return place;
  return placeAt(place.index, place.look === 'panel' ? 'whole' : 'panel');
}

/** The line by which a place is found again: the upper one of its view, or of the whole page. Null for a text and the end. */
export function lineOfPlace(
  place: GuidedPlace,
  stops: readonly GuidedStop[],
  parts: readonly GuidedPart[],
): GuidedLine | null {
  const part = parts[stops[place.index]?.part ?? -1];
  const view = viewOfPlace(place, stops);
  if (view === null || part?.kind !== 'pictures') return null;
  return place.look === 'opening' ? { page: view.page, offset: 0 } : lineOfView(view, part.sheet);
}

/** A place that a line leads to. */
export function placeOfLine(line: GuidedLine, stops: readonly GuidedStop[], parts: readonly GuidedPart[]): GuidedPlace {
  const index = partWithPage(parts, line.page);
  const part = parts[index];
  const first = stops.findIndex((stop) => stop.part === index);
  if (part?.kind !== 'pictures' || first < 0) return placeAt(Math.max(0, first));
  const views = stops.flatMap((stop) => (stop.part === index && stop.view !== null ? [stop.view] : []));
  return placeAt(first + viewOfLine(views, part.sheet, line));
}

function isSameView(view: GuidedView, { page, region, box, step }: GuidedView): boolean {
  const isSamePanel = view.page === page && view.region === region && view.box.y === box.y;
  return isSamePanel && view.step === Math.min(step, view.steps - 1);
}

/**
 * The same place after the stops have changed: in another window, or when the panels of a page have become known. Then the
 * page stays as it is shown, until the reader goes on to its first panel.
 * @param shown the view of the place before
 * @returns null if its page is not there
 */
export function samePlace(
  { look, held }: GuidedPlace,
  shown: GuidedView,
  stops: readonly GuidedStop[],
): GuidedPlace | null {
  const ofPage = (view: GuidedView | null) => view?.page === shown.page;
  const first = stops.findIndex(({ view }) => ofPage(view));
  if (held === null) {
    const index = stops.findIndex(({ view }) => view !== null && isSameView(view, shown));
    if (index >= 0) return placeAt(index, look);
  }
  return first < 0 ? null : { index: first, look: 'held', held: shown };
}
