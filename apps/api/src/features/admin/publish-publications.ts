import type { Database, JobQueue, Transaction } from '@longstrip/database';
import { episode, series } from '@longstrip/database/schema';
import { type Publication, volumeOfIdentifier } from '@longstrip/ingest';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { FileStore } from '../image/index.ts';
import { recordChange } from './audit.repository.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';
import { seriesKeyNamed, seriesOfTitle } from './find-series.ts';
import type { ImportCommands, ImportedEpisode } from './import-commands.ts';
import type { ImportOptions } from './import-options.ts';
import type { Operator } from './operator.ts';
import { insertAssets, keepFilesFromSweeping } from './pictures.repository.ts';
import type { PlacedEpisode } from './place-episodes.ts';
import { hasOwnArt, publishCover } from './publish-cover.ts';
import { type ChangeCounts, publishEpisodes } from './publish-episodes.ts';
import { publishSeries } from './publish-series.ts';
import { type AdminRefusal, RefusedChange } from './refused-change.ts';
import { describeSeries, differences, type SeriesDescription } from './series-description.ts';
import { type SeriesStart, seriesStart } from './series-start.ts';
import { assetRowOf, picturesOf, storePictures } from './stored-pictures.ts';

export interface PublishOptions {
  database: Database;
  files: FileStore;
  jobs: JobQueue;
  /** Usually one; a folder may hold several series. All are published, or none. */
  publications: readonly Publication[];
  /** Where their pictures lie. */
  directory: string;
  options: ImportOptions;
  operator: Operator;
  nowMs: number;
  /** What other files of one command became. */
  commands: ImportCommands;
}

export interface PublishedSeries {
  id: number;
  alias: string;
  title: string;
  language: string;
  /** With the language, what the series is found by again: also where it has no lasting id yet. */
  seriesKey: string;
  isNew: boolean;
  /** Of a new series; else null. */
  start: SeriesStart | null;
  /** Of this publication; the series may have more. */
  episodes: ChangeCounts;
  pages: ChangeCounts & { removed: number };
  /** What else changes: title, prices, openings. Empty for a new series, which is new as a whole. */
  fields: FieldChange[];
}

export type PublishResult =
  | { ok: true; series: PublishedSeries[]; warnings: string[] }
  | { ok: false; refusal: AdminRefusal };

/** Thrown at the end of a trial to undo it. */
class Trial extends Error {
  readonly series: PublishedSeries[];

  constructor(published: PublishedSeries[]) {
    super('a trial is undone');
    this.series = published;
  }
}

/**
 * Brings publications into the catalogue: files first, then one transaction. A series is found again by series key and
 * language, an episode by its number or its book (`placeEpisodes`); what is the same is not touched, and nothing that readers own changes its id.
 * Killed at any moment it leaves the catalogue as it was, and at most files that nobody names.
 */
export async function publishPublications(request: PublishOptions): Promise<PublishResult> {
  const { database, files, directory, options, commands } = request;
  const imported: ImportedEpisode[] = [];
  const warnings: string[] = [];
  const pictures = request.publications.flatMap(picturesOf);
  if (!options.isDryRun) await storePictures(files, directory, pictures);
  try {
    const series = await database.orm.transaction(async (tx) => {
      const named = options.series === null ? null : await seriesKeyNamed(tx, options.series);
      const publications = request.publications.map((each) => ({ ...each, seriesKey: named ?? each.seriesKey }));
      // Two imports of one series, in whatever languages, go one after the other; all take several in one order.
      const keys = new Set(publications.map(({ seriesKey }) => seriesKey));
      for (const key of [...keys].toSorted()) await lockSeries(tx, key);
      await keepFilesFromSweeping(tx);
      // Looked at again: a sweep may have passed between the storing and the lock.
      if (!options.isDryRun) await storePictures(files, directory, pictures);
      const rows = new Map(pictures.map((picture) => [picture.sha256, assetRowOf(picture, request.nowMs)]));
      await insertAssets(tx, [...rows.values()]);
      const published: PublishedSeries[] = [];
      for (const publication of publications)
        published.push(await publish(tx, request, publication, { warnings, imported }));
      if (options.isDryRun) throw new Trial(published);
      return published;
    });
    commands.remember(options, imported);
    return { ok: true, series, warnings };
  } catch (error) {
    if (error instanceof Trial) {
      commands.remember(options, imported);
      return { ok: true, series: error.series, warnings };
    }
    if (error instanceof RefusedChange) {
      return { ok: false, refusal: { code: error.code, sentence: error.message } };
    }
    throw error;
  }
}

async function lockSeries(tx: Transaction, seriesKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`series ${seriesKey}`}, 0))`);
}

async function publish(
  tx: Transaction,
  request: PublishOptions,
  publication: Publication,
  { warnings, imported }: { warnings: string[]; imported: ImportedEpisode[] },
): Promise<PublishedSeries> {
  const { options, operator, nowMs, commands } = request;
  const language = options.language ?? publication.language;
  const { seriesId, before } = await publishSeries(tx, { publication, options, language, warnings, nowMs });
  const keepsArt = before !== null && (await hasOwnArt(tx, before));
  const { episodes, pages, placed } = await publishEpisodes(tx, { seriesId, publication, options, warnings, nowMs });
  const numbers = placed.map(({ number }) => number);
  const wasAdult = before?.isAdult ?? false;
  await publishCover(tx, request.jobs, { seriesId, numbers, publication, keepsArt, wasAdult });

  const after = await describeSeries(tx, seriesId);
  if (after === null) throw new Error(`series ${seriesId} vanished within its transaction`);
  const { id, alias, title } = after;
  const { seriesKey } = publication;
  const became = placed.map((each) => ({ ...each, seriesKey, language: after.language, seriesTitle: title }));
  commands.refuseTaken(options, became);
  imported.push(...became);
  const change = { action: 'series.import', subjectType: 'series', subjectId: String(seriesId) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, ...differences(before, after) }, nowMs);
  if (hasChanged) await tx.update(series).set({ updatedAtMs: nowMs }).where(eq(series.id, seriesId));
  const isNew = before === null;
  if (isNew) await warnOfSameWork(tx, { series: after, placed, warnings });
  else warnOfAbsence(before, after, warnings);
  const start = isNew ? seriesStart(after, await hasOwnArt(tx, after)) : null;
  const fields = fieldChanges(before, after);
  return { id, alias, title, language: after.language, seriesKey, isNew, start, episodes, pages, fields };
}

/** Where readers do not see what came, or see again what was gone. */
function warnOfAbsence(before: SeriesDescription, { alias, platforms }: SeriesDescription, warnings: string[]): void {
  if (before.isRemoved) warnings.push(`The series ${alias} had been removed and is back.`);
  const hidden = Object.keys(platforms).filter((id) => platforms[id]?.isVisible === false);
  if (hidden.length === 0) return;
  const places = hidden.join(' and ');
  warnings.push(`The series ${alias} is hidden on ${places}: npm run catalogue -- unhide ${alias} shows it there.`);
}

/** A new series whose book, by its identifier, or whose title is another one's: its file is called otherwise now. */
async function warnOfSameWork(
  tx: Transaction,
  request: { series: SeriesDescription; placed: readonly PlacedEpisode[]; warnings: string[] },
): Promise<void> {
  const { series: made, placed, warnings } = request;
  const sameBook = await seriesOfSameBook(tx, made, placed);
  const other = sameBook ?? (await seriesOfTitle(tx, made.title, made.language, made.id));
  if (other === null) return;
  const likeness =
    sameBook === null ? 'has the same title' : `came of a book of the same identifier (${sameBook.identifier})`;
  warnings.push(
    `This is a new series, and "${other.alias}" ${likeness}. If this belongs to that one, import it with --series "${other.seriesKey}", and remove this series.`,
  );
}

async function seriesOfSameBook(
  tx: Transaction,
  { id, language }: SeriesDescription,
  placed: readonly PlacedEpisode[],
): Promise<{ alias: string; seriesKey: string; identifier: string | null } | null> {
  const own = placed.flatMap(({ source: { source } }) =>
    source.identifier === null || volumeOfIdentifier(source.identifier).volume !== null ? [] : [source.identifier],
  );
  if (own.length === 0) return null;
  const [other] = await tx
    .select({ alias: series.alias, seriesKey: series.seriesKey, identifier: episode.sourceIdentifier })
    .from(series)
    .innerJoin(episode, eq(episode.seriesId, series.id))
    .where(
      and(
        ne(series.id, id),
        eq(series.language, language),
        isNull(series.removedAtMs),
        inArray(episode.sourceIdentifier, [...new Set(own)]),
      ),
    )
    .limit(1);
  return other ?? null;
}
