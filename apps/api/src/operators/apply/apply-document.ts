import {
  CREATOR_ROLES,
  FAQ_CATEGORIES,
  LOCALES,
  POLICY_KINDS,
  SCHEDULE_DAYS,
  SERIES_STATUSES,
  SWITCHABLE_FEATURES,
} from '@longstrip/core';
import type { Database, JobQueue, Transaction } from '@longstrip/database';
import * as v from 'valibot';
import { WeeklyTimesSchema } from '../../catalogue/index.ts';
import type { Operator } from '../../shared/operator.ts';
import {
  AliasSchema,
  CountSchema,
  LanguageSchema,
  LineSchema,
  MomentSchema,
  PlatformIdSchema,
  PriceSchema,
  ReferenceSchema,
  TextSchema,
} from '../../shared/operator-values.ts';
import { CouponEntrySchema, GiftEntrySchema } from './benefits.ts';
import { CoinProductEntrySchema } from './coin-products.ts';
import { EventEntrySchema } from './events.ts';
import { PageEntrySchema } from './pages.ts';
import { ProhibitedWordsEntrySchema } from './platform.ts';
import { RouletteEntrySchema } from './roulettes.ts';
import { BulkDiscountsSchema } from './series.ts';
import { BannerEntrySchema, PickEntrySchema, ThemeEntrySchema } from './showcase.ts';

/**
 * The file of `npm run apply -- file.json`: the desired state of platforms' features, series, prices, notices, policies,
 * picks, themes, banners, packs of coins, coupons, gifts, roulettes, events and prohibited words. Only what is named is changed, and applying a file again changes nothing. An unknown key is
 * an error, so that no change is dropped silently.
 */

const HoursSchema = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1), v.maxValue(24 * 366));
const RefillHoursSchema = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(12, 'a ticket comes back after 12 hours at the earliest'),
  v.maxValue(168, 'a ticket comes back after 168 hours at the latest'),
);
const DaySchema = v.pipe(v.string(), v.isoDate('must be a day like 2030-01-31'));
/** Null removes the price: that sale type is not offered. */
const PriceOrNoneSchema = v.nullable(PriceSchema);

const SeriesPlatformSchema = v.strictObject({
  isVisible: v.exactOptional(v.boolean()),
  /** False publishes drafts: the series, and those of its episodes that are drafts. */
  isDraft: v.exactOptional(v.literal(false)),
  /** When the drafts open, one after the other. Without `isDraft` they stay drafts, with these openings. */
  openWeekly: v.exactOptional(WeeklyTimesSchema),
  /** Null: the series' own title. */
  title: v.exactOptional(v.nullable(LineSchema)),
  rentCoin: v.exactOptional(PriceOrNoneSchema),
  possessionCoin: v.exactOptional(PriceOrNoneSchema),
  freeEpisodeCount: v.exactOptional(CountSchema),
  openAt: v.exactOptional(MomentSchema),
  bulkDiscounts: v.exactOptional(BulkDiscountsSchema),
});
export type SeriesPlatformEntry = v.InferOutput<typeof SeriesPlatformSchema>;

const EpisodePlatformSchema = v.strictObject({
  isVisible: v.exactOptional(v.boolean()),
  /** False publishes the episode if it is a draft. */
  isDraft: v.exactOptional(v.literal(false)),
  openAt: v.exactOptional(MomentSchema),
  /** `"series"`: the series' prices. An object: own prices; a missing or null one is not offered. */
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
export type EpisodePlatformEntry = v.InferOutput<typeof EpisodePlatformSchema>;

const EpisodeSchema = v.strictObject({
  number: ReferenceSchema,
  isRemoved: v.exactOptional(v.boolean()),
  /** Pages whose panels are corrected; the others stay. */
  pages: v.exactOptional(v.array(PageEntrySchema)),
  platforms: v.exactOptional(v.record(PlatformIdSchema, EpisodePlatformSchema)),
});
export type EpisodeEntry = v.InferOutput<typeof EpisodeSchema>;

const SeriesSchema = v.strictObject({
  /** Which series: its alias or id, or `<series key>/<language>`. */
  series: v.union([ReferenceSchema, v.number()], 'must be an alias, an id, or <series key>/<language>'),
  alias: v.exactOptional(AliasSchema),
  title: v.exactOptional(LineSchema),
  synopsis: v.exactOptional(TextSchema),
  publisher: v.exactOptional(v.nullable(LineSchema)),
  status: v.exactOptional(v.picklist(SERIES_STATUSES)),
  isAdult: v.exactOptional(v.boolean()),
  isOriginal: v.exactOptional(v.boolean()),
  isRemoved: v.exactOptional(v.boolean()),
  language: v.exactOptional(LanguageSchema),
  workKey: v.exactOptional(ReferenceSchema),
  /** The first is the genre. */
  tags: v.exactOptional(v.array(LineSchema)),
  days: v.exactOptional(v.array(v.picklist(SCHEDULE_DAYS))),
  creators: v.exactOptional(v.array(v.strictObject({ name: LineSchema, role: v.picklist(CREATOR_ROLES) }))),
  rentalHours: v.exactOptional(HoursSchema),
  freetimeEnabled: v.exactOptional(v.boolean()),
  freetimeRefillHours: v.exactOptional(RefillHoursSchema),
  freetimeExcludedNewest: v.exactOptional(CountSchema),
  platforms: v.exactOptional(v.record(PlatformIdSchema, SeriesPlatformSchema)),
  episodes: v.exactOptional(v.array(EpisodeSchema)),
});
export type SeriesEntry = v.InferOutput<typeof SeriesSchema>;

const NoticeSchema = v.strictObject({
  platform: PlatformIdSchema,
  /** Identifies the notice when the file is applied again. */
  key: ReferenceSchema,
  publishAt: MomentSchema,
  isPinned: v.exactOptional(v.boolean(), false),
  isVisible: v.exactOptional(v.boolean(), true),
  texts: v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject({ title: LineSchema, body: TextSchema })),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  ),
});
export type NoticeEntry = v.InferOutput<typeof NoticeSchema>;

const FaqSchema = v.strictObject({
  platform: PlatformIdSchema,
  /** Identifies the question when the file is applied again. */
  key: ReferenceSchema,
  category: v.picklist(FAQ_CATEGORIES),
  /** Position in its category; lower comes first. */
  position: v.exactOptional(CountSchema, 0),
  isVisible: v.exactOptional(v.boolean(), true),
  texts: v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject({ question: LineSchema, answer: TextSchema })),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  ),
});
export type FaqEntry = v.InferOutput<typeof FaqSchema>;

const PolicySchema = v.strictObject({
  platform: PlatformIdSchema,
  kind: v.picklist(POLICY_KINDS),
  locale: v.picklist(LOCALES),
  version: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1)),
  title: LineSchema,
  body: TextSchema,
  effectiveOn: DaySchema,
});
export type PolicyEntry = v.InferOutput<typeof PolicySchema>;

const PlatformSchema = v.strictObject({
  id: PlatformIdSchema,
  /** On or off. A feature that is not named is not changed. */
  features: v.strictObject(v.entriesFromList(SWITCHABLE_FEATURES, v.exactOptional(v.boolean()))),
});
export type PlatformEntry = v.InferOutput<typeof PlatformSchema>;

export const ApplyDocumentSchema = v.strictObject({
  platforms: v.exactOptional(v.array(PlatformSchema), []),
  series: v.exactOptional(v.array(SeriesSchema), []),
  notices: v.exactOptional(v.array(NoticeSchema), []),
  faqs: v.exactOptional(v.array(FaqSchema), []),
  policies: v.exactOptional(v.array(PolicySchema), []),
  picks: v.exactOptional(v.array(PickEntrySchema), []),
  themes: v.exactOptional(v.array(ThemeEntrySchema), []),
  banners: v.exactOptional(v.array(BannerEntrySchema), []),
  coinProducts: v.exactOptional(v.array(CoinProductEntrySchema), []),
  coupons: v.exactOptional(v.array(CouponEntrySchema), []),
  gifts: v.exactOptional(v.array(GiftEntrySchema), []),
  roulettes: v.exactOptional(v.array(RouletteEntrySchema), []),
  events: v.exactOptional(v.array(EventEntrySchema), []),
  prohibitedWords: v.exactOptional(v.array(ProhibitedWordsEntrySchema), []),
});
export type ApplyDocument = v.InferOutput<typeof ApplyDocumentSchema>;

/** A mistake in a document. `place` is empty if it is about all of it. */
export interface DocumentMistake {
  readonly place: string;
  readonly sentence: string;
}

/** Parses a file's content: the document, or each mistake, with its place in the file. */
export function parseApplyDocument(
  input: unknown,
): { ok: true; document: ApplyDocument } | { ok: false; sentences: string[]; mistakes: DocumentMistake[] } {
  const result = v.safeParse(ApplyDocumentSchema, input);
  if (result.success) return { ok: true, document: result.output };
  const mistakes = result.issues.map((issue) => ({ place: v.getDotPath(issue) ?? '', sentence: sentenceOf(issue) }));
  return { ok: false, sentences: mistakes.map(({ sentence }) => sentence), mistakes };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${place}: there is no such key.`;
  if (issue.received === 'undefined') return `${place}: is missing.`;
  const isPlain = issue.message.startsWith('Invalid ');
  const message = isPlain ? `${issue.received} is not ${issue.expected ?? 'possible here'}` : issue.message;
  return `${place}: ${message.replace(/[.]?$/, '.')}`;
}

export interface ApplyParts {
  database: Database;
  jobs: JobQueue;
  operator: Operator;
  nowMs: number;
  /** Why, for the audit log of changed series; left out: none was asked for. */
  reason?: string;
}

/** One applied entry, and whether it changed anything. */
export interface Applied {
  subject: string;
  hasChanged: boolean;
}

/** What is needed to apply one entry of a document. */
export interface ApplyContext extends Omit<ApplyParts, 'database'> {
  tx: Transaction;
  /** Action name in the audit log for changes of series: `series.set`, `series.hide`… */
  action: string;
}
