import { isReservedAlias, SCHEDULE_DAYS, SERIES_STATUSES } from '@longstrip/core';
import { normaliseLanguage } from '@longstrip/ingest';
import { isPlatformId } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import * as v from 'valibot';

/** More coins than anybody would ask for an episode; a slip of the finger is refused. */
const HIGHEST_PRICE_COINS = 100_000;
/** More episodes or places than anything has; the database could not hold every number. */
const HIGHEST_COUNT = 1_000_000;

export const PlatformIdSchema = v.pipe(
  v.string(),
  v.check(isPlatformId, (issue) => `there is no platform ${issue.input}`),
);
export const PriceSchema = v.pipe(
  v.number(),
  v.minValue(1, 'a price is at least 1 coin; an episode is made free by the number of free episodes or a free window'),
  v.maxValue(HIGHEST_PRICE_COINS, `a price is at most ${HIGHEST_PRICE_COINS} coins`),
  v.integer('a price is a whole number of coins'),
);
export const CountSchema = v.pipe(
  v.number(),
  v.check(
    (count) => Number.isInteger(count) && count >= 0 && count <= HIGHEST_COUNT,
    `must be a whole number from 0 to ${HIGHEST_COUNT}`,
  ),
);
export const AliasSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,96}$/, 'an alias is made of Latin letters, digits, _ and -, at most 96 of them'),
  v.regex(/[A-Za-z]/, 'an alias holds a letter, so that it is never taken for a number'),
  v.check(
    (alias) => !isReservedAlias(alias),
    (issue) => `${issue.input} is a word of our addresses and no alias`,
  ),
);
/** A moment or day, e.g. `2030-01-31`, `2030-01-31T18:00`, `2030-01-31T18:00+09:00`; without a zone: the platform's. */
export const MomentSchema = v.pipe(
  v.string(),
  v.check((text) => DateTime.fromISO(text).isValid, 'must be a date like 2030-01-31 or 2030-01-31T18:00'),
);
export const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
/** In the form that files' own languages are kept in: `JA` is `ja`, `zh-tw` is `zh-TW`, `en-us` is `en`. */
export const LanguageSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const language = normaliseLanguage(dataset.value);
    if (language !== null) return language;
    addIssue({ message: `${dataset.value} is not a language like en, ja or zh-TW` });
    return NEVER;
  }),
);

/** What an operator says beside the file. Null and empty lists mean: as the file says, or as it is in the catalogue. */
export const ImportOptionsSchema = v.strictObject({
  platformIds: v.array(PlatformIdSchema),
  language: v.nullable(LanguageSchema),
  /** Name of the series, when the file's own is wrong; it decides which series the episodes belong to. */
  series: v.nullable(TextSchema),
  /** What readers see. */
  title: v.nullable(TextSchema),
  alias: v.nullable(AliasSchema),
  genres: v.array(TextSchema),
  days: v.array(v.picklist(SCHEDULE_DAYS)),
  status: v.nullable(v.picklist(SERIES_STATUSES)),
  isAdult: v.nullable(v.boolean()),
  freeEpisodeCount: v.nullable(CountSchema),
  rentCoin: v.nullable(PriceSchema),
  possessionCoin: v.nullable(PriceSchema),
  openAt: v.nullable(MomentSchema),
  /** Finds out what would change, and changes nothing. */
  isDryRun: v.boolean(),
  /** The command that brings the file among others, which of them it is, and how a person knows it. */
  command: v.nullable(v.strictObject({ id: v.pipe(v.string(), v.uuid()), fileNo: CountSchema, path: v.string() })),
});
export type ImportOptions = v.InferOutput<typeof ImportOptionsSchema>;

export const NO_IMPORT_OPTIONS: ImportOptions = {
  platformIds: [],
  language: null,
  series: null,
  title: null,
  alias: null,
  genres: [],
  days: [],
  status: null,
  isAdult: null,
  freeEpisodeCount: null,
  rentCoin: null,
  possessionCoin: null,
  openAt: null,
  isDryRun: false,
  command: null,
};

/** A moment in epoch milliseconds; one that names no zone is meant in the platform's. */
export function momentMs(moment: string, timeZone: string): number {
  return DateTime.fromISO(moment, { zone: timeZone }).toMillis();
}
