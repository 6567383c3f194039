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
import {
  type DemoEpisode,
  type DemoPicture,
  type DemoSeries,
  demoCatalogue,
  seriesPictures,
} from '@longstrip/demo-catalogue';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordChange } from '../features/admin/audit.repository.ts';
import type { Operator } from '../features/admin/operator.ts';
import { type AssetRow, inBatches, insertAssets, writePictures } from '../features/admin/pictures.repository.ts';
import { writeCreators, writeDays, writeTags } from '../features/admin/publish-series.ts';
import { chooseEpisodeAlias, chooseSeriesAlias } from '../features/admin/series-alias.ts';
import { writeSearchTexts } from '../features/search/search-index.repository.ts';
import { type EpisodeNamer, episodeNamers } from './episode-namers.ts';
import { openingTimes } from './opening-times.ts';
import { seedFeatures } from './seed-features.ts';
import { seedShowcase } from './seed-showcase.ts';
import { seedSiteTexts } from './seed-site-texts.ts';
import { seriesKeyOf } from './series-key-of.ts';

const SUBJECT = { subjectType: 'demo', subjectId: 'demo' } as const;
/** Who brings the demo in: the product itself, when it starts. */
const SEEDER: Operator = { name: 'seed', role: 'owner', requestId: null };

/** What became of the demo: series added or drawn anew, or `removed` where an operator had taken it away. */
export type SeedResult = { kind: 'seeded'; added: number; redrawn: number } | { kind: 'removed' };

/**
 * Brings the demo catalogue into an empty or a living store, in one transaction. Series that are there stay as their
 * operators made them; only pictures of an older drawing are replaced. A demo that was removed by command stays away.
 * Nothing is drawn here: pictures have recipes and are drawn when they are first asked for.
 *
 * @param onWork called once when there is something to bring, before it is brought
 */
export async function seedDemo(
  database: Database,
  nowMs: number,
  onWork: () => void = () => undefined,
): Promise<SeedResult> {
  const wanted = demoSeries();
  const namers = await episodeNamers(wanted);
  return database.orm.transaction(async (tx): Promise<SeedResult> => {
    if (await wasRemoved(tx)) return { kind: 'removed' };
    const counts = { added: 0, redrawn: 0 };
    for (const each of wanted) {
      const standing = await standingOf(tx, each);
      if (standing.isCurrent) continue;
      if (counts.added + counts.redrawn === 0) onWork();
      await bringSeries(tx, { wanted: each, knownId: standing.id, nameEpisode: namers(each.language) }, nowMs);
      counts[standing.id === null ? 'added' : 'redrawn'] += 1;
    }
    await seedShowcase(tx, nowMs);
    await seedSiteTexts(tx, nowMs);
    await seedFeatures(tx, SEEDER, nowMs);
    if (counts.added > 0) {
      const after = { series: wanted.map(({ alias }) => alias).toSorted() };
      await recordChange(tx, SEEDER, { action: 'demo.seed', ...SUBJECT, before: null, after }, nowMs);
    }
    return { kind: 'seeded', ...counts };
  });
}

function demoSeries(): DemoSeries[] {
  const byKey = new Map<string, DemoSeries>();
  for (const { id } of PLATFORMS) for (const each of demoCatalogue(id)) byKey.set(each.key, each);
  return [...byKey.values()];
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

/** Whether a series is here as it should be; one that an operator imported under the demo's key always is. */
async function standingOf(tx: Transaction, wanted: DemoSeries): Promise<{ id: number | null; isCurrent: boolean }> {
  const [known] = await tx
    .select({ id: series.id, isDemo: series.isDemo })
    .from(series)
    .where(and(eq(series.seriesKey, seriesKeyOf(wanted)), eq(series.language, wanted.language)));
  if (known === undefined) return { id: null, isCurrent: false };
  const [shown] = await tx
    .select({ assetId: seriesThumbnail.assetId })
    .from(seriesThumbnail)
    .where(and(eq(seriesThumbnail.seriesId, known.id), eq(seriesThumbnail.type, 'VERTICAL')));
  const isDrawnSo = shown?.assetId === assetIdOf(seriesPictures(wanted).VERTICAL);
  return { id: known.id, isCurrent: !known.isDemo || isDrawnSo };
}

/** Adds a series, or gives the one that is there the pictures of this drawing. */
async function bringSeries(
  tx: Transaction,
  { wanted, knownId, nameEpisode }: { wanted: DemoSeries; knownId: number | null; nameEpisode: EpisodeNamer },
  nowMs: number,
): Promise<void> {
  const pictures = seriesPictures(wanted);
  await insertAssets(tx, assetsOf(wanted, pictures, nowMs));
  const planned: PlannedSeries = {
    wanted,
    openings: new Map(wanted.platformIds.map((id) => [id, openingTimes(wanted, id, nowMs)])),
  };
  const seriesId = knownId ?? (await addSeries(tx, planned, nowMs));
  const pictureIds = Object.entries(pictures).map(([type, picture]) => [type, assetIdOf(picture)]);
  await writePictures(tx, seriesId, Object.fromEntries(pictureIds));
  await seedEpisodes(tx, seriesId, planned, nameEpisode, nowMs);
}

/** A series with the times at which its episodes open on each of its platforms. */
interface PlannedSeries {
  wanted: DemoSeries;
  openings: ReadonlyMap<string, readonly number[]>;
}

const assetIdOf = ({ key }: DemoPicture) => `drawn:${key}`;

function assetsOf(wanted: DemoSeries, pictures: Record<string, DemoPicture>, nowMs: number): AssetRow[] {
  const episodePictures = wanted.episodes.flatMap(({ pages, thumbnail }) => [thumbnail, ...pages]);
  const unique = new Map(
    [...Object.values(pictures), ...episodePictures].map((picture) => [assetIdOf(picture), picture]),
  );
  return [...unique].map(([id, { widthPx, heightPx, placeholder, recipe }]) => ({
    id,
    mediaType: 'image/webp',
    widthPx,
    heightPx,
    placeholder,
    recipe: { ...recipe },
    createdAtMs: nowMs,
  }));
}

async function addSeries(tx: Transaction, { wanted, openings }: PlannedSeries, nowMs: number): Promise<number> {
  const openedAtMs = (platformId: string) => openings.get(platformId)?.[0] ?? nowMs;
  const isTaken = async (alias: string) =>
    (await tx.select({ id: series.id }).from(series).where(eq(series.alias, alias))).length > 0;
  const [created] = await tx
    .insert(series)
    .values({
      // Replaced at once where an imported series already has the demo's alias.
      alias: (await isTaken(wanted.alias)) ? `new-${wanted.key}` : wanted.alias,
      seriesKey: seriesKeyOf(wanted),
      workKey: seriesKeyOf(wanted),
      language: wanted.language,
      type: wanted.type,
      status: wanted.status,
      title: wanted.title,
      synopsis: wanted.synopsis,
      isAdult: wanted.isAdult,
      isOriginal: true,
      readingDirection: wanted.readingDirection,
      writingMode: wanted.writingMode,
      viewerMode: wanted.viewerMode,
      freetimeEnabled: wanted.freetimeEnabled,
      viewCount: earlierViews(wanted.key),
      isDemo: true,
      createdAtMs: Math.min(...wanted.platformIds.map(openedAtMs)),
      updatedAtMs: nowMs,
    })
    .returning({ id: series.id, alias: series.alias });
  if (created === undefined) throw new Error('a demo series was not created');
  const { id } = created;
  if (created.alias !== wanted.alias) {
    const { title, type, language } = wanted;
    const alias = await chooseSeriesAlias({ id, title, type, language }, isTaken);
    await tx.update(series).set({ alias }).where(eq(series.id, id));
  }
  await writeTags(tx, id, [...wanted.genres, ...wanted.tags]);
  await writeCreators(tx, id, wanted.creators);
  await writeDays(tx, id, wanted.scheduleDays);
  const { rentCoin, possessionCoin, freeEpisodeCount } = wanted;
  await tx.insert(seriesPlatform).values(
    wanted.platformIds.map((platformId) => ({
      ...{ platformId, seriesId: id, rentCoin, possessionCoin, freeEpisodeCount },
      openedAtMs: openedAtMs(platformId),
      updatedAtMs: nowMs,
    })),
  );
  await writeSearchTexts(tx, [id]);
  return id;
}

/** Views that a demo series is said to have had before it came here: the same for ever, a few thousand to half a million. */
function earlierViews(key: string): number {
  const share = createHash('sha256').update(key).digest().readUInt16BE(0) / 0xffff;
  return Math.round(4_000 * 125 ** share);
}

/** Adds the episodes that are not there yet, gives those that are the pictures of this drawing. */
async function seedEpisodes(
  tx: Transaction,
  seriesId: number,
  { wanted, openings }: PlannedSeries,
  nameEpisode: EpisodeNamer,
  nowMs: number,
): Promise<void> {
  const known = await tx
    .select({ id: episode.id, number: episode.number, alias: episode.alias, orderNo: episode.orderNo })
    .from(episode)
    .where(eq(episode.seriesId, seriesId));
  const knownIds = new Map(known.map(({ number, id }) => [number, id]));
  const taken = new Set(known.map(({ alias }) => alias));
  let lastOrderNo = Math.max(0, ...known.map(({ orderNo }) => orderNo));
  const added = wanted.episodes.filter(({ number }) => !knownIds.has(number));
  const rows = added.map((source) => {
    const alias = chooseEpisodeAlias(source.number, (candidate) => taken.has(candidate));
    taken.add(alias);
    lastOrderNo += 1;
    return {
      ...{ seriesId, alias, number: source.number, orderNo: lastOrderNo, title: nameEpisode(source) },
      thumbnailAssetId: assetIdOf(source.thumbnail),
      contentType: source.html === undefined ? ('IMAGE' as const) : ('TEXT' as const),
      viewerMode: wanted.viewerMode,
      readingDirection: wanted.readingDirection,
      writingMode: wanted.writingMode,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    };
  });
  const created =
    rows.length === 0
      ? []
      : await tx.insert(episode).values(rows).returning({ id: episode.id, number: episode.number });
  const idOf = new Map([...knownIds, ...created.map(({ number, id }) => [number, id] as const)]);
  for (const source of wanted.episodes) {
    const id = knownIds.get(source.number);
    if (id === undefined) continue;
    const thumbnailAssetId = assetIdOf(source.thumbnail);
    await tx.update(episode).set({ thumbnailAssetId, updatedAtMs: nowMs }).where(eq(episode.id, id));
  }
  await writePages(tx, wanted.episodes, idOf);
  await openEpisodes(tx, { wanted, openings }, new Set(added.map(({ number }) => number)), idOf);
}

type EpisodeIds = ReadonlyMap<string, number>;

async function openEpisodes(
  tx: Transaction,
  { wanted, openings }: PlannedSeries,
  added: ReadonlySet<string>,
  idOf: EpisodeIds,
): Promise<void> {
  const rows = wanted.platformIds.flatMap((platformId) =>
    wanted.episodes.flatMap(({ number }, index) => {
      const episodeId = idOf.get(number);
      const openedAtMs = openings.get(platformId)?.[index];
      return added.has(number) && episodeId !== undefined && openedAtMs !== undefined
        ? [{ platformId, episodeId, openedAtMs }]
        : [];
    }),
  );
  for (const batch of inBatches(rows)) await tx.insert(episodePlatform).values(batch);
}

async function writePages(tx: Transaction, episodes: readonly DemoEpisode[], idOf: EpisodeIds): Promise<void> {
  await tx.delete(page).where(inArray(page.episodeId, [...idOf.values()]));
  const rows = episodes.flatMap((source): (typeof page.$inferInsert)[] => {
    const episodeId = idOf.get(source.number);
    if (episodeId === undefined) return [];
    if (source.html !== undefined) return [{ episodeId, orderNo: 1, kind: 'text', html: source.html }];
    return source.pages.map((picture, index) => ({
      ...{ episodeId, orderNo: index + 1, kind: 'image' },
      assetId: assetIdOf(picture),
      spread: picture.widthPx > picture.heightPx ? 'wide' : 'none',
    }));
  });
  for (const batch of inBatches(rows)) await tx.insert(page).values(batch);
}
