import type { ViewerLayer, ViewerLayers } from '@longstrip/core';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { FreshPages } from './page/fresh-addresses.ts';
import type { ReaderPosition } from './reading-geometry.ts';
import type { ResumePlace, ViewerEpisode } from './viewer-model.ts';

interface ViewerState {
  /** Layers that the reader has changed since the document was loaded; the others are the server's. */
  changedLayers: ChangedLayers;
  areBarsShown: boolean;
  /** Whether the menu of the upper bar is open. */
  isMenuOpen: boolean;
  /** The reading position; null until hydration. */
  position: ReaderPosition | null;
  /** Where the reader was before they jumped to another place a moment ago (`jump`); null: nothing leads back. */
  jumpedFrom: ReaderPosition | null;
  /** Null: the reader confirms each price. */
  binge: BingeAllowance | null;
  /** Whether what the last permission has spent is told where it ended. */
  isBingeReported: boolean;
  /**
   * Goes to a place in the shown episode, as a movement of the reader; null until a reader component is there. Where pages scroll,
   * `shareBefore` of the window stays before the place.
   */
  moveTo: ((place: ResumePlace, shareBefore?: number) => void) | null;
  /** Turns to a screen, from 0; null where the pages scroll. */
  turnTo: ((screen: number) => void) | null;
  /** The pictures of the shown comic. */
  pictures: FreshPages | null;
  /** What is open over the pages. `panels` has no look: it goes into the panels or out of them, and closes. */
  openSheet: 'settings' | 'episodes' | 'keys' | 'device' | 'panels' | 'transcript' | 'find' | null;
  /** Where the reader is, in words, if the reader component says more than the page. */
  placeText: string | null;
  /** Whether the reader has asked for the card at the end, which then takes the focus. */
  isEndAwaited: boolean;
  /** Whether the pages scroll by themselves. */
  isAutoScrolling: boolean;
  /** How many pictures could not be loaded. */
  failedPictures: number;
  /** The pages of those that are visible. */
  failedOnScreen: readonly number[];
}

interface ChangedLayers {
  readonly account?: ViewerLayer;
  readonly device?: ViewerLayer;
  /** By the alias of the series. */
  readonly series: Readonly<Record<string, ViewerLayer>>;
}

/** A reader's permission to open the next episodes without asking, with their ticket or for coins, for as long as they stay in the viewer. */
export interface BingeAllowance {
  readonly limitCoins: number;
  readonly spentCoins: number;
  /** What is being opened, and what was opened last. */
  readonly asked: BingeRental | null;
  readonly last: BingeRental | null;
}

export interface BingeRental {
  readonly episodeAlias: string;
  readonly episodeTitle: string;
  /** 0 with a ticket. */
  readonly coins: number;
}

/** State that distant parts of the viewer share: bars, sheets, progress line and readers. */
export const useViewerStore = create<ViewerState>(() => ({
  changedLayers: { series: {} },
  areBarsShown: false,
  isMenuOpen: false,
  position: null,
  jumpedFrom: null,
  binge: null,
  isBingeReported: false,
  moveTo: null,
  turnTo: null,
  pictures: null,
  openSheet: null,
  placeText: null,
  isEndAwaited: false,
  isAutoScrolling: false,
  failedPictures: 0,
  failedOnScreen: [],
}));

export function toggleBars(): void {
  useViewerStore.setState(({ areBarsShown }) => ({ areBarsShown: !areBarsShown }));
}

/** Hides the bars, as scrolling and page turns do. They stay under their open menu, which would go with them from under a finger. */
export function hideBars(): void {
  const { areBarsShown, isMenuOpen } = useViewerStore.getState();
  if (areBarsShown && !isMenuOpen) useViewerStore.setState({ areBarsShown: false });
}

/** Whether something is open over the pages, which must not be replaced under the reader. */
export function isAnySheetOpen({ openSheet }: ViewerState): boolean {
  return openSheet !== null;
}

/** Resets bars and position for the next episode. */
export function leaveEpisode(): void {
  useViewerStore.setState({
    areBarsShown: false,
    isMenuOpen: false,
    position: null,
    jumpedFrom: null,
    openSheet: null,
    isEndAwaited: false,
    isAutoScrolling: false,
  });
}

export function toggleAutoScroll(): void {
  useViewerStore.setState(({ isAutoScrolling }) => ({ isAutoScrolling: !isAutoScrolling, areBarsShown: false }));
}

export function stopAutoScroll(): void {
  useViewerStore.setState({ isAutoScrolling: false });
}

/**
 * Ends the permission: by the reader, at the limit, at another price than was shown, and when the viewer is left.
 * @param isBingeReported whether the caller tells what was spent; by default a toast does
 */
export function endBinge(isBingeReported = false): void {
  if (useViewerStore.getState().binge !== null) useViewerStore.setState({ binge: null, isBingeReported });
}

/** Counts the rental that has opened this episode. */
export function countBingeRental(episodeAlias: string): void {
  useViewerStore.setState(({ binge }) => {
    const asked = binge?.asked ?? null;
    if (binge === null || asked?.episodeAlias !== episodeAlias) return {};
    return { binge: { ...binge, spentCoins: binge.spentCoins + asked.coins, asked: null, last: asked } };
  });
}

/** Notes that one more or one fewer picture could not be loaded. */
export function noteFailedPictures(by: 1 | -1): void {
  useViewerStore.setState(({ failedPictures }) => ({ failedPictures: failedPictures + by }));
}

/** Notes that the place of a picture that could not be loaded is visible, or is not any more. */
export function noteFailedOnScreen(page: number, isOnScreen: boolean): void {
  useViewerStore.setState(({ failedOnScreen }) => {
    const others = failedOnScreen.filter((each) => each !== page);
    return { failedOnScreen: isOnScreen ? [...others, page] : others };
  });
}

export function notePosition(position: ReaderPosition): void {
  useViewerStore.setState({ position });
}

/** How the reader reads the episode now. */
export function useViewerLayers({ layers, series: { alias } }: Pick<ViewerEpisode, 'layers' | 'series'>): ViewerLayers {
  const changed = useViewerStore((state) => state.changedLayers);
  return useMemo(
    () => ({
      account: layers.account === null ? null : (changed.account ?? layers.account),
      device: changed.device ?? layers.device,
      series: changed.series[alias] ?? layers.series,
    }),
    [layers, changed, alias],
  );
}

/** Shows changed settings in the episode that is open, and in those that are opened from here. */
export function showViewerLayers(seriesAlias: string, { account, device, series }: ViewerLayers): void {
  useViewerStore.setState(({ changedLayers }) => ({
    changedLayers: {
      ...(account === null ? {} : { account }),
      device,
      series: { ...changedLayers.series, [seriesAlias]: series },
    },
  }));
}
