import { LOCALES } from '@longstrip/core';
import * as v from 'valibot';
import { QueryFlagSchema, TimeMsSchema } from '../http/wire-values.ts';
import {
  FilterWordsSchema,
  filterOf,
  OperatorPlatformSchema,
  pageOfRows,
  QueryNumberSchema,
  ReasonSchema,
} from './operator-values.ts';

/*
 * What the store shows and offers, as operators see it (record 0141). Each row has its `entry` as the document of `adminApply` has
 * it, so that a form changes the entry and sends it back.
 */

/** Parts of the document of `adminApply` whose entries are listed. */
export const ENTRY_SECTIONS = [
  ...(['banners', 'themes', 'picks', 'coinProducts', 'coupons', 'gifts', 'roulettes', 'events'] as const),
  ...(['notices', 'faqs', 'policies', 'prohibitedWords'] as const),
] as const;
export type EntrySection = (typeof ENTRY_SECTIONS)[number];

/** Parts of a document that are compared with what its sender saw. */
export const EXPECTED_SECTIONS = [...ENTRY_SECTIONS, 'series'] as const;
export type ExpectedSection = (typeof EXPECTED_SECTIONS)[number];

/** `planned`: it begins later; `hidden`: it is switched off, whatever its time says. */
export const ENTRY_STATES = ['open', 'planned', 'ended', 'hidden'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** Identifies what an entry says, all of it: another content has another edition. */
const EditionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'an edition is what a list answered'));

/** The name of an entry in its section: its key; of a policy `<kind>/<locale>/<version>`, of words their locale, of a series its number. */
const EntryKeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

const ExpectedEntrySchema = v.strictObject({
  /** `all` for a series. */
  platform: OperatorPlatformSchema,
  key: EntryKeySchema,
  /** Null: there is none of that name. */
  edition: v.nullable(EditionSchema),
});
export type ExpectedEntry = v.InferOutput<typeof ExpectedEntrySchema>;

/** What the operator saw of entries: a change in between refuses the document with STALE, unless it changes nothing. */
export const ExpectedEntriesSchema = v.strictObject(
  v.entriesFromList(EXPECTED_SECTIONS, v.exactOptional(v.array(ExpectedEntrySchema))),
);
export type ExpectedEntries = v.InferOutput<typeof ExpectedEntriesSchema>;

/** Body of `POST /admin/apply`, beside `action` and `document`. */
export const ApplyOptionsSchema = v.object({
  expected: v.exactOptional(ExpectedEntriesSchema),
  /** For the audit log. */
  reason: v.exactOptional(ReasonSchema),
});

/** An entry as it is now, beside a refusal with STALE; null: there is none. */
const PresentEntrySchema = v.nullable(v.object({ entry: v.record(v.string(), v.unknown()), edition: v.string() }));
export type PresentEntry = v.InferOutput<typeof PresentEntrySchema>;

/** Why an entry is not applied. */
export const EntryRefusalSchema = v.object({
  code: v.string(),
  sentence: v.string(),
  /** Where in the document: `banners.0`, `banners.0.texts.en-US.title`. */
  place: v.exactOptional(v.string()),
  /** With STALE: what is stored now; left out for a series. */
  present: v.exactOptional(PresentEntrySchema),
});
export type EntryRefusal = v.InferOutput<typeof EntryRefusalSchema>;

/** Answer of `POST /admin/apply`: all of the document was applied, or nothing. */
export const AppliedDocumentSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), applied: v.array(v.object({ subject: v.string(), hasChanged: v.boolean() })) }),
  v.object({ ok: v.literal(false), refusals: v.array(EntryRefusalSchema) }),
]);
export type AppliedDocument = v.InferOutput<typeof AppliedDocumentSchema>;

/** Rows of a page, where all of a platform’s are seldom more. */
const ROWS = 500;

/** Query of the lists of entries. */
export const EntryQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  /** Only the entry of this name. */
  key: v.optional(v.string(), ''),
  state: filterOf('a state', ENTRY_STATES),
  /** Words of the key, or of a text in any language. */
  text: FilterWordsSchema,
  /** `next` of the page before. */
  after: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^$|^-?\d{1,16}\.[A-Za-z0-9_-]{1,40}$/, 'a page begins after `next` of the page before'),
  ),
  limit: v.pipe(v.optional(QueryNumberSchema, 100), v.maxValue(ROWS, `a limit is at most ${ROWS}`)),
});
export type EntryQuery = v.InferOutput<typeof EntryQuerySchema>;

/** The same, where the place on the page is chosen too. */
export const placedQuery = <const Places extends readonly string[]>(places: Places) =>
  v.object({ ...EntryQuerySchema.entries, place: filterOf('a place', places) });

/** A page of rows: what each entry says, and what the store knows of it besides. */
export const entryRows = <const Entry extends v.GenericSchema, const Facts extends v.ObjectEntries>(
  entry: Entry,
  facts: Facts,
) =>
  pageOfRows(
    v.object({
      key: v.string(),
      state: v.picklist(ENTRY_STATES),
      edition: v.string(),
      isDemo: v.boolean(),
      updatedAtMs: TimeMsSchema,
      entry,
      ...facts,
    }),
  );

export const textsOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.record(v.picklist(LOCALES), v.object(entries));

/** A moment as the document has it, in the platform’s zone: `2030-01-31T18:00+09:00`. */
export const MomentTextSchema = v.string();

/** A series that an entry names. */
export const NamedSeriesSchema = v.object({ id: v.number(), alias: v.string(), title: v.string() });
export type NamedSeries = v.InferOutput<typeof NamedSeriesSchema>;

/** Body of `POST /admin/pictures`: a picture that readers may see, as it was cut by who sends it. */
export const PictureDraftSchema = v.object({
  platform: OperatorPlatformSchema,
  /** JPEG, PNG, WebP or GIF, in base64. */
  picture: v.pipe(v.string(), v.base64('a picture is sent in base64')),
});

/** Answer of `POST /admin/pictures`: the id that an entry takes. */
export const PictureStoredSchema = v.object({
  id: v.string(),
  widthPx: v.number(),
  heightPx: v.number(),
  sizeBytes: v.number(),
});

/** Query of `GET /admin/pictures/one`; the answer are its bytes. */
export const PictureQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  picture: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  /** At most this wide; else as it is stored. */
  isSmall: QueryFlagSchema,
});
