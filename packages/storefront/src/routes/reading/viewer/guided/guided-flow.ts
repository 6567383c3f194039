import type { GuidedWindow } from '@longstrip/core';
import type { PageExtent, PageFlow } from '../page/page-flow.ts';
import { type GuidedPlace, viewOfPlace } from './guided-place.ts';
import { type GuidedPart, type GuidedStop, partWithPage } from './guided-plan.ts';

/** What is read, and where. */
export interface GuidedFacts {
  parts: readonly GuidedPart[];
  stops: readonly GuidedStop[];
  place: GuidedPlace;
  window: GuidedWindow;
}

/** The pages as if they followed each other downwards, each page in a window of its own: by it they load, and are left. */
export interface GuidedFlow extends PageFlow {
  /** The reader has gone on, or other pages are in the document. */
  moved(): void;
}

/** Makes the flow. `facts` are those of now, also before they are drawn. */
export function createGuidedFlow(facts: () => GuidedFacts): GuidedFlow {
  const listeners = new Set<Parameters<PageFlow['listen']>[0]>();
  const lengthOf = (part: GuidedPart, { widthPx, heightPx }: GuidedWindow) =>
    part.kind === 'pictures' && part.sheet.isStrip ? part.sheet.height * widthPx : heightPx;
  const startOf = (index: number) => {
    const { parts, window } = facts();
    return parts.slice(0, index).reduce((sum, part) => sum + lengthOf(part, window), 0);
  };
  const extentOfPage = (order: number): PageExtent => {
    const { parts, window } = facts();
    const index = partWithPage(parts, order);
    const part = parts[index];
    const startPx = startOf(Math.max(0, index));
    if (part?.kind !== 'pictures' || !part.sheet.isStrip) return { startPx, endPx: startPx + window.heightPx };
    const { from, to } = part.sheet.pictures.find(({ page }) => page === order) ?? { from: 0, to: 0 };
    return { startPx: startPx + from * window.widthPx, endPx: startPx + to * window.widthPx };
  };
  return {
    lengthPx: () => facts().window.heightPx,
    positionPx() {
      const { parts, stops, place, window } = facts();
      const stop = stops[place.index];
      const part = parts[stop?.part ?? -1];
      const view = viewOfPlace(place, stops);
      const startPx = startOf(stop?.part ?? parts.length);
      if (view === null || part?.kind !== 'pictures' || !part.sheet.isStrip) return startPx;
      return startPx + (view.shown.y + view.shown.height / 2) * window.widthPx - window.heightPx / 2;
    },
    canFly: false,
    extentOf: (element) => extentOfPage(Number(element instanceof HTMLElement ? element.dataset.page : Number.NaN)),
    layOut() {
      for (const { onLayout } of [...listeners]) onLayout?.();
    },
    moved() {
      for (const { onMove } of [...listeners]) onMove?.();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
