import type {
  BannerEntry,
  BannerListQuerySchema,
  BannerRow,
  EntryQuery,
  PickRow,
  ThemeListQuerySchema,
  ThemeRow,
} from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import {
  banner,
  bannerText,
  pick,
  pickItem,
  pickText,
  seriesThumbnail,
  theme,
  themeItem,
  themeText,
} from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  byOwner,
  type EntryPage,
  editionOf,
  hasWords,
  isAfter,
  isInState,
  momentsOf,
  nameSeries,
  pageOf,
  stateOf,
  textsByOwner,
} from './entry-row.ts';

/** As the site replaces a banner’s missing pictures. */
const PHONE_ART: readonly SeriesThumbnailType[] = ['MAIN', 'SQUARE', 'VERTICAL', 'COVER'];
const DESKTOP_ART: readonly SeriesThumbnailType[] = ['DETAIL', 'HORIZONTAL_TYPE_A', 'MAIN', 'SQUARE'];

/** The texts of all languages, joined, for a search in them. */
const textsOf = (table: string, owner: string, columns: readonly string[], id: SQL) =>
  sql`(select string_agg(concat_ws(' ', ${sql.raw(columns.map((name) => `${table}.${name}`).join(', '))}), ' ') from ${sql.raw(table)} where ${sql.raw(`${table}.${owner}`)} = ${id})`;

/** `adminBanners`: by place and position, as the site shows them. */
export async function listBannerEntries(
  executor: Executor,
  asked: v.InferOutput<typeof BannerListQuerySchema>,
  nowMs: number,
): Promise<EntryPage<BannerRow>> {
  const { platform, key, state, text, place, limit } = asked;
  const words = textsOf('banner_text', 'banner_id', ['kicker', 'title', 'line'], sql`${banner.id}`);
  const newestFirst = sql`-${banner.id}`;
  const found = await executor
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.platformId, platform),
        key === '' ? undefined : eq(banner.key, key),
        place === null ? undefined : eq(banner.place, place),
        isInState(state, { ...banner, startsAtMs: banner.openedAtMs, endsAtMs: banner.closedAtMs }, nowMs),
        hasWords(text, [banner.key, words]),
        isAfter(asked, banner.position, newestFirst),
      ),
    )
    .orderBy(asc(banner.position), desc(banner.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const [texts, name, art] = await Promise.all([
    ids.length === 0
      ? []
      : executor.select().from(bannerText).where(inArray(bannerText.bannerId, ids)).orderBy(asc(bannerText.locale)),
    nameSeries(
      executor,
      found.map(({ seriesId }) => seriesId),
    ),
    artOf(
      executor,
      found.map(({ seriesId }) => seriesId),
    ),
  ]);
  const moment = momentsOf(platform);
  const textsOfBanner = textsByOwner(
    texts,
    ({ bannerId }) => bannerId,
    ({ kicker, title, line }) => ({ kicker, title, line }),
  );
  return pageOf(found, asked, {
    cursor: ({ position, id }) => `${position}.-${id}`,
    row: (row): BannerRow => {
      const { openedAtMs, closedAtMs, seriesId, phoneAssetId, desktopAssetId } = row;
      const entry: BannerEntry = {
        ...{ platform, key: row.key, position: row.position, isVisible: row.isVisible, place: row.place },
        ...{ kind: row.kind, path: row.path, series: seriesId, phonePicture: phoneAssetId },
        ...{ desktopPicture: desktopAssetId, isAdult: row.isAdult, openAt: moment(openedAtMs) },
        ...{ closeAt: moment(closedAtMs), texts: textsOfBanner(row.id) as BannerEntry['texts'] },
      };
      return {
        ...{ key: row.key, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        state: stateOf({ isVisible: row.isVisible, startsAtMs: openedAtMs, endsAtMs: closedAtMs }, nowMs),
        about: seriesId === null ? null : name(seriesId),
        phoneShown: phoneAssetId ?? art(seriesId, PHONE_ART),
        desktopShown: desktopAssetId ?? art(seriesId, DESKTOP_ART),
      };
    },
  });
}

/** The pictures of series: the first of some types that a series has. */
async function artOf(
  executor: Executor,
  seriesIds: readonly (number | null)[],
): Promise<(seriesId: number | null, types: readonly SeriesThumbnailType[]) => string | null> {
  const asked = [...new Set(seriesIds.filter((id) => id !== null))];
  const rows =
    asked.length === 0
      ? []
      : await executor.select().from(seriesThumbnail).where(inArray(seriesThumbnail.seriesId, asked));
  return (seriesId, types) => {
    const own = rows.filter((row) => row.seriesId === seriesId);
    const best = types.flatMap((type) => own.find((row) => row.type === type) ?? []);
    return best[0]?.assetId ?? null;
  };
}

/** `adminPicks`: in the order of the site. */
export async function listPickEntries(
  executor: Executor,
  asked: EntryQuery,
  nowMs: number,
): Promise<EntryPage<PickRow>> {
  const { platform, key, state, text, limit } = asked;
  const words = textsOf('pick_text', 'pick_id', ['title', 'description'], sql`${pick.id}`);
  const found = await executor
    .select()
    .from(pick)
    .where(
      and(
        eq(pick.platformId, platform),
        key === '' ? undefined : eq(pick.key, key),
        isInState(state, { isVisible: pick.isVisible }, nowMs),
        hasWords(text, [pick.key, words]),
        isAfter(asked, pick.position, sql`-${pick.id}`),
      ),
    )
    .orderBy(asc(pick.position), desc(pick.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const [texts, items] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          executor.select().from(pickText).where(inArray(pickText.pickId, ids)).orderBy(asc(pickText.locale)),
          executor.select().from(pickItem).where(inArray(pickItem.pickId, ids)).orderBy(asc(pickItem.position)),
        ]);
  const name = await nameSeries(
    executor,
    items.map(({ seriesId }) => seriesId),
  );
  const itemsOf = byOwner(items, ({ pickId }) => pickId);
  const textsOfPick = textsByOwner(
    texts,
    ({ pickId }) => pickId,
    ({ title, description }) => ({ title, description }),
  );
  return pageOf(found, asked, {
    cursor: ({ position, id }) => `${position}.-${id}`,
    row: (row): PickRow => {
      const seriesIds = itemsOf(row.id).map(({ seriesId }) => seriesId);
      const entry: PickRow['entry'] = {
        ...{ platform, key: row.key, position: row.position, isVisible: row.isVisible },
        ...{ texts: textsOfPick(row.id) as PickRow['entry']['texts'], series: seriesIds },
      };
      return {
        ...{ key: row.key, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        state: row.isVisible ? 'open' : 'hidden',
        of: seriesIds.map(name),
      };
    },
  });
}

/** `adminThemes`: in the order of the site. */
export async function listThemeEntries(
  executor: Executor,
  asked: v.InferOutput<typeof ThemeListQuerySchema>,
  nowMs: number,
): Promise<EntryPage<ThemeRow>> {
  const { platform, key, state, text, place, limit } = asked;
  const words = textsOf('theme_text', 'theme_id', ['title'], sql`${theme.id}`);
  const found = await executor
    .select()
    .from(theme)
    .where(
      and(
        eq(theme.platformId, platform),
        key === '' ? undefined : eq(theme.key, key),
        place === null ? undefined : eq(theme.displayPosition, place),
        isInState(state, { isVisible: theme.isVisible }, nowMs),
        hasWords(text, [theme.key, words]),
        isAfter(asked, theme.position, sql`-${theme.id}`),
      ),
    )
    .orderBy(asc(theme.position), desc(theme.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const [texts, items] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          executor.select().from(themeText).where(inArray(themeText.themeId, ids)).orderBy(asc(themeText.locale)),
          executor.select().from(themeItem).where(inArray(themeItem.themeId, ids)).orderBy(asc(themeItem.position)),
        ]);
  const name = await nameSeries(
    executor,
    items.map(({ seriesId }) => seriesId),
  );
  const itemsOf = byOwner(items, ({ themeId }) => themeId);
  const textsOfTheme = textsByOwner(
    texts,
    ({ themeId }) => themeId,
    ({ title }) => ({ title }),
  );
  return pageOf(found, asked, {
    cursor: ({ position, id }) => `${position}.-${id}`,
    row: (row): ThemeRow => {
      const seriesIds = itemsOf(row.id).map(({ seriesId }) => seriesId);
      const entry: ThemeRow['entry'] = {
        ...{ platform, key: row.key, position: row.position, isVisible: row.isVisible, place: row.displayPosition },
        ...{ texts: textsOfTheme(row.id) as ThemeRow['entry']['texts'], series: seriesIds },
      };
      return {
        ...{ key: row.key, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        state: row.isVisible ? 'open' : 'hidden',
        of: seriesIds.map(name),
      };
    },
  });
}
