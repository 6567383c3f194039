import { ANCHOR_TEXT_MOST, parseAnchor, RATING_STARS, SERIES_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { SeriesThumbnailSchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import {
  CountSchema,
  EpisodeAliasSchema,
  IdSchema,
  SeriesAliasSchema,
  TimeMsSchema,
  WholeNumberSchema,
} from '../http/wire-values.ts';
import { LibraryQuerySchema } from './library-query.contract.ts';
import { ViewerLayerSchema } from './viewer-settings.contract.ts';

const PermilleSchema = v.pipe(WholeNumberSchema, v.minValue(0), v.maxValue(1000));

export const EpisodeNameSchema = v.object({ alias: EpisodeAliasSchema, title: v.string() });
export type EpisodeName = v.InferOutput<typeof EpisodeNameSchema>;

/** Where a reader stopped in a series, and the episode after that one. */
export const ReadingPositionSchema = v.object({
  episode: EpisodeNameSchema,
  nextEpisode: v.nullable(EpisodeNameSchema),
  /** The last page seen, from 1; 0 for scrolling text. */
  pageOrderNo: CountSchema,
  /** The position in that page, or in the whole text, in thousandths. */
  offsetPermille: PermilleSchema,
  /** The position in the episode, in thousandths. */
  sharePermille: PermilleSchema,
  isFinished: v.boolean(),
  readAt: TimeMsSchema,
  /** The same place, whatever the layout is (`formatAnchor`); null if the client that sent it knows none. */
  anchor: v.nullable(v.string()),
});
export type ReadingPosition = v.InferOutput<typeof ReadingPositionSchema>;

const seriesEntries = {
  alias: SeriesAliasSchema,
  title: v.string(),
  /** Names joined by ", ". */
  creators: v.string(),
  /** One for each requested type that the series has. */
  thumbnails: v.array(SeriesThumbnailSchema),
  // Ours.
  id: IdSchema,
  type: v.picklist(SERIES_TYPES),
  /** BCP 47 language of the work and of its title. */
  language: v.string(),
} as const;

/** A series of which a reader has episodes. */
export const LibraryItemSchema = v.object({
  ...seriesEntries,
  /** Number of episodes that the reader owns or rents now. */
  collectionCount: CountSchema,
  /** Number of episodes of the series that they see. */
  episodeCount: CountSchema,
  // Ours.
  ownedCount: CountSchema,
  rentedCount: CountSchema,
  /** Number of episodes that opened after the reader last got or read one, and that they do not have. */
  newCount: CountSchema,
  /** When the first of the rentals ends. */
  rentExpiredAt: v.nullable(TimeMsSchema),
  /** Where the reader stopped; null if they have not begun. */
  position: v.nullable(ReadingPositionSchema),
  /** The first episode that they have. */
  firstEpisode: EpisodeNameSchema,
});
export type LibraryItem = v.InferOutput<typeof LibraryItemSchema>;

/** A page of series, and the number of series that are hidden from the reader now (D24, D36). */
const seriesPageOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...pageOf(item).entries, hiddenCount: CountSchema });

export const LibraryPageSchema = seriesPageOf(LibraryItemSchema);
export type LibraryPage = v.InferOutput<typeof LibraryPageSchema>;

/** A series that a reader has read, with the episode that they opened last. */
export const RecentItemSchema = v.object({
  ...seriesEntries,
  episode: EpisodeNameSchema,
  // Ours.
  position: ReadingPositionSchema,
});
export type RecentItem = v.InferOutput<typeof RecentItemSchema>;
export const RecentPageSchema = seriesPageOf(RecentItemSchema);
export type RecentPage = v.InferOutput<typeof RecentPageSchema>;

/** A series that a reader follows. */
export const FavoriteItemSchema = v.object({
  ...seriesEntries,
  episodeCount: CountSchema,
  // Ours.
  newCount: CountSchema,
  createdAt: TimeMsSchema,
  position: v.nullable(ReadingPositionSchema),
});
export type FavoriteItem = v.InferOutput<typeof FavoriteItemSchema>;
export const FavoritePageSchema = seriesPageOf(FavoriteItemSchema);
export type FavoritePage = v.InferOutput<typeof FavoritePageSchema>;

/** The series of `POST` and `DELETE v2/library/favorite`, by alias or id: in the query, and in the body of a POST. */
export const FavoriteKeyQuerySchema = v.object({
  contentsAlias: v.optional(v.string()),
  contentsId: v.optional(v.string()),
});
export const FavoriteRequestSchema = v.object({
  contentsAlias: v.optional(v.nullable(v.string())),
  contentsId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
});
export const FavoriteStateSchema = v.object({ isFavorite: v.boolean() });
export type FavoriteState = v.InferOutput<typeof FavoriteStateSchema>;

/** `GET v2/library/state/{alias}` (ours): the reader's own data about a series, except the rights. */
export const SeriesStateSchema = v.object({
  isFavorite: v.boolean(),
  position: v.nullable(ReadingPositionSchema),
  /** How the reader rates the series; null if they do not. */
  stars: v.nullable(v.picklist(RATING_STARS)),
  /** How the reader reads: what they changed for all devices, and for this series. */
  viewerSettings: v.object({ account: ViewerLayerSchema, series: ViewerLayerSchema }),
});
export type SeriesState = v.InferOutput<typeof SeriesStateSchema>;

/** `PUT v2/library/position` (ours). `readAt` is by the reader's clock; of two positions in an episode the later one counts. */
export const PositionRequestSchema = v.object({
  contentsAlias: SeriesAliasSchema,
  episodeAlias: EpisodeAliasSchema,
  pageOrderNo: v.pipe(CountSchema, v.maxValue(100_000)),
  offsetPermille: PermilleSchema,
  sharePermille: v.optional(PermilleSchema, 0),
  finished: v.optional(v.boolean(), false),
  readAt: v.optional(v.nullable(TimeMsSchema), null),
  /** As `formatAnchor` writes it. A client that knows none leaves it out: then the place has none. */
  anchor: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(ANCHOR_TEXT_MOST),
        v.check((text) => parseAnchor(text) !== null, 'is no anchor'),
      ),
    ),
    null,
  ),
});
export type PositionRequest = v.InferInput<typeof PositionRequestSchema>;
/** `isKept`: false if a later position is already stored. */
export const PositionSavedSchema = v.object({ isKept: v.boolean() });
export type PositionSaved = v.InferOutput<typeof PositionSavedSchema>;

/** `DELETE v2/library/positions` (ours): of how many episodes the place is forgotten. */
export const PositionsForgottenSchema = v.object({ forgottenCount: CountSchema });
export type PositionsForgotten = v.InferOutput<typeof PositionsForgottenSchema>;

/** `PUT v2/library/rating/{alias}` (ours): how the reader rates a series. */
export const RatingRequestSchema = v.object({ stars: v.picklist(RATING_STARS) });
export const OwnRatingSchema = v.object({ stars: v.nullable(v.picklist(RATING_STARS)) });
export type OwnRating = v.InferOutput<typeof OwnRatingSchema>;

export const LIBRARY_CALLS = defineCalls({
  library: {
    method: 'GET',
    path: '/library',
    home: 'v2',
    access: 'bearer',
    summary: 'The series of which the reader owns or rents episodes now',
    query: LibraryQuerySchema,
    data: LibraryPageSchema,
  },
  recentSeries: {
    method: 'GET',
    path: '/library/recent',
    home: 'v2',
    access: 'bearer',
    summary: 'The series that the reader has read in, the last first',
    query: LibraryQuerySchema,
    data: RecentPageSchema,
  },
  ownFavorites: {
    method: 'GET',
    path: '/library/favorite',
    home: 'v2',
    access: 'bearer',
    summary: 'The series that the reader follows, the last marked first',
    query: LibraryQuerySchema,
    data: FavoritePageSchema,
  },
  addFavorite: {
    method: 'POST',
    path: '/library/favorite',
    home: 'v2',
    access: 'bearer',
    summary: 'Marks a series as a favourite',
    query: FavoriteKeyQuerySchema,
    body: FavoriteRequestSchema,
    data: FavoriteStateSchema,
    refusals: ['NOT_EXIST'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/library/favorite',
    home: 'v2',
    access: 'bearer',
    summary: 'Takes a series out of the favourites',
    query: FavoriteKeyQuerySchema,
    data: FavoriteStateSchema,
    refusals: ['NOT_EXIST'],
  },
  seriesState: {
    method: 'GET',
    path: '/library/state/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'Whether a series is a favourite, where its reader stopped, how they rate it, and how they read',
    params: v.object({ alias: v.string() }),
    data: SeriesStateSchema,
    refusals: ['NOT_EXIST'],
  },
  keepPosition: {
    method: 'PUT',
    path: '/library/position',
    home: 'v2',
    access: 'bearer',
    summary: 'Keeps where the reader is in an episode; of two places the later one counts',
    body: PositionRequestSchema,
    data: PositionSavedSchema,
    refusals: ['NOT_FOUND_EPISODE', 'TOO_MANY_REQUESTS'],
  },
  forgetPositions: {
    method: 'DELETE',
    path: '/library/positions',
    home: 'v2',
    access: 'bearer',
    summary: 'Forgets where the reader stopped, in every series',
    data: PositionsForgottenSchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  rateSeries: {
    method: 'PUT',
    path: '/library/rating/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'Rates a series of which the reader sees an episode, with one to five stars',
    params: v.object({ alias: v.string() }),
    body: RatingRequestSchema,
    data: OwnRatingSchema,
    refusals: ['NOT_EXIST', 'TOO_MANY_REQUESTS'],
  },
  removeRating: {
    method: 'DELETE',
    path: '/library/rating/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: "Takes the reader's rating of a series back",
    params: v.object({ alias: v.string() }),
    data: OwnRatingSchema,
    refusals: ['NOT_EXIST', 'TOO_MANY_REQUESTS'],
  },
});
