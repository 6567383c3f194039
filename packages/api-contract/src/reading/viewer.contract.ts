import {
  EPISODE_CONTENT_TYPES,
  PAGE_SPREADS,
  READING_DIRECTIONS,
  REGION_SCENE_MOST,
  REGION_TEXT_MOST,
  REGIONS_MOST,
  SERIES_TYPES,
  VIEWER_MODES,
  WRITING_MODES,
} from '@longstrip/core';
import * as v from 'valibot';
import { EpisodeSchema } from '../catalogue/episode.contract.ts';
import { SeriesRightsSchema } from '../catalogue/series.contract.ts';
import { defineCalls } from '../http/call.ts';
import {
  CountSchema,
  EpisodeAliasSchema,
  EpisodeParamsSchema,
  IdSchema,
  QueryFlagSchema,
  SeriesAliasSchema,
  TimeMsSchema,
} from '../http/wire-values.ts';
import { SeriesStateSchema } from './library.contract.ts';

/** A page of an episode: a picture, or a part of its text (then `contentText` is set and `imagePath` is null). */
export const ViewerPageSchema = v.object({
  /** 1-based, contiguous. */
  order: v.pipe(CountSchema, v.minValue(1)),
  /** Absolute, at most 1024 characters, usable without cookies until `expiredAt`. */
  imagePath: v.nullable(v.pipe(v.string(), v.maxLength(1024))),
  width: CountSchema,
  height: CountSchema,
  /** Equals `height`; the wire has both. */
  defaultHeight: CountSchema,
  expiredAt: TimeMsSchema,
  code: v.null(),
  type: v.null(),
  /** Sanitised HTML. A link to another episode of the series is `<a data-episode="alias" data-place="id in its text">`. */
  contentText: v.nullable(v.string()),
  line: v.null(),
  point: v.null(),
  scrambleIndex: v.null(),
  // Our own fields follow.
  /** The picture in other widths (D31), narrowest first; empty for text. */
  sources: v.array(v.object({ width: CountSchema, url: v.pipe(v.string(), v.maxLength(1024)) })),
  /** Mean colour `#rrggbb`, shown until the picture is decoded. */
  placeholder: v.nullable(v.string()),
  /**
   * The picture in a few pixels, as a data URL of at most 300 characters, shown scaled up until the picture is decoded. Null
   * for text, and if it is not made yet.
   */
  blurred: v.nullable(v.pipe(v.string(), v.startsWith('data:image/webp;base64,'), v.maxLength(300))),
  spread: v.picklist(PAGE_SPREADS),
  /** 0-based position of a slice in its strip; slices join without a gap. Null for a page that is no slice. */
  stripIndex: v.nullable(CountSchema),
  /**
   * Where a strip may be cut, in pixels of the picture, in order: pairs of the end of the part above and the beginning of the
   * part below, which is less if the gutter is not level. Left out for text, and if they are not known yet.
   */
  gutters: v.exactOptional(v.array(v.tuple([CountSchema, CountSchema]))),
  /** Stays the same as long as the picture does, in any edition of the episode: 12 hex digits. Null for text. */
  pageId: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))),
  /**
   * The panels in reading order (record 0111). `box` is x, y, width and height in pixels of the picture; in a strip a panel
   * may reach below its slice, into the next ones. `text` is what is said, `scene` what is seen, in the language of the work.
   * Left out for text, and if they are not known yet.
   */
  regions: v.exactOptional(
    v.pipe(
      v.array(
        v.object({
          box: v.tuple([CountSchema, CountSchema, CountSchema, CountSchema]),
          /** 1-based, contiguous. */
          order: v.pipe(CountSchema, v.minValue(1)),
          text: v.exactOptional(v.pipe(v.string(), v.maxLength(REGION_TEXT_MOST))),
          scene: v.exactOptional(v.pipe(v.string(), v.maxLength(REGION_SCENE_MOST))),
        }),
      ),
      v.maxLength(REGIONS_MOST),
    ),
  ),
  /** Plain borders around the art at the left, top, right and bottom, in pixels of the picture. Left out if there are none. */
  trim: v.exactOptional(v.tuple([CountSchema, CountSchema, CountSchema, CountSchema])),
});
export type ViewerPage = v.InferOutput<typeof ViewerPageSchema>;

/** `GET v2/contents/viewer/{alias}/{episodeAlias}`. */
export const ViewerSchema = v.object({
  contentId: IdSchema,
  episodeId: IdSchema,
  contentsAlias: SeriesAliasSchema,
  contentsTitle: v.string(),
  episodeAlias: EpisodeAliasSchema,
  title: v.string(),
  subTitle: v.nullable(v.string()),
  contentType: v.picklist(EPISODE_CONTENT_TYPES),
  contentsType: v.picklist(SERIES_TYPES),
  isScramble: v.literal(false),
  viewerType: v.picklist(VIEWER_MODES),
  paperDirection: v.picklist(READING_DIRECTIONS),
  prevEpisode: v.nullable(EpisodeSchema),
  nextEpisode: v.nullable(EpisodeSchema),
  isAdult: v.boolean(),
  images: v.array(ViewerPageSchema),
  // Our own fields follow.
  /** Free for everyone and not adult: the answer is the same for all guests, and its addresses belong to no reader. */
  isForAll: v.boolean(),
  /** Direction of the lines of text. */
  writingMode: v.picklist(WRITING_MODES),
  /** BCP 47 language of the work. */
  language: v.string(),
  /** This episode as in lists, with what the reader owns or rents of it. */
  episode: EpisodeSchema,
});
export type Viewer = v.InferOutput<typeof ViewerSchema>;

export const ViewerQuerySchema = v.object({
  isNotLoginAdult: QueryFlagSchema,
  /** The caller counts the opening by `contents/viewcount`; otherwise this call counts it. */
  isCountedApart: QueryFlagSchema,
});

/** Query of `GET v2/contents/viewer/{episodeId}`. */
export const EpisodeAddressQuerySchema = v.object({ isNotLoginAdult: QueryFlagSchema });

/** `GET v2/contents/viewer/{episodeId}` (ours): the aliases of an episode, for redirects to its viewer (D5). */
export const EpisodeAddressSchema = v.object({
  contentId: IdSchema,
  episodeId: IdSchema,
  contentsAlias: SeriesAliasSchema,
  episodeAlias: EpisodeAliasSchema,
});
export type EpisodeAddress = v.InferOutput<typeof EpisodeAddressSchema>;

/** `GET v2/contents/images/{alias}/{episodeAlias}` (bearer): the pictures of an episode in one width. */
export const EpisodeImagesSchema = v.array(
  v.object({
    /** 1-based, contiguous. */
    orderNo: v.pipe(CountSchema, v.minValue(1)),
    /** Size of the picture behind `imagePath`, in pixels. */
    width: v.pipe(CountSchema, v.minValue(1)),
    height: v.pipe(CountSchema, v.minValue(1)),
    imagePath: v.pipe(v.string(), v.maxLength(1024)),
    expiredAt: TimeMsSchema,
    /** Always null, since nothing is scrambled; existing clients expect the keys. */
    line: v.null(),
    point: v.null(),
  }),
);
export type EpisodeImages = v.InferOutput<typeof EpisodeImagesSchema>;

/** Query of the above. A width that is not a number is ignored. */
export const EpisodeImagesQuerySchema = v.object({
  imageWidth: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const widthPx = Number.parseInt(text, 10);
      return Number.isSafeInteger(widthPx) && widthPx > 0 ? widthPx : null;
    }),
  ),
});

const ACCESS_REFUSALS = [
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'NOT_FOUND_ACCESS_TOKEN',
  'ADULT_ONLY_CONTENTS',
  'NOT_LOGIN_USER',
  'UNAUTHORIZED_CONTENTS',
] as const;

const VIEWER = {
  method: 'GET',
  access: 'public',
  params: EpisodeParamsSchema,
  query: ViewerQuerySchema,
  data: ViewerSchema,
  refusals: ACCESS_REFUSALS,
} as const;

/** `GET v2/library/series/{alias}` (ours): all that the page of a series shows of its reader (record 0127). Null: refused by its own call. */
export const OwnSeriesPartSchema = v.object({
  rights: v.nullable(SeriesRightsSchema),
  state: v.nullable(SeriesStateSchema),
});
export type OwnSeriesPart = v.InferOutput<typeof OwnSeriesPartSchema>;

export const READING_CALLS = defineCalls({
  viewer: {
    ...VIEWER,
    path: '/contents/viewer/{alias}/{episodeAlias}',
    home: 'v2',
    summary: 'An episode with its pages',
    isSharedAnswer({ isForAll }: Viewer) {
      return isForAll;
    },
  },
  viewerOlderForm: { ...VIEWER, path: '/contents/{alias}/{episodeAlias}', summary: "The viewer's older form" },
  episodeAddress: {
    method: 'GET',
    path: '/contents/viewer/{episodeId}',
    home: 'v2',
    access: 'public',
    summary: 'Where the episode with this id is read',
    params: v.object({ episodeId: v.string() }),
    query: EpisodeAddressQuerySchema,
    data: EpisodeAddressSchema,
    refusals: ['NOT_FOUND_EPISODE'],
  },
  episodeImages: {
    method: 'GET',
    path: '/contents/images/{alias}/{episodeAlias}',
    home: 'v2',
    access: 'bearer',
    summary: 'The pictures of an episode in one width',
    params: EpisodeParamsSchema,
    query: EpisodeImagesQuerySchema,
    data: EpisodeImagesSchema,
    refusals: ACCESS_REFUSALS,
  },
  seriesRights: {
    method: 'GET',
    path: '/contents/rights/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'The episodes of a series that the reader owns or rents now',
    params: v.object({ alias: v.string() }),
    data: SeriesRightsSchema,
    refusals: ['NOT_EXIST'],
  },
  ownSeriesPart: {
    method: 'GET',
    path: '/library/series/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'What its reader owns and rents of a series, and their own state of it',
    params: v.object({ alias: v.string() }),
    data: OwnSeriesPartSchema,
    refusals: ['NOT_EXIST'],
  },
});
