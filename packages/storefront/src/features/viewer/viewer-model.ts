import type { PageSpread, ReadingDirection, SeriesType, ViewerMode, WritingMode } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import type { EpisodeAccess, EpisodeModel } from '../episode/episode-model.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import type { PageRefusal } from '../state/refusal-page.ts';
import type { ViewerSettings } from './viewer-settings.ts';

/** One picture of an episode. */
export interface PicturePage {
  kind: 'picture';
  /** 1-based, in reading order. */
  order: number;
  src: string;
  srcSet: string;
  widthPx: number;
  heightPx: number;
  /** `#rrggbb`, shown until the picture is decoded. */
  placeholder: string | null;
  spread: PageSpread;
  /** The place of a slice in the strip it was cut from, from 0 on; slices join without a gap. Null: a whole picture. */
  stripIndex: number | null;
}

/** One piece of text, sanitised at import. */
export interface TextPage {
  kind: 'text';
  order: number;
  html: string;
}

export type ReaderPage = PicturePage | TextPage;

/** What an episode is made of. A comic may hold a page of text among its pictures, such as an afterword. */
export type EpisodeContent =
  | {
      kind: 'comic';
      pages: ReaderPage[] /** How long the addresses hold from now, in milliseconds. */;
      validForMs: number;
    }
  | { kind: 'novel'; pages: TextPage[] };

/** An episode beside this one. */
export interface Neighbour {
  alias: string;
  title: string;
  thumbnail: PictureSource | null;
  access: EpisodeAccess;
}

/** An episode that may be read. */
export interface ViewerEpisode {
  kind: 'episode';
  meta: PageMeta;
  series: { alias: string; title: string; type: SeriesType };
  episode: EpisodeModel;
  previous: Neighbour | null;
  next: Neighbour | null;
  content: EpisodeContent;
  /** As the work wants it; the reader may say otherwise. */
  mode: ViewerMode;
  direction: ReadingDirection;
  writingMode: WritingMode;
  /** BCP 47. */
  language: string;
  settings: ViewerSettings;
  /** What to read after the last episode; it comes after the first paint. */
  more: Promise<SeriesCardModel[]>;
  /** The series' cover, which "continue reading" shows; it comes after the first paint. */
  cover: Promise<PictureSource | null>;
}

/** An episode that this reader may not read now, and what would open it. */
export interface ViewerRefusal {
  kind: 'refused';
  meta: PageMeta;
  refusal: PageRefusal;
  /** Null when even the series is not shown. */
  series: { alias: string; title: string; cover: PictureSource | null } | null;
  episode: EpisodeModel | null;
  /** The first episode that opens at once. */
  readable: { alias: string; title: string } | null;
}

export type ViewerData = ViewerEpisode | ViewerRefusal;
