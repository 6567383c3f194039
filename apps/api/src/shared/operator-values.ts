import { isReservedAlias, readSitePath } from '@longstrip/core';
import { cleanLine, cleanText, normaliseLanguage } from '@longstrip/ingest';
import { isPlatformId, type PlatformId } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { RefusedChange } from './operator.ts';

/** No episode costs more; catches typing errors. */
const HIGHEST_PRICE_COINS = 100_000;
/** Fits the database's integer column. */
const HIGHEST_COUNT = 1_000_000;

export const PlatformIdSchema = v.pipe(
  v.string(),
  v.check(isPlatformId, (issue) => `there is no platform ${issue.input}`),
);
/** Narrows the key of a record: the schema checked it, but its type is still `string`. */
export function knownPlatform(platformId: string): PlatformId {
  if (isPlatformId(platformId)) return platformId;
  throw new RefusedChange('PLATFORM_UNKNOWN', `there is no platform ${platformId}.`);
}
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
/** A time or day: `2030-01-31`, `2030-01-31T18:00`, `2030-01-31T18:00+09:00`. Without a zone, in that of the platform. */
export const MomentSchema = v.pipe(
  v.string(),
  v.check((text) => DateTime.fromISO(text).isValid, 'must be a date like 2030-01-31 or 2030-01-31T18:00'),
);

/** A visible character, unlike spaces and format characters. */
const VISIBLE = /[^\s\p{Cf}\p{M}]/u;

/**
 * Every text from an operator goes through one of these schemas, and so through `cleanText` (record 0044): a line that may
 * be empty, a line that may not, and a text of several lines.
 */
export const OptionalLineSchema = v.pipe(v.string(), v.transform(cleanLine));
export const LineSchema = v.pipe(OptionalLineSchema, v.regex(VISIBLE, 'must not be empty'));
export const TextSchema = v.pipe(v.string(), v.transform(cleanText));

/**
 * An identifier: a key, an episode's number, an alias. A bad one is refused and not cleaned: cleaned it would identify something
 * else.
 */
export const ReferenceSchema = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim()),
  v.regex(VISIBLE, 'must not be empty'),
  v.check((text) => cleanLine(text) === text, 'must be on one line, without control characters'),
);

/** A path within a site, like `/notice`. */
export const SitePathSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const path = readSitePath(dataset.value.trim());
    if (path !== null) return path;
    addIssue({ message: 'must be an address of the site, like /notice' });
    return NEVER;
  }),
);

/** The last part of a path, as a file name that is safe in any folder. */
export const FileNameSchema = v.pipe(
  v.string(),
  v.transform((path) => cleanLine(path.split(/[\\/]/).at(-1) ?? '')),
  v.regex(VISIBLE, 'must not be empty'),
  v.check((name) => !/^\.{1,2}$/.test(name), 'must be the name of a file'),
  v.check((name) => Buffer.byteLength(name) <= 255, 'must have at most 255 bytes'),
);

/** A publisher's number of an episode: 1, 12.5, Extra 1. */
export const EpisodeNumberSchema = v.pipe(ReferenceSchema, v.maxLength(40, 'a number has at most 40 characters'));
/** Normalised like the languages of files: `JA` is `ja`, `zh-tw` is `zh-TW`, `en-us` is `en`. */
export const LanguageSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const language = normaliseLanguage(dataset.value);
    if (language !== null) return language;
    addIssue({ message: `${dataset.value} is not a language like en, ja or zh-TW` });
    return NEVER;
  }),
);

/** A time in epoch milliseconds; without a zone of its own it is in `timeZone`. */
export function momentMs(moment: string, timeZone: string): number {
  return DateTime.fromISO(moment, { zone: timeZone }).toMillis();
}
