import type { Locale, Platform } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import {
  banner,
  bannerText,
  pick,
  pickItem,
  pickText,
  series,
  theme,
  themeItem,
  themeText,
} from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, eq, inArray } from 'drizzle-orm';
import type { DemoOutline, DemoSite, SeriesOutline } from './demo-contents.ts';
import { platformTexts } from './demo-works.ts';

/** A list with fewer series than this is left out. */
const SHORTEST_LIST = 3;

interface DemoShowcase extends DemoOutline {
  readonly site: Pick<DemoSite, 'banners' | 'picks' | 'themes'>;
}

/**
 * Gives each platform the demo's banners, picks and themes, with the demo's series in the platform's first language that has any.
 * Existing ones (by their key) are not changed.
 */
export async function seedShowcase(
  tx: Transaction,
  { site, ...outline }: DemoShowcase,
  nowMs: number,
  platforms: readonly Pick<Platform, 'id' | 'locales'>[] = PLATFORMS,
): Promise<void> {
  for (const { id: platformId, locales } of platforms) {
    const shelf = await readShelf(tx, wantedOn(outline, platformId));
    if (shelf.size === 0) continue;
    const place: Place = { tx, platformId, locales, shelf, nowMs };
    await putBanners(place, site);
    await putPicks(place, site);
    await putThemes(place, site);
  }
}

interface ShelfEntry {
  readonly seriesId: number;
  readonly title: string;
}

interface Place {
  readonly tx: Transaction;
  readonly platformId: string;
  readonly locales: readonly Locale[];
  /** The demo's series that the platform shows, by the key of the work. */
  readonly shelf: ReadonlyMap<string, ShelfEntry>;
  readonly nowMs: number;
}

function wantedOn({ series: all, shelves }: DemoOutline, platformId: string): SeriesOutline[] {
  return (shelves[platformId] ?? []).flatMap((key) => all.find((each) => each.key === key) ?? []);
}

async function readShelf(tx: Transaction, wanted: readonly SeriesOutline[]): Promise<Map<string, ShelfEntry>> {
  const keys = wanted.map(({ seriesKey }) => seriesKey);
  const rows = await tx
    .select({ id: series.id, key: series.seriesKey, language: series.language, title: series.title })
    .from(series)
    .where(and(eq(series.isDemo, true), inArray(series.seriesKey, keys)));
  const shelf = new Map<string, ShelfEntry>();
  for (const { workKey, seriesKey, language } of wanted) {
    const row = rows.find((each) => each.key === seriesKey && each.language === language);
    if (row !== undefined && !shelf.has(workKey)) shelf.set(workKey, { seriesId: row.id, title: row.title });
  }
  return shelf;
}

const times = ({ nowMs }: Place) => ({ createdAtMs: nowMs, updatedAtMs: nowMs });

function itemsOf({ shelf }: Place, works: readonly string[]): { seriesId: number; position: number }[] {
  return works.flatMap((work) => shelf.get(work)?.seriesId ?? []).map((seriesId, position) => ({ seriesId, position }));
}

async function putBanners(place: Place, { banners }: Pick<DemoSite, 'banners'>): Promise<void> {
  const { tx, platformId, shelf, nowMs } = place;
  for (const [position, { work, texts }] of banners.entries()) {
    const entry = shelf.get(work);
    const localised = platformTexts(place.locales, texts);
    if (entry === undefined || localised.length === 0) continue;
    const row = { platformId, key: `demo-${work}`, kind: 'TEXT_ICON' as const, seriesId: entry.seriesId, position };
    const [created] = await tx
      .insert(banner)
      .values({ ...row, openedAtMs: nowMs, isDemo: true, ...times(place) })
      .onConflictDoNothing()
      .returning({ id: banner.id });
    if (created === undefined) continue;
    const { title } = entry;
    await tx.insert(bannerText).values(localised.map((text) => ({ bannerId: created.id, title, ...text })));
  }
}

async function putPicks(place: Place, { picks }: Pick<DemoSite, 'picks'>): Promise<void> {
  const { tx, platformId } = place;
  for (const [position, { key, texts, works }] of picks.entries()) {
    const items = itemsOf(place, works);
    const localised = platformTexts(place.locales, texts);
    if (items.length < SHORTEST_LIST || localised.length === 0) continue;
    const [created] = await tx
      .insert(pick)
      .values({ platformId, key: `demo-${key}`, position, isDemo: true, ...times(place) })
      .onConflictDoNothing()
      .returning({ id: pick.id });
    if (created === undefined) continue;
    await tx.insert(pickText).values(localised.map((text) => ({ pickId: created.id, ...text })));
    await tx.insert(pickItem).values(items.map((item) => ({ pickId: created.id, ...item })));
  }
}

async function putThemes(place: Place, { themes }: Pick<DemoSite, 'themes'>): Promise<void> {
  const { tx, platformId } = place;
  for (const [position, { key, position: displayPosition, texts, works }] of themes.entries()) {
    const items = itemsOf(place, works);
    const localised = platformTexts(place.locales, texts);
    if (items.length < SHORTEST_LIST || localised.length === 0) continue;
    const [created] = await tx
      .insert(theme)
      .values({ platformId, key: `demo-${key}`, displayPosition, position, isDemo: true, ...times(place) })
      .onConflictDoNothing()
      .returning({ id: theme.id });
    if (created === undefined) continue;
    await tx.insert(themeText).values(localised.map((text) => ({ themeId: created.id, ...text })));
    await tx.insert(themeItem).values(items.map((item) => ({ themeId: created.id, ...item })));
  }
}
