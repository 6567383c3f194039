import { ANCHOR_TEXT_MOST, MARK_COLOURS, MARK_KINDS, MARK_LIMITS, parseAnchor } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { defineCalls } from '../http/call.ts';
import {
  CountSchema,
  cleanLines,
  EpisodeAliasSchema,
  EpisodeParamsSchema,
  pageQueryEntries,
  SeriesAliasSchema,
  TimeMsSchema,
} from '../http/wire-values.ts';
import { EpisodeNameSchema } from './library.contract.ts';

/** Default and maximum number of marks on a page of all marks. */
const MARK_PAGE_DEFAULT = 50;
const MARK_PAGE_MAX = 100;

/** The id of a mark, made by the device that makes the mark: a UUID in lower case. */
export const MarkIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** A place in an episode, as `formatAnchor` writes it (record 0110). */
const AnchorTextSchema = v.pipe(
  v.string(),
  v.maxLength(ANCHOR_TEXT_MOST),
  v.check((text) => parseAnchor(text) !== null, 'no anchor'),
);

const pageOrderNo = v.pipe(CountSchema, v.maxValue(1_000_000));
const textOf = (mostCharacters: number) => v.pipe(v.string(), v.maxLength(mostCharacters));

const markEntries = {
  kind: v.picklist(MARK_KINDS),
  startAnchor: AnchorTextSchema,
  /** Where the marked text ends; null for a bookmark. */
  endAnchor: v.nullable(AnchorTextSchema),
  /** The marked text, plain; may be empty. */
  quote: textOf(MARK_LIMITS.quoteCharacters),
  /** What the reader wrote; may be empty. */
  note: textOf(MARK_LIMITS.noteCharacters),
  colour: v.picklist(MARK_COLOURS),
  /** The page, from 1; 0 for scrolling text. */
  pageOrderNo,
} as const;

/** A bookmark or highlight in an episode. */
export const MarkSchema = v.object({
  id: MarkIdSchema,
  ...markEntries,
  createdAt: TimeMsSchema,
  updatedAt: TimeMsSchema,
});
export type Mark = v.InferOutput<typeof MarkSchema>;

/** A mark with its series and episode. */
export const MarkItemSchema = v.object({
  ...MarkSchema.entries,
  series: v.object({ alias: SeriesAliasSchema, title: v.string(), language: v.string() }),
  episode: EpisodeNameSchema,
});
export type MarkItem = v.InferOutput<typeof MarkItemSchema>;

/** `GET v2/library/marks`: all marks of a reader, the last changed first. */
export const MarkPageSchema = pageOf(MarkItemSchema);
export type MarkPage = v.InferOutput<typeof MarkPageSchema>;
export const MarkQuerySchema = v.object(pageQueryEntries({ defaultSize: MARK_PAGE_DEFAULT, maxSize: MARK_PAGE_MAX }));

/** The marks of an episode, in the order of its pages. */
export const EpisodeMarksSchema = v.array(MarkSchema);
/** The marks of a series, in the order of its episodes and their pages. */
export const SeriesMarksSchema = v.array(v.object({ ...MarkSchema.entries, episode: EpisodeNameSchema }));

/**
 * Body of `PUT v2/library/marks/{markId}`. `updatedAt` is by the reader's clock; of two versions of a mark the later one counts.
 */
export const MarkRequestSchema = v.pipe(
  v.object({
    ...markEntries,
    quote: v.pipe(v.optional(v.string(), ''), v.transform(cleanLines), v.maxLength(MARK_LIMITS.quoteCharacters)),
    note: v.pipe(v.optional(v.string(), ''), v.transform(cleanLines), v.maxLength(MARK_LIMITS.noteCharacters)),
    colour: v.optional(v.picklist(MARK_COLOURS), 'YELLOW'),
    endAnchor: v.optional(v.nullable(AnchorTextSchema), null),
    pageOrderNo: v.optional(pageOrderNo, 0),
    contentsAlias: SeriesAliasSchema,
    episodeAlias: EpisodeAliasSchema,
    updatedAt: v.optional(v.nullable(TimeMsSchema), null),
  }),
  v.check(({ kind, endAnchor }) => (kind === 'HIGHLIGHT') === (endAnchor !== null), 'only a highlight has an end'),
);
export type MarkRequest = v.InferInput<typeof MarkRequestSchema>;
/** `isKept`: false if a later version is already stored. */
export const MarkSavedSchema = v.object({ isKept: v.boolean() });
export type MarkSaved = v.InferOutput<typeof MarkSavedSchema>;
export const MarkRemovedSchema = v.object({ isRemoved: v.boolean() });
export type MarkRemoved = v.InferOutput<typeof MarkRemovedSchema>;

const MarkParamsSchema = v.object({ markId: v.string() });

export const MARK_CALLS = defineCalls({
  ownMarks: {
    method: 'GET',
    path: '/library/marks',
    home: 'v2',
    access: 'bearer',
    summary: 'The bookmarks and highlights of the reader, the last changed first',
    query: MarkQuerySchema,
    data: MarkPageSchema,
  },
  seriesMarks: {
    method: 'GET',
    path: '/library/marks/series/{alias}',
    home: 'v2',
    access: 'bearer',
    summary: 'The bookmarks and highlights of the reader in a series, in the order of its episodes',
    params: v.object({ alias: v.string() }),
    data: SeriesMarksSchema,
    refusals: ['NOT_EXIST'],
  },
  episodeMarks: {
    method: 'GET',
    path: '/library/marks/series/{alias}/{episodeAlias}',
    home: 'v2',
    access: 'bearer',
    summary: 'The bookmarks and highlights of the reader in an episode, in the order of its pages',
    params: EpisodeParamsSchema,
    data: EpisodeMarksSchema,
    refusals: ['NOT_FOUND_EPISODE'],
  },
  putMark: {
    method: 'PUT',
    path: '/library/marks/{markId}',
    home: 'v2',
    access: 'bearer',
    summary: 'Keeps a bookmark or highlight; of two versions the later one counts',
    params: MarkParamsSchema,
    body: MarkRequestSchema,
    data: MarkSavedSchema,
    refusals: ['NOT_FOUND_EPISODE', 'UNAUTHORIZED_CONTENTS', 'NOT_EXIST', 'MARK_LIMIT', 'TOO_MANY_REQUESTS'],
  },
  deleteMark: {
    method: 'DELETE',
    path: '/library/marks/{markId}',
    home: 'v2',
    access: 'bearer',
    summary: 'Removes a bookmark or highlight',
    params: MarkParamsSchema,
    data: MarkRemovedSchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
});
