import { createHash } from 'node:crypto';
import type { Database, Transaction } from '@longstrip/database';
import {
  auditLog,
  episode,
  episodePlatform,
  page,
  series,
  seriesPlatform,
  seriesThumbnail,
} from '@longstrip/database/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  chooseEpisodeAlias,
  chooseSeriesAlias,
  inBatches,
  insertAssets,
  writeCreators,
  writeDays,
  writePictures,
  writeSearchTexts,
  writeTags,
} from '../catalogue/index.ts';
import { recordChange } from '../shared/audit.repository.ts';
import type { Operator } from '../shared/operator.ts';
import type { DemoContents, PlannedEpisode, PlannedSeries, SeriesOutline } from './demo-contents.ts';
import { lockDemo } from './lock-demo.ts';
import { seedCoinPacks, seedFeatures } from './seed-features.ts';
import { seedShowcase } from './seed-showcase.ts';
import { seedSiteTexts } from './seed-site-texts.ts';

const SUBJECT = { subjectType: 'demo', subjectId: 'demo' } as const;
/** The operator of the demo: the product itself, when it starts. */
const SEEDER: Operator = { name: 'seed', role: 'owner', requestId: null };

/** The result of seeding: series added or drawn again, or `removed` if an operator had removed the demo. */
type SeedResult = { kind: 'seeded'; added: number; redrawn: number } | { kind: 'removed' };

/**
 * Adds the demo catalogue to an empty store, or brings that of an existing store up to date, in one transaction. Existing series
 * stay as their operators made them; only pictures of an older drawing are replaced. A demo that was removed by command is not
 * added again. Several processes may call it at once on one server: the others wait for the first, and then find nothing to do.
 * Nothing is drawn here: pictures have recipes and are drawn when they are first requested.
 *
 * @param onWork called once, before anything is added, if there is something to add
 */
export async function seedDemo(
  database: Database,
  contents: DemoContents,
  nowMs: number,
  onWork: () => void = () => undefined,
): Promise<SeedResult> {
  const [{ series: wanted, shelves }, site] = await Promise.all([contents.readOutline(), contents.readSite()]);
  return database.orm.transaction(async (tx): Promise<SeedResult> => {
    await lockDemo(tx);
    if (await wasRemoved(tx)) return { kind: 'removed' };
    const counts = { added: 0, redrawn: 0 };
    for (const outline of wanted) {
      const stored = await findStored(tx, outline);
      if (stored.isCurrent) continue;
      if (counts.added + counts.redrawn === 0) onWork();
      await bringSeries(tx, await contents.planSeries({ key: outline.key, nowMs }), stored.id, nowMs);
      counts[stored.id === null ? 'added' : 'redrawn'] += 1;
    }
    await seedShowcase(tx, { site, series: wanted, shelves }, nowMs);
    await seedSiteTexts(tx, site, nowMs);
    await seedFeatures(tx, site, SEEDER, nowMs);
    await seedCoinPacks(tx, nowMs);
    if (counts.added > 0) {
      const after = { series: wanted.map(({ alias }) => alias).toSorted() };
      await recordChange(tx, SEEDER, { action: 'demo.seed', ...SUBJECT, before: null, after }, nowMs);
    }
    return { kind: 'seeded', ...counts };
  });
}

async function wasRemoved(tx: Transaction): Promise<boolean> {
  const [last] = await tx
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'demo'), eq(auditLog.subjectId, 'demo')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === 'demo.remove';
}

/** Whether a series is stored as it should be; one that an operator imported under the demo's key always counts as such. */
async function findStored(tx: Transaction, wanted: SeriesOutline): Promise<{ id: number | null; isCurrent: boolean }> {
  const [stored] = await tx
    .select({ id: series.id, isDemo: series.isDemo })
    .from(series)
    .where(and(eq(series.seriesKey, wanted.seriesKey), eq(series.language, wanted.language)));
  if (stored === undefined) return { id: null, isCurrent: false };
  const [shown] = await tx
    .select({ assetId: seriesThumbnail.assetId })
    .from(seriesThumbnail)
    .where(and(eq(seriesThumbnail.seriesId, stored.id), eq(seriesThumbnail.type, 'VERTICAL')));
  return { id: stored.id, isCurrent: !stored.isDemo || shown?.assetId === wanted.coverAssetId };
}

/** Adds a series, or gives the stored one the pictures of this drawing version. */
async function bringSeries(
  tx: Transaction,
  planned: PlannedSeries,
  storedId: number | null,
  nowMs: number,
): Promise<void> {
  await insertAssets(
    tx,
    planned.assets.map((asset) => ({
      ...asset,
      mediaType: 'image/webp',
      recipe: { ...asset.recipe },
      createdAtMs: nowMs,
    })),
  );
  const seriesId = storedId ?? (await addSeries(tx, planned, nowMs));
  await writePictures(tx, seriesId, planned.pictures);
  await seedEpisodes(tx, seriesId, planned, nowMs);
}

async function addSeries(tx: Transaction, { outline, facts, openings }: PlannedSeries, nowMs: number): Promise<number> {
  const openedAtMs = (platformId: string) => openings[platformId]?.[0] ?? nowMs;
  const isTaken = async (alias: string) =>
    (await tx.select({ id: series.id }).from(series).where(eq(series.alias, alias))).length > 0;
  const [created] = await tx
    .insert(series)
    .values({
      // Replaced at once if an imported series already has the demo's alias.
      alias: (await isTaken(facts.alias)) ? `new-${facts.key}` : facts.alias,
      seriesKey: outline.seriesKey,
      workKey: outline.seriesKey,
      language: facts.language,
      type: facts.type,
      status: facts.status,
      title: facts.title,
      synopsis: facts.synopsis,
      isAdult: facts.isAdult,
      isOriginal: true,
      readingDirection: facts.readingDirection,
      writingMode: facts.writingMode,
      viewerMode: facts.viewerMode,
      freetimeEnabled: facts.freetimeEnabled,
      viewCount: earlierViews(facts.key),
      isDemo: true,
      createdAtMs: Math.min(...facts.platformIds.map(openedAtMs)),
      updatedAtMs: nowMs,
    })
    .returning({ id: series.id, alias: series.alias });
  if (created === undefined) throw new Error('a demo series was not created');
  const { id } = created;
  if (created.alias !== facts.alias) {
    const { title, type, language } = facts;
    const alias = await chooseSeriesAlias({ id, title, type, language }, isTaken);
    await tx.update(series).set({ alias }).where(eq(series.id, id));
  }
  await writeTags(tx, id, [...facts.genres, ...facts.tags]);
  await writeCreators(tx, id, facts.creators);
  await writeDays(tx, id, facts.scheduleDays);
  const { rentCoin, possessionCoin, freeEpisodeCount } = facts;
  await tx.insert(seriesPlatform).values(
    facts.platformIds.map((platformId) => ({
      ...{ platformId, seriesId: id, rentCoin, possessionCoin, freeEpisodeCount },
      openedAtMs: openedAtMs(platformId),
      updatedAtMs: nowMs,
    })),
  );
  await writeSearchTexts(tx, [id]);
  return id;
}

/** The views that a demo series starts with, from a few thousand to half a million; always the same for a key. */
function earlierViews(key: string): number {
  const share = createHash('sha256').update(key).digest().readUInt16BE(0) / 0xffff;
  return Math.round(4_000 * 125 ** share);
}

/** Adds the missing episodes, and gives the existing ones the pictures of this drawing version. */
async function seedEpisodes(tx: Transaction, seriesId: number, planned: PlannedSeries, nowMs: number): Promise<void> {
  const { facts, episodes } = planned;
  const stored = await tx
    .select({ id: episode.id, number: episode.number, alias: episode.alias, orderNo: episode.orderNo })
    .from(episode)
    .where(eq(episode.seriesId, seriesId));
  const storedIds = new Map(stored.map(({ number, id }) => [number, id]));
  const taken = new Set(stored.map(({ alias }) => alias));
  let lastOrderNo = Math.max(0, ...stored.map(({ orderNo }) => orderNo));
  const added = episodes.filter(({ number }) => !storedIds.has(number));
  const rows = added.map((source) => {
    const alias = chooseEpisodeAlias(source.number, (candidate) => taken.has(candidate));
    taken.add(alias);
    lastOrderNo += 1;
    return {
      ...{ seriesId, alias, number: source.number, orderNo: lastOrderNo, title: source.title },
      thumbnailAssetId: source.thumbnailAssetId,
      contentType: source.html === null ? ('IMAGE' as const) : ('TEXT' as const),
      viewerMode: facts.viewerMode,
      readingDirection: facts.readingDirection,
      writingMode: facts.writingMode,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    };
  });
  const created =
    rows.length === 0
      ? []
      : await tx.insert(episode).values(rows).returning({ id: episode.id, number: episode.number });
  const idOf = new Map([...storedIds, ...created.map(({ number, id }) => [number, id] as const)]);
  for (const { number, thumbnailAssetId } of episodes) {
    const id = storedIds.get(number);
    if (id === undefined) continue;
    await tx.update(episode).set({ thumbnailAssetId, updatedAtMs: nowMs }).where(eq(episode.id, id));
  }
  await writePages(tx, episodes, idOf);
  await openEpisodes(tx, planned, new Set(added.map(({ number }) => number)), idOf);
}

type EpisodeIds = ReadonlyMap<string, number>;

async function openEpisodes(
  tx: Transaction,
  { facts, episodes, openings }: PlannedSeries,
  added: ReadonlySet<string>,
  idOf: EpisodeIds,
): Promise<void> {
  const rows = facts.platformIds.flatMap((platformId) =>
    episodes.flatMap(({ number }, index) => {
      const episodeId = idOf.get(number);
      const openedAtMs = openings[platformId]?.[index];
      return added.has(number) && episodeId !== undefined && openedAtMs !== undefined
        ? [{ platformId, episodeId, openedAtMs }]
        : [];
    }),
  );
  for (const batch of inBatches(rows)) await tx.insert(episodePlatform).values(batch);
}

async function writePages(tx: Transaction, episodes: readonly PlannedEpisode[], idOf: EpisodeIds): Promise<void> {
  await tx.delete(page).where(inArray(page.episodeId, [...idOf.values()]));
  const rows = episodes.flatMap(({ number, html, pages }): (typeof page.$inferInsert)[] => {
    const episodeId = idOf.get(number);
    if (episodeId === undefined) return [];
    if (html !== null) return [{ episodeId, orderNo: 1, kind: 'text', html }];
    return pages.map((each, index) => ({ ...each, episodeId, orderNo: index + 1, kind: 'image' }));
  });
  for (const batch of inBatches(rows)) await tx.insert(page).values(batch);
}
