import type { JobQueue, Transaction } from '@longstrip/database';
import { episode, series } from '@longstrip/database/schema';
import { bareTitleKey, type Publication, seriesKeyOf, volumeOfIdentifier } from '@longstrip/ingest';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { preparePagesJob } from '../jobs.ts';
import { isSameSeries, type MovedEdition } from './aliases.ts';
import { type FieldChange, fieldChanges, type SeriesStart, seriesStart } from './field-changes.ts';
import { seriesOfTitle } from './find-series.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportedEpisode, ImportSessions, MadeSeries } from './import-sessions.ts';
import { numbersAfter, type PlacedEpisode } from './place-episodes.ts';
import { publishCover } from './publish-cover.ts';
import { type ChangeCounts, type EpisodeChange, publishEpisodes } from './publish-episodes.ts';
import type { PageCounts } from './publish-pages.ts';
import { defaultsOf, type OfferFact } from './publish-platforms.ts';
import { publishSeries } from './publish-series.ts';
import { describeSeries, differences, type SeriesDescription } from './series-description.ts';
import { hiddenWarnings, takedownWarnings } from './takedown.ts';

/** The import of a publication. */
export interface PublicationRequest {
  jobs: JobQueue;
  options: ImportOptions;
  operator: Operator;
  nowMs: number;
  /** What the other files of the same command became. */
  commands: ImportSessions;
}

/** A file of an import, and what it became. */
export interface PublishedFile {
  /** Relative to the input: `Season 1/003.cbz`. */
  file: string;
  episodes: { number: string; pages: number; change: EpisodeChange; pageChanges: PageCounts }[];
}

export interface PublishedSeries {
  id: number;
  alias: string;
  title: string;
  language: string;
  /** Identifies the series together with its language; also in a dry run, where it has no lasting id. */
  seriesKey: string;
  isNew: boolean;
  /** Null for a known series. */
  start: SeriesStart | null;
  /** Facts of offers on new platforms that were not stated: they get the defaults. */
  defaults: OfferFact[];
  /** In the order of their episodes. */
  files: PublishedFile[];
  /** Counts of this import; the series may have more. */
  episodes: ChangeCounts;
  pages: ChangeCounts & { removed: number };
  /** Other changes: title, prices, openings. Empty for a new series. */
  fields: FieldChange[];
}

/** Results collected during a transaction. */
export interface Gathered {
  series: PublishedSeries[];
  warnings: string[];
  imported: ImportedEpisode[];
  made: MadeSeries[];
}

/**
 * Publishes one publication, in the transaction of the whole import.
 *
 * @throws RefusedChange with the file at fault, if it is one of several
 */
export async function publishPublication(
  tx: Transaction,
  request: PublicationRequest,
  publication: Publication,
  gathered: Gathered,
): Promise<PublishedSeries> {
  const { options, operator, nowMs, commands } = request;
  const { warnings } = gathered;
  const language = options.language ?? publication.language;
  const madeBefore = commands.made(options);
  const wanted = { publication, options, language, warnings, nowMs, madeBefore };
  const { seriesId, before, moved } = await publishSeries(tx, wanted);
  const published = await publishEpisodes(tx, { ...{ seriesId, before, publication }, options, warnings, nowMs });
  const numbers = published.episodes.map(({ number }) => number);
  await publishCover(tx, request.jobs, { seriesId, numbers, publication });
  if (published.pages.added + published.pages.changed > 0) {
    await request.jobs.enqueue(tx, preparePagesJob, { seriesId }, { singletonKey: String(seriesId) });
  }

  const after = await describeSeries(tx, seriesId);
  if (after === null) throw new Error(`series ${seriesId} vanished within its transaction`);
  const { id, alias, title } = after;
  const { seriesKey } = publication;
  const became = published.episodes.map((each) => ({
    ...each,
    seriesKey,
    language: after.language,
    seriesTitle: title,
  }));
  const episodes = numberedInDryRun(became, after, commands, options);
  commands.refuseTaken(options, episodes);
  gathered.imported.push(...episodes);
  const change = { action: 'series.import', subjectType: 'series', subjectId: String(seriesId) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, ...differences(before, after) }, nowMs);
  if (hasChanged) await tx.update(series).set({ updatedAtMs: nowMs }).where(eq(series.id, seriesId));
  if (moved !== null) await recordMove(tx, request, moved, gathered);

  const made = { seriesKey, language: after.language, alias, title };
  const isTried = options.isDryRun && madeBefore.some((each) => isSameSeries(each, made));
  const isNew = before === null && !isTried;
  if (isNew) {
    gathered.made.push(made);
    warnings.push(...publication.doubts);
    await warnOfSameWork(tx, { series: after, placed: published.episodes, warnings });
    const titles = [...commands.titles(options), ...gathered.imported.map(({ seriesTitle }) => seriesTitle)];
    warnOfNearTitle(title, titles, warnings);
  } else if (before !== null) warnings.push(...takedownWarnings(before, after, published.episodes));
  warnings.push(...hiddenWarnings(after, published.episodes));
  warnOfStandIn(before, after, warnings);
  return {
    ...{ id, alias, title, language: after.language, seriesKey, isNew },
    start: isNew ? seriesStart(after) : null,
    defaults: hasNewPlatform(before, after) && !isTried ? defaultsOf(options) : [],
    files: filesOf(episodes),
    episodes: countsOf(episodes),
    pages: published.pages,
    fields: fieldChanges(before, after),
  };
}

/** Warns if a page became the series' picture: readers are shown only a part of it. */
function warnOfStandIn(
  before: SeriesDescription | null,
  { title, cover }: SeriesDescription,
  warnings: string[],
): void {
  if (cover?.kind !== 'PAGE' || before?.cover?.sourceId === cover.sourceId) return;
  warnings.push(
    `"${title}" came without a cover, so readers are shown a quarter of its first page: to give it one, put a picture named cover.jpg beside its episodes and import their folder.`,
  );
}

/** Groups episodes by file. */
function filesOf(
  episodes: readonly (ImportedEpisode & { change: EpisodeChange; pageChanges: PageCounts })[],
): PublishedFile[] {
  const files = new Map<string, PublishedFile>();
  for (const { number, change, pageChanges, source } of episodes) {
    const file = files.get(source.file) ?? { file: source.file, episodes: [] };
    file.episodes.push({ number, pages: source.pages.length, change, pageChanges });
    files.set(source.file, file);
  }
  return [...files.values()];
}

function countsOf(episodes: readonly { change: EpisodeChange }[]): ChangeCounts {
  const count = (wanted: EpisodeChange) => episodes.filter(({ change }) => change === wanted).length;
  return { added: count('new'), changed: count('changed'), unchanged: count('unchanged') };
}

/** The numbers that episodes of a dry run would get in a real import, after the books of earlier files. */
function numberedInDryRun<Episode extends ImportedEpisode>(
  episodes: readonly Episode[],
  { episodes: known }: SeriesDescription,
  commands: ImportSessions,
  options: ImportOptions,
): Episode[] {
  const { isOfOtherBook, numbers } = commands.numbersTried(options, episodes);
  const numberLast = numbersAfter([...known.map(({ number }) => number), ...numbers], null);
  return episodes.map((each) => (isOfOtherBook(each) ? { ...each, number: numberLast(each.source) } : each));
}

/** Records the changed alias of another edition as a change of that series. */
async function recordMove(
  tx: Transaction,
  { operator, nowMs }: PublicationRequest,
  { id, aliasBefore, ...moved }: MovedEdition,
  { made }: Gathered,
): Promise<void> {
  made.push(moved);
  if (id === null) return;
  const change = { action: 'series.import', subjectType: 'series', subjectId: String(id) } as const;
  const [before, after] = [{ alias: aliasBefore }, { alias: moved.alias }];
  await recordChange(tx, operator, { ...change, before, after }, nowMs);
  await tx.update(series).set({ updatedAtMs: nowMs }).where(eq(series.id, id));
}

function hasNewPlatform(before: SeriesDescription | null, { platforms }: SeriesDescription): boolean {
  return Object.keys(platforms).some((id) => !(id in (before?.platforms ?? {})));
}

/** Warns if another series has the book's identifier or the title: perhaps only the file was renamed. */
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

/** Warns if only a number or a word for the last episode distinguishes a new series from another one of the same command. */
function warnOfNearTitle(title: string, titles: readonly string[], warnings: string[]): void {
  const isNear = (other: string) =>
    seriesKeyOf(other) !== seriesKeyOf(title) && bareTitleKey(other) === bareTitleKey(title);
  const near = titles.find(isNear);
  if (near === undefined) return;
  warnings.push(
    `"${title}" is a new series, though only a number or a word for the first or last episode distinguishes it from "${near}". If they are one, import the file with --series and --number, and remove this series.`,
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
