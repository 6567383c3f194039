import { compareEpisodeNumbers, LOCALE_FACTS, LOCALES } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { episode, series } from '@longstrip/database/schema';
import type { Publication, PublicationEpisode } from '@longstrip/ingest';
import { loadMessages } from '@longstrip/messages';
import { asc, eq, sql } from 'drizzle-orm';
import { inBatches } from '../pictures/pictures.repository.ts';
import { chooseEpisodeAlias } from './aliases.ts';
import type { ImportOptions } from './import-options.ts';
import { openEpisodes } from './open-episodes.ts';
import { pageWarnings } from './page-warnings.ts';
import { identifierFor, type PlacedEpisode, placeEpisodes } from './place-episodes.ts';
import { type PageCounts, publishPages } from './publish-pages.ts';
import type { SeriesDescription } from './series-description.ts';
import { refuseRemovedEpisodes } from './takedown.ts';

export interface ChangeCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** An episode of a file, and whether it is new or changed. */
interface PublishedEpisode extends PlacedEpisode {
  change: EpisodeChange;
  pageChanges: PageCounts;
}
export type EpisodeChange = 'new' | 'changed' | 'unchanged';

interface EpisodesRequest {
  seriesId: number;
  /** The series before the import; null if it is new. */
  before: SeriesDescription | null;
  publication: Publication;
  options: ImportOptions;
  warnings: string[];
  nowMs: number;
}

type EpisodeRow = typeof episode.$inferSelect;

/** Adds new episodes, updates changed ones, and renumbers the order of the series. */
export async function publishEpisodes(
  tx: Transaction,
  { seriesId, before: seriesBefore, publication, options, warnings, nowMs }: EpisodesRequest,
): Promise<{ episodes: PublishedEpisode[]; pages: PageCounts }> {
  const episodes: PublishedEpisode[] = [];
  const pages: PageCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const known = await listEpisodes(tx, seriesId);
  const nameEpisode = await episodeNamer(tx, seriesId);
  let lastOrderNo = Math.max(0, ...known.map(({ orderNo }) => orderNo));

  const opening: { episodeId: number; number: string }[] = [];
  const placed = await placeEpisodes(tx, { known, episodes: publication.episodes, warnings });
  if (seriesBefore !== null) refuseRemovedEpisodes(seriesBefore.alias, placed, options);
  warnings.push(...(await pageWarnings(tx, seriesId, placed)));
  for (const { source, number, before } of placed) {
    const facts = {
      ...factsOf(source, before, nameEpisode(number)),
      readingDirection: directionFor(source, before ?? known[0]),
      sourceIdentifier: identifierFor(source, before),
      ...(options.restoresRemoved && { removedAtMs: null }),
    };
    if (before === undefined) lastOrderNo += 1;
    const { id, hasChanged } =
      before === undefined
        ? await addEpisode(tx, known, { ...facts, seriesId, number, orderNo: lastOrderNo, nowMs })
        : await changeEpisode(tx, before, facts, nowMs);
    const counts = await publishPages(tx, id, source);
    for (const name of ['added', 'changed', 'unchanged', 'removed'] as const) pages[name] += counts[name];
    const arePagesChanged = counts.added + counts.changed + counts.removed > 0;
    const change = before === undefined ? 'new' : hasChanged || arePagesChanged ? 'changed' : 'unchanged';
    episodes.push({ source, number, before, change, pageChanges: counts });
    if (before !== undefined && arePagesChanged && !hasChanged) {
      await tx.update(episode).set({ updatedAtMs: nowMs }).where(eq(episode.id, id));
    }
    opening.push({ episodeId: id, number });
  }
  await openEpisodes(tx, { seriesId, episodes: opening, options, warnings, nowMs });
  await renumber(tx, seriesId);
  await followFirstEpisode(tx, seriesId);
  return { episodes, pages };
}

async function listEpisodes(tx: Transaction, seriesId: number): Promise<EpisodeRow[]> {
  return tx.select().from(episode).where(eq(episode.seriesId, seriesId)).orderBy(asc(episode.orderNo));
}

type EpisodeFacts = ReturnType<typeof factsOf> &
  Pick<EpisodeRow, 'readingDirection' | 'sourceIdentifier'> & { removedAtMs?: null };

/** The facts that the file decides. A title or day that it does not state stays. */
function factsOf(source: PublicationEpisode, before: EpisodeRow | undefined, titleOtherwise: string) {
  const firstPicture = source.pages.find((page) => page.kind === 'image')?.image;
  return {
    title: source.title ?? before?.title ?? titleOtherwise,
    subTitle: source.subTitle,
    contentType: source.contentType,
    viewerMode: source.viewerMode,
    writingMode: source.writingMode,
    publishedOn: source.publishedOn ?? before?.publishedOn ?? null,
    sourceTitle: source.source.title,
    sourcePart: source.source.part,
    ...thumbnailOf((source.thumbnail ?? firstPicture)?.sha256 ?? null, before),
  };
}

/** With a new source, the thumbnail is still to be made, by a job. */
function thumbnailOf(sourceId: string | null, before: EpisodeRow | undefined) {
  const isSame = before !== undefined && before.thumbnailSourceId === sourceId;
  return { thumbnailSourceId: sourceId, thumbnailAssetId: isSame ? before.thumbnailAssetId : null };
}

/**
 * A file without a stated direction keeps that of the episode or, if it is new, of the series' first one. Not if the direction of
 * its lines has changed (vertical instead of horizontal): then the old reading direction means nothing.
 */
function directionFor({ isDirectionStated, readingDirection, writingMode }: PublicationEpisode, model?: EpisodeRow) {
  const isInherited = model !== undefined && !isDirectionStated && model.writingMode === writingMode;
  return isInherited ? model.readingDirection : readingDirection;
}

/** A series has the direction and modes of its first episode, never its own. */
async function followFirstEpisode(tx: Transaction, seriesId: number): Promise<void> {
  const [first] = await listEpisodes(tx, seriesId);
  if (first === undefined) return;
  const { readingDirection, writingMode, viewerMode } = first;
  await tx.update(series).set({ readingDirection, writingMode, viewerMode }).where(eq(series.id, seriesId));
}

async function addEpisode(
  tx: Transaction,
  known: EpisodeRow[],
  { nowMs, ...values }: EpisodeFacts & { seriesId: number; number: string; orderNo: number; nowMs: number },
): Promise<{ id: number; hasChanged: boolean }> {
  const alias = chooseEpisodeAlias(values.number, (candidate) => known.some((other) => other.alias === candidate));
  const [row] = await tx
    .insert(episode)
    .values({ ...values, alias, createdAtMs: nowMs, updatedAtMs: nowMs })
    .returning();
  if (row === undefined) throw new Error('an episode was not created');
  known.push(row);
  return { id: row.id, hasChanged: true };
}

async function changeEpisode(
  tx: Transaction,
  before: EpisodeRow,
  facts: EpisodeFacts,
  nowMs: number,
): Promise<{ id: number; hasChanged: boolean }> {
  const differing = Object.entries(facts).filter(([name, value]) => Reflect.get(before, name) !== value);
  // The source only matters to the next import; readers see no change.
  const hasChanged = differing.some(([name]) => !name.startsWith('source'));
  if (differing.length > 0)
    await tx
      .update(episode)
      .set({ ...facts, ...(hasChanged && { updatedAtMs: nowMs }) })
      .where(eq(episode.id, before.id));
  return { id: before.id, hasChanged };
}

/** Orders the episodes by number: 1, 2, 3 … The unique constraint is checked at the end of the transaction. */
async function renumber(tx: Transaction, seriesId: number): Promise<void> {
  const rows = await listEpisodes(tx, seriesId);
  const moved = rows
    .toSorted((one, other) => compareEpisodeNumbers(one.number, other.number) || one.id - other.id)
    .map(({ id, orderNo }, index) => ({ id, orderNo, place: index + 1 }))
    .filter(({ orderNo, place }) => orderNo !== place);
  for (const batch of inBatches(moved)) {
    const places = sql.join(
      batch.map(({ id, place }) => sql`(${id}::int, ${place}::int)`),
      sql`, `,
    );
    await tx.execute(
      sql`update episode set order_no = moved.place from (values ${places}) as moved (id, place) where episode.id = moved.id`,
    );
  }
}

/** The title of an episode without one, in the language of its series: "Ep. 3". A number made of words is used as it is. */
async function episodeNamer(tx: Transaction, seriesId: number): Promise<(number: string) => string> {
  const [row] = await tx.select({ language: series.language }).from(series).where(eq(series.id, seriesId));
  const language = row?.language.split('-')[0];
  const locale = LOCALES.find((each) => LOCALE_FACTS[each].language === language) ?? LOCALES[0];
  const messages = await loadMessages(locale);
  return (number) =>
    /^-?\d/.test(number) ? (messages['episode.number']?.replace('{{number}}', number) ?? number) : number;
}
