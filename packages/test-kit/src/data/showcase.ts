import { LOCALES, type Locale } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import {
  banner,
  bannerText,
  notice,
  noticeText,
  pick,
  pickItem,
  pickText,
  theme,
  themeItem,
  themeText,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../fakes.ts';

type Titles = Partial<Record<Locale, string>>;

const HOUR_MS = 3_600_000;
const TIMES = { createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS } as const;

const titlesOf = (titles: Titles) =>
  LOCALES.flatMap((locale) => {
    const title = titles[locale];
    return title === undefined ? [] : [{ locale, title }];
  });

/** Inserts a curated list with its titles and series; visible by default. */
export async function addPick(
  db: Database,
  spec: Partial<typeof pick.$inferInsert> & { platformId: string; key: string },
  titles: Titles,
  seriesIds: readonly number[],
): Promise<number> {
  const [row] = await db.orm
    .insert(pick)
    .values({ position: 0, ...TIMES, ...spec })
    .returning({ id: pick.id });
  if (row === undefined) throw new Error('The pick was not written');
  const texts = titlesOf(titles).map((text) => ({ pickId: row.id, ...text, description: `About ${text.title}` }));
  await db.orm.insert(pickText).values(texts);
  if (seriesIds.length > 0) {
    await db.orm
      .insert(pickItem)
      .values(seriesIds.map((seriesId, position) => ({ pickId: row.id, seriesId, position })));
  }
  return row.id;
}

/** Inserts a titled row of series; by default of the home page. */
export async function addTheme(
  db: Database,
  spec: Partial<typeof theme.$inferInsert> & { platformId: string; key: string },
  titles: Titles,
  seriesIds: readonly number[],
): Promise<number> {
  const [row] = await db.orm
    .insert(theme)
    .values({ position: 0, displayPosition: 'MAIN', ...TIMES, ...spec })
    .returning({ id: theme.id });
  if (row === undefined) throw new Error('The theme was not written');
  await db.orm.insert(themeText).values(titlesOf(titles).map((text) => ({ themeId: row.id, ...text })));
  if (seriesIds.length > 0) {
    await db.orm
      .insert(themeItem)
      .values(seriesIds.map((seriesId, position) => ({ themeId: row.id, seriesId, position })));
  }
  return row.id;
}

/** Inserts a banner with its titles; by default visible, open for an hour and without an end. */
export async function addBanner(
  db: Database,
  spec: Partial<typeof banner.$inferInsert> & { platformId: string; key: string },
  titles: Titles,
): Promise<number> {
  const [row] = await db.orm
    .insert(banner)
    .values({ kind: 'ICON_TEXT', position: 0, openedAtMs: TEST_NOW_MS - HOUR_MS, ...TIMES, ...spec })
    .returning({ id: banner.id });
  if (row === undefined) throw new Error('The banner was not written');
  await db.orm.insert(bannerText).values(titlesOf(titles).map((text) => ({ bannerId: row.id, ...text })));
  return row.id;
}

/** Inserts a notice of a platform with its titles; by default visible and published now. */
export async function addNotice(
  db: Database,
  spec: Partial<typeof notice.$inferInsert> & { platformId: string; key: string },
  titles: Partial<Record<Locale, string>>,
): Promise<number> {
  const [row] = await db.orm
    .insert(notice)
    .values({ publishedAtMs: TEST_NOW_MS, createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS, ...spec })
    .returning({ id: notice.id });
  if (row === undefined) throw new Error('The notice was not written');
  for (const locale of LOCALES) {
    const title = titles[locale];
    if (title === undefined) continue;
    await db.orm.insert(noticeText).values({ noticeId: row.id, locale, title, body: `Body: ${title}` });
  }
  return row.id;
}
