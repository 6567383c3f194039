import { createHash } from 'node:crypto';
import { episodeAliasCandidates, languagesOf, type NamedSeries, seriesAliasCandidates } from '@longstrip/core';
import { lockNamed, type Transaction } from '@longstrip/database';
import { series } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { eq } from 'drizzle-orm';
import type { ImportOptions } from './import-options.ts';
import type { MadeSeries } from './import-sessions.ts';

interface AliasRequest {
  made: NamedSeries & { seriesKey: string };
  options: Pick<ImportOptions, 'platformIds' | 'alias' | 'isDryRun'>;
  /** Series created by earlier files of the command; in a dry run they are not in the catalogue. */
  madeBefore: readonly MadeSeries[];
  warnings: string[];
}

/** An edition that lost its alias to another edition. */
export interface MovedEdition extends MadeSeries {
  /** Null in a dry run. */
  id: number | null;
  aliasBefore: string;
}

/** The index of a language among those of the first named platform; infinite if it is none of them. */
export function languageRank({ platformIds }: Pick<ImportOptions, 'platformIds'>, language: string): number {
  const platform = PLATFORMS.find(({ id }) => id === platformIds[0]);
  const languages = platform === undefined ? [] : languagesOf(platform.locales);
  const rank = languages.indexOf(language.split('-')[0] ?? language);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}

/**
 * Sets the alias of a new series (D5). Of several editions of a work, the one in the platform's first language has the
 * plain alias, in any order of the command's files. Addresses that readers may know do not change (record 0038).
 *
 * @returns the edition of an earlier file of the command whose alias changed
 */
export async function giveFirstAlias(tx: Transaction, request: AliasRequest): Promise<MovedEdition | null> {
  const { made, options, madeBefore, warnings } = request;
  const set = (id: number, alias: string) => tx.update(series).set({ alias }).where(eq(series.id, id));
  // Two new series with the same title and different keys choose their aliases one after the other.
  await lockNamed(tx, 'series alias');
  const tried = options.isDryRun ? madeBefore : [];
  const same = tried.find((each) => isSameSeries(each, made));
  if (same !== undefined) {
    await set(made.id, same.alias);
    return null;
  }
  const isTaken = async (alias: string) => (await holderOf(tx, alias, tried)) !== null;
  const [plain = ''] = seriesAliasCandidates(made);
  const holder = await holderOf(tx, plain, tried);
  const isEdition = holder?.seriesKey === made.seriesKey && holder.language !== made.language;
  if (holder === null || !isEdition || options.alias !== null || languageRank(options, made.language) !== 0) {
    await set(made.id, await chooseSeriesAlias(made, isTaken));
    return null;
  }
  if (!madeBefore.some((each) => isSameSeries(each, holder) && each.alias === plain)) {
    const alias = await chooseSeriesAlias(made, isTaken);
    await set(made.id, alias);
    warnings.push(
      `/detail/${plain} is the edition in ${holder.language}, and published addresses do not change: the one in ${made.language} is /detail/${alias}. npm run catalogue -- set … --alias gives either another one.`,
    );
    return null;
  }
  const moved = { ...holder, type: made.type, id: holder.id ?? made.id };
  const alias = await chooseSeriesAlias(moved, isTaken);
  if (holder.id !== null) await set(holder.id, alias);
  await set(made.id, plain);
  warnings.push(
    `/detail/${plain} is the edition in ${made.language} now, the first language of ${options.platformIds[0]}; the one in ${holder.language}, which this command brought before, is /detail/${alias}.`,
  );
  return { ...holder, alias, aliasBefore: plain };
}

type Holder = MadeSeries & { id: number | null };

/** The series with an alias, including earlier files of a dry run. */
async function holderOf(tx: Transaction, alias: string, tried: readonly MadeSeries[]): Promise<Holder | null> {
  const { id, seriesKey, language, title } = series;
  const [stored] = await tx
    .select({ id, seriesKey, language, title, alias: series.alias })
    .from(series)
    .where(eq(series.alias, alias));
  if (stored !== undefined) return stored;
  const found = tried.find((each) => each.alias === alias);
  return found === undefined ? null : { ...found, id: null };
}

/** Whether both have the same key and language. */
export function isSameSeries(one: MadeSeries, other: Pick<MadeSeries, 'seriesKey' | 'language'>): boolean {
  return one.seriesKey === other.seriesKey && one.language === other.language;
}

/** The best free alias for a new series (D5). One candidate contains its id, so one is always free. */
export async function chooseSeriesAlias(
  series: NamedSeries,
  isTaken: (alias: string) => Promise<boolean>,
): Promise<string> {
  for (const candidate of seriesAliasCandidates(series)) {
    if (!(await isTaken(candidate))) return candidate;
  }
  throw new Error(`Every alias of the series ${series.id} is taken`);
}

/**
 * The alias of an episode, made from its number: `ep-1`, `ep-12-5`, `ep-extra-1`. A number without Latin letters or
 * digits, or with a taken alias (`12-5` beside `12.5`), gets a hash of the number, so that every import gives the same.
 */
export function chooseEpisodeAlias(number: string, isTaken: (alias: string) => boolean): string {
  const mark = createHash('sha256').update(number).digest('hex').slice(0, 8);
  const alias = episodeAliasCandidates(number, mark).find((candidate) => !isTaken(candidate));
  if (alias === undefined) throw new Error(`Every alias of an episode ${number} is taken`);
  return alias;
}
