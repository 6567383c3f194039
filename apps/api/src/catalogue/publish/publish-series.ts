import { type CreatorRole, genresAmong, LOCALE_FACTS, LOCALES } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { creator, series, seriesCreator, seriesGenre, seriesScheduleDay, seriesTag } from '@longstrip/database/schema';
import type { Publication } from '@longstrip/ingest';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { type AdminRefusal, RefusedChange } from '../../shared/operator.ts';
import { writeSearchTexts } from '../search/search-index.repository.ts';
import { giveFirstAlias, type MovedEdition } from './aliases.ts';
import type { ImportOptions } from './import-options.ts';
import type { MadeSeries } from './import-sessions.ts';
import { publishPlatforms } from './publish-platforms.ts';
import { describeSeries, type SeriesDescription } from './series-description.ts';
import { refuseRemovedSeries } from './takedown.ts';

interface SeriesRequest {
  publication: Publication;
  options: ImportOptions;
  /** Null: neither the file nor the operator states it. */
  language: string | null;
  warnings: string[];
  nowMs: number;
  /** Series created by earlier files of the command. */
  madeBefore: readonly MadeSeries[];
}

/**
 * Creates the series, or finds it by key and language. The operator's options always count. Facts from the file are used
 * for a new series; later they only fill empty fields, so that nothing undoes an operator's work.
 */
export async function publishSeries(
  tx: Transaction,
  request: SeriesRequest,
): Promise<{ seriesId: number; before: SeriesDescription | null; moved: MovedEdition | null }> {
  const { publication, options, warnings, nowMs } = request;
  const language = request.language ?? guessLanguage(options, warnings);
  const [row] = await tx
    .select()
    .from(series)
    .where(and(eq(series.seriesKey, publication.seriesKey), eq(series.language, language)));
  if (row !== undefined) refuseRemovedSeries(row, publication, options);
  const before = row === undefined ? null : await describeSeries(tx, row.id);
  const { seriesId, moved } =
    row === undefined
      ? await createSeries(tx, request, language)
      : { seriesId: await updateSeries(tx, row, request), moved: null };

  if (options.alias !== null) {
    refuseTriedAlias(request, language, options.alias);
    await giveAlias(tx, seriesId, options.alias);
  }
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
  return { seriesId, before, moved };
}

/** In a dry run the alias may be that of a series which an earlier file would have created. */
function refuseTriedAlias({ publication, options, madeBefore }: SeriesRequest, language: string, alias: string): void {
  if (!options.isDryRun) return;
  const isOther = (made: MadeSeries) => made.seriesKey !== publication.seriesKey || made.language !== language;
  const other = madeBefore.find((made) => made.alias === alias && isOther(made));
  if (other === undefined) return;
  const { code, sentence } = aliasTaken(alias, other.title);
  throw new RefusedChange(code, sentence);
}

/** The assumed language of a work without a stated one: the platform's first. */
export function likelyLanguage({ platformIds }: ImportOptions): string {
  const platform = PLATFORMS.find(({ id }) => id === platformIds[0]);
  const locale = platform?.locales[0] ?? LOCALES[0];
  return LOCALE_FACTS[locale].language;
}

function guessLanguage(options: ImportOptions, warnings: string[]): string {
  const language = likelyLanguage(options);
  warnings.push(`The file does not say its language; taken as ${language}. Use --lang to say another.`);
  return language;
}

async function createSeries(
  tx: Transaction,
  request: SeriesRequest,
  language: string,
): Promise<{ seriesId: number; moved: MovedEdition | null }> {
  const { publication, options, nowMs } = request;
  const title = options.title ?? publication.seriesTitle;
  const [created] = await tx
    .insert(series)
    .values({
      // Temporary: the final alias may contain the id.
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
  const { type, seriesKey } = publication;
  const moved = await giveFirstAlias(tx, { ...request, made: { id, title, type, language, seriesKey } });
  return { seriesId: id, moved };
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
      ...(options.restoresRemoved && { removedAtMs: null }),
    })
    .where(eq(series.id, known.id));
  return known.id;
}

/** Sets the alias of a series; refused if another series has it. */
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

/** The refusal of an alias that another series has. */
function aliasTaken(alias: string, title: string): AdminRefusal {
  return { code: 'ALIAS_TAKEN', sentence: `the alias ${alias} is that of another series, "${title}".` };
}

/** Replaces the tags and the genres among them; the first is the displayed genre. Tags differ by more than case. */
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

/** Replaces the creators, in the order given. */
export async function writeCreators(
  tx: Transaction,
  seriesId: number,
  creators: readonly { name: string; role: CreatorRole }[],
): Promise<void> {
  await tx.delete(seriesCreator).where(eq(seriesCreator.seriesId, seriesId));
  // The same order in every import prevents deadlocks.
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

/** Replaces the schedule (D6). */
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
