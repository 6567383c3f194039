import type {
  CreatorRole,
  ReadingDirection,
  ScheduleDay,
  SeriesStatus,
  SeriesThumbnailType,
  SeriesType,
  ViewerMode,
  WritingMode,
} from '@longstrip/core';
import type { DemoPicture } from './picture/recipe.ts';
import type { DemoLanguage } from './works/language.ts';

/** One work in one language, as it is offered on some platforms (D5: two languages of a work are two series). */
export interface DemoSeries {
  /** Unique over the catalogue: `<workKey>-<language>`. */
  key: string;
  /** Shared by the languages of one work. */
  workKey: string;
  platformIds: readonly string[];
  language: DemoLanguage;
  type: SeriesType;
  status: SeriesStatus;
  title: string;
  /** The part of the address, unique over the catalogue, Latin letters, digits and hyphens. */
  alias: string;
  synopsis: string;
  creators: readonly { name: string; role: CreatorRole }[];
  /** The first is the main genre. */
  genres: readonly string[];
  tags: readonly string[];
  scheduleDays: readonly ScheduleDay[];
  isAdult: boolean;
  readingDirection: ReadingDirection;
  writingMode: WritingMode;
  viewerMode: ViewerMode;
  freeEpisodeCount: number;
  /** Whole coins; null: not sold that way (D9). */
  rentCoin: number | null;
  possessionCoin: number | null;
  freetimeEnabled: boolean;
  /** Episodes that are out on the day of seeding; `planOpenings` says when the others come. */
  publishedCount: number;
  /** Days since the newest that is out, at least; 0 for a series that goes on. */
  lastOpenedDaysAgo: number;
  /** Its place among the series of its language that go on, from 0 to below 1: they take turns. */
  turn: number;
  /** First episode first. */
  episodes: readonly DemoEpisode[];
}

/** One episode of a series. A comic has pages, a novel has `html`. */
export interface DemoEpisode {
  /** Unique in its series: "1", "2", … */
  number: string;
  title: string;
  /** In reading order; empty for a novel. Slices of a strip join without a seam. */
  pages: readonly DemoPicture[];
  /** Only for a novel: `<p>`, `<ruby>` and `<rt>` and nothing else, already escaped. */
  html?: string;
  thumbnail: DemoPicture;
}

/** The pictures of a series that the catalogue draws. MAIN is the same picture as SQUARE, COVER as VERTICAL. */
export type SeriesPictures = Record<
  Extract<
    SeriesThumbnailType,
    'VERTICAL' | 'COVER' | 'MAIN' | 'SQUARE' | 'DETAIL' | 'HORIZONTAL_TYPE_A' | 'HORIZONTAL_TYPE_B'
  >,
  DemoPicture
>;
