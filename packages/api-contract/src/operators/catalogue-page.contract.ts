import { SCHEDULE_DAYS, SERIES_STATUSES, SERIES_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { ExpectedEntriesSchema } from './entry.contract.ts';
import { FilterWordsSchema, filterOf, OperatorPlatformSchema, pageSize } from './operator-values.ts';

/** The state of a series on one platform. */
export const PUBLICATION_STATES = ['DRAFT', 'SHOWN', 'PLANNED', 'HIDDEN', 'REMOVED'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export const SERIES_SORTS = ['UPDATED', 'TITLE', 'OPENED', 'VIEWS', 'NEXT'] as const;
export const SERIES_AGES = ['ALL', 'ADULT'] as const;

/** Query of `GET /admin/catalogue`; filters are combined by "and". */
export const SeriesListQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  /** Part of a title, an alias, a key or a creator's name. */
  text: FilterWordsSchema,
  state: filterOf('a state', PUBLICATION_STATES),
  type: filterOf('a type', SERIES_TYPES),
  status: filterOf('a status', SERIES_STATUSES),
  language: v.pipe(v.optional(v.string(), ''), v.regex(/^$|^[A-Za-z-]{2,20}$/, 'a language is like en or zh-TW')),
  publisher: FilterWordsSchema,
  age: filterOf('an age', SERIES_AGES),
  day: filterOf('a day', SCHEDULE_DAYS),
  sort: v.optional(v.picklist(['', ...SERIES_SORTS], `a sort is ${SERIES_SORTS.join(', ')}`), ''),
  /** How many rows come before the page. */
  after: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{0,6}$/, 'a page begins after `next` of the page before')),
  limit: pageSize(50, 200),
});

const price = v.nullable(CountSchema);

/** A series on the platform of the list. */
export const ListedSeriesSchema = v.object({
  seriesId: v.number(),
  alias: v.string(),
  /** As readers of the platform see it. */
  title: v.string(),
  workKey: v.string(),
  language: v.string(),
  type: v.picklist(SERIES_TYPES),
  status: v.picklist(SERIES_STATUSES),
  isAdult: v.boolean(),
  publisher: v.nullable(v.string()),
  days: v.array(v.picklist(SCHEDULE_DAYS)),
  state: v.picklist(PUBLICATION_STATES),
  rentCoin: price,
  possessionCoin: price,
  freeEpisodeCount: CountSchema,
  freetimeEnabled: v.boolean(),
  freetimeRefillHours: CountSchema,
  episodeCount: CountSchema,
  /** Episodes that wait to be published. */
  draftCount: CountSchema,
  /** When the next episode opens; null: none is planned. */
  nextOpeningMs: v.nullable(TimeMsSchema),
  openedAtMs: TimeMsSchema,
  updatedAtMs: TimeMsSchema,
});
export type ListedSeries = v.InferOutput<typeof ListedSeriesSchema>;

/** Answer of `GET /admin/catalogue`. */
export const SeriesListPageSchema = v.object({
  rows: v.array(ListedSeriesSchema),
  total: CountSchema,
  next: v.nullable(v.string()),
  /** What the filters may name. */
  languages: v.array(v.string()),
  publishers: v.array(v.string()),
});
export type SeriesListPage = v.InferOutput<typeof SeriesListPageSchema>;

/** Query of `GET /admin/catalogue/editions`. */
export const EditionsQuerySchema = v.object({
  reference: v.pipe(v.string(), v.minLength(1, 'name a series'), v.maxLength(200)),
});

/** The editions of one work in all languages, side by side. */
export const EditionsSchema = v.array(
  v.object({
    seriesId: v.number(),
    alias: v.string(),
    language: v.string(),
    title: v.string(),
    synopsis: v.string(),
    status: v.picklist(SERIES_STATUSES),
    isRemoved: v.boolean(),
    tags: v.array(v.string()),
    episodeCount: CountSchema,
    lastNumber: v.nullable(v.string()),
    platforms: v.array(v.object({ platform: v.string(), state: v.picklist(PUBLICATION_STATES) })),
  }),
);
export type Editions = v.InferOutput<typeof EditionsSchema>;

/** The first of the days that a calendar shows, in the platform's zone; empty: today. */
const CalendarDaySchema = v.pipe(
  v.optional(v.string(), ''),
  v.check((day) => day === '' || !Number.isNaN(Date.parse(`${day}T00:00Z`)), 'a day is like 2030-01-31'),
  v.regex(/^$|^\d{4}-\d\d-\d\d$/, 'a day is like 2030-01-31'),
);

/** Query of `GET /admin/calendar`. */
export const CalendarQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  from: CalendarDaySchema,
  /** How many days. */
  days: pageSize(42, 62),
});

const CALENDAR_KINDS = ['SERIES', 'EPISODE', 'FREE_WINDOW', 'BANNER', 'EVENT', 'NOTICE'] as const;

/** Something that begins on a platform, and where it has an end, when. */
export const CalendarEntrySchema = v.object({
  kind: v.picklist(CALENDAR_KINDS),
  /** Unique in its answer. */
  id: v.string(),
  title: v.string(),
  atMs: TimeMsSchema,
  /** The same in the platform's zone: `2030-01-31` and `18:00`. */
  day: v.string(),
  time: v.string(),
  untilMs: v.nullable(TimeMsSchema),
  /** Readers will see it then: it is neither a draft nor hidden. */
  isShown: v.boolean(),
  isDraft: v.boolean(),
  /** Of SERIES, EPISODE and FREE_WINDOW. */
  series: v.nullable(v.object({ alias: v.string(), title: v.string(), language: v.string() })),
  /** Of EPISODE and FREE_WINDOW: the publisher's number. */
  number: v.nullable(v.string()),
});
export type CalendarEntry = v.InferOutput<typeof CalendarEntrySchema>;

export const CalendarSchema = v.object({
  timeZone: v.string(),
  today: v.string(),
  entries: v.array(CalendarEntrySchema),
  /** There is more than one answer holds. */
  isCut: v.boolean(),
});
export type Calendar = v.InferOutput<typeof CalendarSchema>;

/** Body of `POST /admin/apply/try`: a document as `POST /admin/apply` takes it. */
export const ApplyTrySchema = v.strictObject({ document: v.unknown() });

/** What a document would change, subject by subject, and whether it waits for a second operator. Nothing was changed. */
export const ApplyTriedSchema = v.object({
  changes: v.array(v.object({ subject: v.string(), name: v.string(), before: v.unknown(), after: v.unknown() })),
  refusals: v.array(v.object({ code: v.string(), sentence: v.string() })),
  waits: v.boolean(),
  /** What is stored now of all that it names: applied with it, the document is refused with `STALE` where that has changed. */
  expected: ExpectedEntriesSchema,
});
export type ApplyTried = v.InferOutput<typeof ApplyTriedSchema>;
