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
import { DEMO_BANNERS, DEMO_PICKS, DEMO_THEMES, demoCatalogue } from '@longstrip/demo-catalogue';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, eq, inArray } from 'drizzle-orm';
import { platformTexts } from './platform-texts.ts';
import { seriesKeyOf } from './series-key-of.ts';

/** A list of fewer series than this is not worth a heading. */
const SHORTEST_LIST = 3;

/**
 * Gives each platform the demo's banners, picks and themes, of the demo's series in the first language of the platform
 * that has them. What a platform has already (by its key) is left as it is.
 */
export async function seedShowcase(
  tx: Transaction,
  nowMs: number,
  platforms: readonly Pick<Platform, 'id' | 'locales'>[] = PLATFORMS,
): Promise<void> {
  for (const { id: platformId, locales } of platforms) {
    const shelf = await shelfOf(tx, platformId);
    if (shelf.size === 0) continue;
    const place: Place = { tx, platformId, locales, shelf, nowMs };
    await putBanners(place);
    await putPicks(place);
    await putThemes(place);
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
  /** What the platform shows of the demo, by the key of the work. */
  readonly shelf: ReadonlyMap<string, ShelfEntry>;
  readonly nowMs: number;
}

async function shelfOf(tx: Transaction, platformId: string): Promise<Map<string, ShelfEntry>> {
  const wanted = demoCatalogue(platformId);
  const rows = await tx
    .select({ id: series.id, key: series.seriesKey, language: series.language, title: series.title })
    .from(series)
    .where(and(eq(series.isDemo, true), inArray(series.seriesKey, wanted.map(seriesKeyOf))));
  const shelf = new Map<string, ShelfEntry>();
  for (const each of wanted) {
    const row = rows.find(({ key, language }) => key === seriesKeyOf(each) && language === each.language);
    if (row !== undefined && !shelf.has(each.workKey)) shelf.set(each.workKey, { seriesId: row.id, title: row.title });
  }
  return shelf;
}

const times = ({ nowMs }: Place) => ({ createdAtMs: nowMs, updatedAtMs: nowMs });

function itemsOf({ shelf }: Place, works: readonly string[]): { seriesId: number; position: number }[] {
  return works.flatMap((work) => shelf.get(work)?.seriesId ?? []).map((seriesId, position) => ({ seriesId, position }));
}

async function putBanners(place: Place): Promise<void> {
  const { tx, platformId, shelf, nowMs } = place;
  for (const [position, { work, texts }] of DEMO_BANNERS.entries()) {
    const entry = shelf.get(work);
    const spoken = platformTexts(place.locales, texts);
    if (entry === undefined || spoken.length === 0) continue;
    const row = { platformId, key: `demo-${work}`, kind: 'TEXT_ICON' as const, seriesId: entry.seriesId, position };
    const [created] = await tx
      .insert(banner)
      .values({ ...row, openedAtMs: nowMs, isDemo: true, ...times(place) })
      .onConflictDoNothing()
      .returning({ id: banner.id });
    if (created === undefined) continue;
    const { title } = entry;
    await tx.insert(bannerText).values(spoken.map((text) => ({ bannerId: created.id, title, ...text })));
  }
}

async function putPicks(place: Place): Promise<void> {
  const { tx, platformId } = place;
  for (const [position, { key, texts, works }] of DEMO_PICKS.entries()) {
    const items = itemsOf(place, works);
    const spoken = platformTexts(place.locales, texts);
    if (items.length < SHORTEST_LIST || spoken.length === 0) continue;
    const [created] = await tx
      .insert(pick)
      .values({ platformId, key: `demo-${key}`, position, isDemo: true, ...times(place) })
      .onConflictDoNothing()
      .returning({ id: pick.id });
    if (created === undefined) continue;
    await tx.insert(pickText).values(spoken.map((text) => ({ pickId: created.id, ...text })));
    await tx.insert(pickItem).values(items.map((item) => ({ pickId: created.id, ...item })));
  }
}

async function putThemes(place: Place): Promise<void> {
  const { tx, platformId } = place;
  for (const [position, { key, position: displayPosition, texts, works }] of DEMO_THEMES.entries()) {
    const items = itemsOf(place, works);
    const spoken = platformTexts(place.locales, texts);
    if (items.length < SHORTEST_LIST || spoken.length === 0) continue;
    const [created] = await tx
      .insert(theme)
      .values({ platformId, key: `demo-${key}`, displayPosition, position, isDemo: true, ...times(place) })
      .onConflictDoNothing()
      .returning({ id: theme.id });
    if (created === undefined) continue;
    await tx.insert(themeText).values(spoken.map((text) => ({ themeId: created.id, ...text })));
    await tx.insert(themeItem).values(items.map((item) => ({ themeId: created.id, ...item })));
  }
}
