import {
  CREATOR_ROLES,
  FAQ_CATEGORIES,
  LOCALES,
  POLICY_KINDS,
  SCHEDULE_DAYS,
  SERIES_STATUSES,
  SWITCHABLE_FEATURES,
} from '@longstrip/core';
import * as v from 'valibot';
import { BannerWishSchema, PickWishSchema, ThemeWishSchema } from './apply-showcase-document.ts';
import { holdsNul } from './holds-nul.ts';
import {
  AliasSchema,
  CountSchema,
  LanguageSchema,
  MomentSchema,
  PlatformIdSchema,
  PriceSchema,
  TextSchema,
} from './import-options.ts';

/**
 * The file of `npm run apply -- file.json`: what an operator wants platforms' features, series, prices, notices,
 * policies, picks, themes and banners to be. Only what is named is changed, and applying a file again changes nothing. A key that is not known is an error, not a wish that is
 * quietly dropped.
 */

const HoursSchema = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1), v.maxValue(24 * 366));
const RefillHoursSchema = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(12, 'a ticket comes back after 12 hours at the earliest'),
  v.maxValue(168, 'a ticket comes back after 168 hours at the latest'),
);
const DaySchema = v.pipe(v.string(), v.isoDate('must be a day like 2030-01-31'));
/** Null takes the price away: that sale type is not offered. */
const PriceOrNoneSchema = v.nullable(PriceSchema);

const SeriesPlatformSchema = v.strictObject({
  isVisible: v.exactOptional(v.boolean()),
  /** Null: the series' own title. */
  title: v.exactOptional(v.nullable(TextSchema)),
  rentCoin: v.exactOptional(PriceOrNoneSchema),
  possessionCoin: v.exactOptional(PriceOrNoneSchema),
  freeEpisodeCount: v.exactOptional(CountSchema),
  openAt: v.exactOptional(MomentSchema),
});
export type SeriesPlatformWish = v.InferOutput<typeof SeriesPlatformSchema>;

const EpisodePlatformSchema = v.strictObject({
  isVisible: v.exactOptional(v.boolean()),
  openAt: v.exactOptional(MomentSchema),
  /** `"series"`: as the series; an object: its own, where a missing or null price is not offered. */
  prices: v.exactOptional(
    v.union(
      [
        v.literal('series'),
        v.strictObject({
          rentCoin: v.exactOptional(PriceOrNoneSchema, null),
          possessionCoin: v.exactOptional(PriceOrNoneSchema, null),
        }),
      ],
      'must be "series" or an object with rentCoin and possessionCoin, each a whole number of coins from 1 or null',
    ),
  ),
  isLoginRequired: v.exactOptional(v.boolean()),
  /** Null: no free window. */
  freeWindow: v.exactOptional(v.nullable(v.strictObject({ from: MomentSchema, until: MomentSchema }))),
});
export type EpisodePlatformWish = v.InferOutput<typeof EpisodePlatformSchema>;

const EpisodeSchema = v.strictObject({
  number: TextSchema,
  isRemoved: v.exactOptional(v.boolean()),
  platforms: v.exactOptional(v.record(PlatformIdSchema, EpisodePlatformSchema)),
});
export type EpisodeWish = v.InferOutput<typeof EpisodeSchema>;

const SeriesSchema = v.strictObject({
  /** Which series: its alias or id, or `<series key>/<language>`. */
  series: v.union([TextSchema, v.number()], 'must be an alias, an id, or <series key>/<language>'),
  alias: v.exactOptional(AliasSchema),
  title: v.exactOptional(TextSchema),
  synopsis: v.exactOptional(v.string()),
  publisher: v.exactOptional(v.nullable(TextSchema)),
  status: v.exactOptional(v.picklist(SERIES_STATUSES)),
  isAdult: v.exactOptional(v.boolean()),
  isOriginal: v.exactOptional(v.boolean()),
  isRemoved: v.exactOptional(v.boolean()),
  language: v.exactOptional(LanguageSchema),
  workKey: v.exactOptional(TextSchema),
  /** The first is the genre. */
  tags: v.exactOptional(v.array(TextSchema)),
  days: v.exactOptional(v.array(v.picklist(SCHEDULE_DAYS))),
  creators: v.exactOptional(v.array(v.strictObject({ name: TextSchema, role: v.picklist(CREATOR_ROLES) }))),
  rentalHours: v.exactOptional(HoursSchema),
  freetimeEnabled: v.exactOptional(v.boolean()),
  freetimeRefillHours: v.exactOptional(RefillHoursSchema),
  freetimeExcludedNewest: v.exactOptional(CountSchema),
  platforms: v.exactOptional(v.record(PlatformIdSchema, SeriesPlatformSchema)),
  episodes: v.exactOptional(v.array(EpisodeSchema)),
});
export type SeriesWish = v.InferOutput<typeof SeriesSchema>;

const NoticeSchema = v.strictObject({
  platform: PlatformIdSchema,
  /** Finds the notice again when the file is applied a second time. */
  key: TextSchema,
  publishAt: MomentSchema,
  isPinned: v.exactOptional(v.boolean(), false),
  isVisible: v.exactOptional(v.boolean(), true),
  texts: v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject({ title: TextSchema, body: v.string() })),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  ),
});
export type NoticeWish = v.InferOutput<typeof NoticeSchema>;

const FaqSchema = v.strictObject({
  platform: PlatformIdSchema,
  /** Finds the question again when the file is applied a second time. */
  key: TextSchema,
  category: v.picklist(FAQ_CATEGORIES),
  /** Place among the questions of its category; lower comes first. */
  position: v.exactOptional(CountSchema, 0),
  isVisible: v.exactOptional(v.boolean(), true),
  texts: v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject({ question: TextSchema, answer: v.string() })),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  ),
});
export type FaqWish = v.InferOutput<typeof FaqSchema>;

const PolicySchema = v.strictObject({
  platform: PlatformIdSchema,
  kind: v.picklist(POLICY_KINDS),
  locale: v.picklist(LOCALES),
  version: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1)),
  title: TextSchema,
  body: v.string(),
  effectiveOn: DaySchema,
});
export type PolicyWish = v.InferOutput<typeof PolicySchema>;

const PlatformSchema = v.strictObject({
  id: PlatformIdSchema,
  /** On or off; what is not named stays as it is. */
  features: v.strictObject(v.entriesFromList(SWITCHABLE_FEATURES, v.exactOptional(v.boolean()))),
});
export type PlatformWish = v.InferOutput<typeof PlatformSchema>;

export const ApplyDocumentSchema = v.strictObject({
  platforms: v.exactOptional(v.array(PlatformSchema), []),
  series: v.exactOptional(v.array(SeriesSchema), []),
  notices: v.exactOptional(v.array(NoticeSchema), []),
  faqs: v.exactOptional(v.array(FaqSchema), []),
  policies: v.exactOptional(v.array(PolicySchema), []),
  picks: v.exactOptional(v.array(PickWishSchema), []),
  themes: v.exactOptional(v.array(ThemeWishSchema), []),
  banners: v.exactOptional(v.array(BannerWishSchema), []),
});
export type ApplyDocument = v.InferOutput<typeof ApplyDocumentSchema>;

/** Reads a file's content: the document, or a sentence for each thing that is wrong, with where it stands. */
export function parseApplyDocument(
  input: unknown,
): { ok: true; document: ApplyDocument } | { ok: false; sentences: string[] } {
  if (holdsNul(input)) return { ok: false, sentences: ['the file: a text in it holds a NUL character.'] };
  const result = v.safeParse(ApplyDocumentSchema, input);
  if (result.success) return { ok: true, document: result.output };
  return { ok: false, sentences: result.issues.map((issue) => sentenceOf(issue)) };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${place}: there is no such key.`;
  if (issue.received === 'undefined') return `${place}: is missing.`;
  const isPlain = issue.message.startsWith('Invalid ');
  const message = isPlain ? `${issue.received} is not ${issue.expected ?? 'possible here'}` : issue.message;
  return `${place}: ${message.replace(/[.]?$/, '.')}`;
}
