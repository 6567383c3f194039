import { type CreatorRole, genresAmong, LOCALE_FACTS, LOCALES } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { creator, series, seriesCreator, seriesGenre, seriesScheduleDay, seriesTag } from '@longstrip/database/schema';
import type { Publication } from '@longstrip/ingest';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { writeSearchTexts } from '../search/search-index.repository.ts';
import type { ImportOptions } from './import-options.ts';
import { publishPlatforms } from './publish-platforms.ts';
import { type AdminRefusal, RefusedChange } from './refused-change.ts';
import { chooseSeriesAlias } from './series-alias.ts';
import { describeSeries, type SeriesDescription } from './series-description.ts';

interface SeriesRequest {
  publication: Publication;
  options: ImportOptions;
  /** Null: neither the file nor the operator says. */
  language: string | null;
  warnings: string[];
  nowMs: number;
}

/**
 * Makes the series, or finds it by key and language. What an operator says counts; what the file says about the series
 * is taken when it is new, and later only fills what is still empty: so chapters that describe their series differently
 * do not fight, and nothing undoes an operator's work.
 */
export async function publishSeries(
  tx: Transaction,
  request: SeriesRequest,
): Promise<{ seriesId: number; before: SeriesDescription | null }> {
  const { publication, options, warnings, nowMs } = request;
  const language = request.language ?? guessLanguage(options, warnings);
  const [row] = await tx
    .select()
    .from(series)
    .where(and(eq(series.seriesKey, publication.seriesKey), eq(series.language, language)));
  const before = row === undefined ? null : await describeSeries(tx, row.id);
  const seriesId = row === undefined ? await createSeries(tx, request, language) : await updateSeries(tx, row, request);

  if (options.alias !== null) await giveAlias(tx, seriesId, options.alias);
  const known = before?.tags.length ? before.tags : [...publication.genres, ...publication.tags];
  await writeTags(tx, seriesId, [...options.genres, ...known]);
  if (before === null || before.creators.length === 0) await writeCreators(tx, seriesId, publication.creators);
  if (options.days.length > 0) await writeDays(tx, seriesId, options.days);
  await publishPlatforms(tx, {
    seriesId,
    options,
    nowMs,
    isNew: before === null,
    title: options.title ?? before?.title ?? publication.seriesTitle,
    isAdult: await isAdult(tx, seriesId),
    language,
    warnings,
  });
  await writeSearchTexts(tx, [seriesId]);
  return { seriesId, before };
}

function guessLanguage({ platformIds }: ImportOptions, warnings: string[]): string {
  const platform = PLATFORMS.find(({ id }) => id === platformIds[0]);
  const locale = platform?.locales[0] ?? LOCALES[0];
  const { language } = LOCALE_FACTS[locale];
  warnings.push(`The file does not say its language; taken as ${language}. Use --lang to say another.`);
  return language;
}

async function createSeries(tx: Transaction, request: SeriesRequest, language: string): Promise<number> {
  const { publication, options, nowMs } = request;
  const title = options.title ?? publication.seriesTitle;
  const [created] = await tx
    .insert(series)
    .values({
      // Replaced at once: the final one may be made of the id.
      alias: `new-${crypto.randomUUID()}`,
      seriesKey: publication.seriesKey,
      language,
      workKey: publication.seriesKey,
      type: publication.type,
      status: options.status ?? 'SCHEDULED',
      title,
      synopsis: publication.synopsis ?? '',
      publisher: publication.publisher,
      isAdult: options.isAdult ?? publication.isAdult ?? false,
      readingDirection: publication.readingDirection,
      writingMode: publication.writingMode,
      viewerMode: publication.viewerMode,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    .returning({ id: series.id });
  if (created === undefined) throw new Error('a series was not created');
  const { id } = created;
  // Two new series of one title, of different keys, choose one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('series alias', 0))`);
  const isTaken = async (alias: string) =>
    (await tx.select({ id: series.id }).from(series).where(eq(series.alias, alias))).length > 0;
  const alias = await chooseSeriesAlias({ id, title, type: publication.type, language }, isTaken);
  await tx.update(series).set({ alias }).where(eq(series.id, id));
  return id;
}

async function updateSeries(
  tx: Transaction,
  known: typeof series.$inferSelect,
  { publication, options, warnings }: SeriesRequest,
): Promise<number> {
  if (known.type !== publication.type) {
    const nouns = { COMIC: 'a comic', NOVEL: 'a novel' };
    throw new RefusedChange(
      'SERIES_TYPE_DIFFERS',
      `the series ${known.alias} is ${nouns[known.type]}, and this file is ${nouns[publication.type]}: give it another series by --series.`,
    );
  }
  const becomesAdult = options.isAdult === null && publication.isAdult === true && !known.isAdult;
  if (becomesAdult)
    warnings.push(`The file is for adults, so the series ${known.alias} now is. --no-adult says it is not.`);
  await tx
    .update(series)
    .set({
      title: options.title ?? known.title,
      status: options.status ?? known.status,
      isAdult: options.isAdult ?? (known.isAdult || becomesAdult),
      synopsis: known.synopsis === '' ? (publication.synopsis ?? '') : known.synopsis,
      publisher: known.publisher ?? publication.publisher,
      removedAtMs: null,
    })
    .where(eq(series.id, known.id));
  return known.id;
}

/** Gives a series an alias of the operator's choice; refused where another series has it. */
export async function giveAlias(tx: Transaction, seriesId: number, alias: string): Promise<void> {
  const [other] = await tx
    .select({ title: series.title })
    .from(series)
    .where(and(eq(series.alias, alias), ne(series.id, seriesId)));
  if (other !== undefined) {
    const { code, sentence } = aliasTaken(alias, other.title);
    throw new RefusedChange(code, sentence);
  }
  await tx.update(series).set({ alias }).where(eq(series.id, seriesId));
}

/** Why a series does not get an alias that another one has. */
export function aliasTaken(alias: string, title: string): AdminRefusal {
  return { code: 'ALIAS_TAKEN', sentence: `the alias ${alias} is that of another series, "${title}".` };
}

/** Replaces the tags, and the genres among them; the first is the genre that readers are shown. A tag is kept once, whatever its case. */
export async function writeTags(tx: Transaction, seriesId: number, tags: readonly string[]): Promise<void> {
  const unique = new Map<string, string>();
  for (const tag of tags.map((each) => each.trim())) {
    if (tag !== '' && !unique.has(tag.toLowerCase())) unique.set(tag.toLowerCase(), tag);
  }
  const rows = [...unique.values()].map((tag, position) => ({ seriesId, tag, position }));
  await tx.delete(seriesTag).where(eq(seriesTag.seriesId, seriesId));
  if (rows.length > 0) await tx.insert(seriesTag).values(rows);
  await tx.delete(seriesGenre).where(eq(seriesGenre.seriesId, seriesId));
  const genres = genresAmong([...unique.values()]).map((genre) => ({ seriesId, genre }));
  if (genres.length > 0) await tx.insert(seriesGenre).values(genres);
}

/** Replaces the creators, in their order. */
export async function writeCreators(
  tx: Transaction,
  seriesId: number,
  creators: readonly { name: string; role: CreatorRole }[],
): Promise<void> {
  await tx.delete(seriesCreator).where(eq(seriesCreator.seriesId, seriesId));
  // In one order everywhere, so that two imports wait for each other and never in a circle.
  const names = [...new Set(creators.map(({ name }) => name))].toSorted();
  if (names.length === 0) return;
  await tx
    .insert(creator)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
  const ids = new Map(
    (await tx.select().from(creator).where(inArray(creator.name, names))).map(({ id, name }) => [name, id]),
  );
  const rows = creators.flatMap(({ name, role }, position) => {
    const creatorId = ids.get(name);
    return creatorId === undefined ? [] : [{ seriesId, creatorId, role, position }];
  });
  await tx.insert(seriesCreator).values(rows).onConflictDoNothing();
}

/** Replaces the days on which new episodes come (D6). */
export async function writeDays(
  tx: Transaction,
  seriesId: number,
  days: readonly (typeof seriesScheduleDay.$inferInsert)['day'][],
): Promise<void> {
  await tx.delete(seriesScheduleDay).where(eq(seriesScheduleDay.seriesId, seriesId));
  const rows = [...new Set(days)].map((day) => ({ seriesId, day }));
  if (rows.length > 0) await tx.insert(seriesScheduleDay).values(rows);
}

async function isAdult(tx: Transaction, seriesId: number): Promise<boolean> {
  const [row] = await tx.select({ isAdult: series.isAdult }).from(series).where(eq(series.id, seriesId));
  return row?.isAdult === true;
}
