import type { PageRegion, RegionBox, SeriesThumbnailType } from '@longstrip/core';
import type {
  DEMO_BANNERS,
  DEMO_FEATURES,
  DEMO_NOTICES,
  DEMO_PICKS,
  DEMO_POLICIES,
  DEMO_QUESTIONS,
  DEMO_THEMES,
  DemoSeries,
  PictureRecipe,
} from '@longstrip/demo-catalogue';

/**
 * The demo as plain data. The server reads it from another thread: the texts of all series take a hundred megabytes, which are
 * freed with the thread.
 */
export interface DemoContents {
  readOutline(): Promise<DemoOutline>;
  /**
   * @param key of a series in the outline
   * @param nowMs the day of seeding, from which its openings are planned
   */
  planSeries(wanted: { key: string; nowMs: number }): Promise<PlannedSeries>;
  readSite(): Promise<DemoSite>;
}

/** Which series exist: enough to find out what a store lacks. */
export interface DemoOutline {
  readonly series: readonly SeriesOutline[];
  /** Platform id → keys of its series, in order. */
  readonly shelves: Readonly<Record<string, readonly string[]>>;
}

export interface SeriesOutline extends Pick<DemoSeries, 'key' | 'workKey' | 'language' | 'alias'> {
  /** Identifies the series in the store, together with its language. */
  readonly seriesKey: string;
  /** Asset of its cover as this version draws it. */
  readonly coverAssetId: string;
}

/** A series with all that its rows need. */
export interface PlannedSeries {
  readonly outline: SeriesOutline;
  readonly facts: Omit<DemoSeries, 'episodes'>;
  /** Every picture of the series and its episodes, each once. */
  readonly assets: readonly PlannedAsset[];
  /** Asset ids. */
  readonly pictures: Readonly<Partial<Record<SeriesThumbnailType, string>>>;
  /** First episode first. */
  readonly episodes: readonly PlannedEpisode[];
  /** Platform id → when each episode opens there, epoch milliseconds, first episode first. */
  readonly openings: Readonly<Record<string, readonly number[]>>;
}

export interface PlannedAsset {
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly placeholder: string;
  readonly recipe: PictureRecipe;
  /** Of a page: see the columns of `asset`. */
  readonly gutters?: [number, number][] | null;
  readonly panels?: RegionBox[];
  readonly trim?: [number, number, number, number] | null;
}

export interface PlannedEpisode {
  readonly number: string;
  /** As lists show it: "Ep. 3: Spring Tide". */
  readonly title: string;
  readonly thumbnailAssetId: string;
  /** A novel's text; null for a comic. */
  readonly html: string | null;
  readonly pages: readonly { assetId: string; spread: 'wide' | 'none'; regions: PageRegion[] | null }[];
}

/** The parts of the demo besides its series. */
export interface DemoSite {
  readonly banners: typeof DEMO_BANNERS;
  readonly picks: typeof DEMO_PICKS;
  readonly themes: typeof DEMO_THEMES;
  readonly notices: typeof DEMO_NOTICES;
  readonly questions: typeof DEMO_QUESTIONS;
  readonly policies: typeof DEMO_POLICIES;
  readonly features: typeof DEMO_FEATURES;
}
