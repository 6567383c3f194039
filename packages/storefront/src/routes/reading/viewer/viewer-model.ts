import type {
  Anchor,
  PageRegion,
  PageSpread,
  RatingStars,
  ReadingDirection,
  SeriesType,
  ViewerLayers,
  ViewerMode,
  ViewerSettings,
  WritingMode,
} from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import type { ReactNode } from 'react';
import type { EpisodeAccess, EpisodeModel } from '../../../parts/episodes/episode-model.ts';
import type { PurchasePanelData } from '../../../parts/purchase/purchase-model.ts';
import type { SeriesRecord } from '../../../parts/reading/reading-record.ts';
import type { PageRefusal } from '../../../parts/refusals/refusal-page.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import type { RecommendedSeries } from '../../../parts/series/load-series.server.ts';
import type { FreshPages } from './page/fresh-addresses.ts';

/** One picture of an episode. */
export interface PicturePage {
  kind: 'picture';
  /** Starts at 1, in reading order. */
  order: number;
  src: string;
  srcSet: string;
  widthPx: number;
  heightPx: number;
  /** `#rrggbb`, shown until the picture is decoded. */
  placeholder: string | null;
  /** A picture of a few pixels as a data address, scaled up over the colour until the picture is decoded. */
  blurred: string | null;
  spread: PageSpread;
  /**
   * Where its strip may be cut, in pixels of the picture, in order: the end of the part above and the beginning of the part
   * below, which is less if the gutter is not level. Null while they are not known.
   */
  gutters: readonly (readonly [endPx: number, startPx: number])[] | null;
  /** Stays the same as long as the picture does. */
  pageId: string | null;
  /** Its panels in reading order; a panel of a strip may reach below its slice. Null while they are not known. */
  regions: readonly PageRegion[] | null;
  /** Plain borders around its art, in pixels of the picture. Null for none. */
  trim: readonly [left: number, top: number, right: number, bottom: number] | null;
  /** Index of a slice of one strip; slices join without a gap. Null for a whole picture. */
  stripIndex: number | null;
}

/** A page of text, sanitised at import. */
export interface TextPage {
  kind: 'text';
  order: number;
  html: string;
}

export type ReaderPage = PicturePage | TextPage;

/** The content of an episode. A comic may have a page of text among its pictures, such as an afterword. */
export type EpisodeContent =
  | {
      kind: 'comic';
      pages: readonly ReaderPage[];
      /** How long the addresses are valid from now, in milliseconds. */
      validForMs: number;
      /** The page where the episode opens, as far as the server knows; from 1. Its picture is requested first. */
      opensAt: number;
      /** Whether any of its pages, also a far one, states what is said or seen in a panel. */
      hasWords: boolean;
    }
  | { kind: 'novel'; pages: TextPage[] };

/** The index of the page where the episode opens. */
export function firstPageIndex(content: EpisodeContent): number {
  return content.kind === 'novel'
    ? 0
    : Math.max(
        0,
        content.pages.findIndex(({ order }) => order === content.opensAt),
      );
}

/** What the server sends of it: the pages that are far from where a long comic opens are in `far` (`splitPages`). */
export type SentContent =
  | (Extract<EpisodeContent, { kind: 'comic' }> & { far: string | null })
  | Extract<EpisodeContent, { kind: 'novel' }>;

/** The previous or next episode. */
export interface Neighbour {
  alias: string;
  title: string;
  thumbnail: PictureSource | null;
  access: EpisodeAccess;
  /** The ticket or gift that opens it for this reader now, by name; null for none, and for a guest. Deferred. */
  free: Promise<string | null> | null;
}

/** An episode that this reader may read. */
export interface ViewerEpisode {
  kind: 'episode';
  meta: PageMeta;
  series: { alias: string; title: string; type: SeriesType; isAdult: boolean };
  episode: EpisodeModel;
  previous: Neighbour | null;
  next: Neighbour | null;
  content: EpisodeContent;
  /** The mode of the work; the reader may choose another. */
  mode: ViewerMode;
  direction: ReadingDirection;
  writingMode: WritingMode;
  /** BCP 47. */
  language: string;
  /** How the reader reads, as it was when the page was made. */
  layers: ViewerLayers;
  /** Of a signed-in reader; false for a guest. */
  isFavourite: boolean;
  /** Where a signed-in reader stopped in the series, on any device. */
  known: Pick<SeriesRecord, 'place' | 'updatedAtMs'> | null;
  /** The comments of the episode; null where the platform has none. Signed-in readers see the number. */
  comments: { href: string; count: number | null } | null;
  /** Shown once to a reader who has just bought the episode; null otherwise. */
  notice: string | null;
  /** How a signed-in reader rates the series; null if they do not, and for a guest. */
  stars: RatingStars | null;
  /** What to read after this series. Deferred. */
  more: Promise<RecommendedSeries[]>;
  /** The series' cover, for "continue reading". Deferred. */
  cover: Promise<PictureSource | null>;
}

/** An episode that this reader may not read now, and what would open it. */
export interface ViewerRefusal {
  kind: 'refused';
  meta: PageMeta;
  refusal: PageRefusal;
  /** Null when even the series is not shown. */
  series: { alias: string; title: string; cover: PictureSource | null; isNovel: boolean } | null;
  episode: EpisodeModel | null;
  /** The purchase panel, for a signed-in reader; null for a guest, and where nothing is known of a price. */
  panel: PurchasePanelData | null;
  /** How the episode becomes free by waiting, in whole sentences; null if it does not. */
  waitFree: string | null;
  /** The first episode that can be read at once. */
  readable: { alias: string; title: string } | null;
}

/** An episode as the server sends it. */
export type SentEpisode = Omit<ViewerEpisode, 'content'> & { content: SentContent };

export type ViewerData = SentEpisode | ViewerRefusal;

/** A place in a text from before there were anchors: the share of the whole text before it, 0 to 1. */
export interface OldTextPlace {
  kind: 'share';
  share: number;
}

/** An element of a text that a link points to. */
export interface LinkedElement {
  kind: 'element';
  id: string;
}

/** Where an episode opens. */
export type ResumePlace = Anchor | OldTextPlace | LinkedElement;

/** The props of every reader component. */
export interface ReaderProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  /** Null for the beginning. */
  resume: ResumePlace | null;
  /** The addresses of a comic's pictures; they outlast a change of mode. */
  fresh: FreshPages;
  /** What comes after the last page. */
  end: ReactNode;
}
