import type { ListedSeries, SeriesListPage, SeriesListQuerySchema } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import {
  creator,
  episode,
  episodePlatform,
  series,
  seriesCreator,
  seriesPlatform,
  seriesScheduleDay,
} from '@longstrip/database/schema';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type * as v from 'valibot';

type Asked = v.InferOutput<typeof SeriesListQuerySchema>;

/** `adminCatalogue`: a page of the series of a platform. */
export async function listSeriesOf(executor: Executor, asked: Asked, nowMs: number): Promise<SeriesListPage> {
  const where = and(eq(seriesPlatform.platformId, asked.platform), ...filtersOf(executor, asked, nowMs));
  const offset = Number(asked.after);
  const opening = nextOpenings(executor, asked.platform, nowMs);
  const [found, [counted], languages, publishers] = await Promise.all([
    executor
      .select({ series, onPlatform: seriesPlatform })
      .from(seriesPlatform)
      .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
      .leftJoin(opening, eq(opening.seriesId, series.id))
      .where(where)
      .orderBy(...orderOf(asked.sort, sql`${opening.atMs}`), asc(series.id))
      .limit(asked.limit + 1)
      .offset(offset),
    executor
      .select({ total: count() })
      .from(seriesPlatform)
      .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
      .where(where),
    valuesOf(executor, asked.platform, series.language),
    valuesOf(executor, asked.platform, series.publisher),
  ]);
  const page = found.slice(0, asked.limit);
  const ids = page.map((row) => row.series.id);
  const [days, episodes] = await Promise.all([daysOf(executor, ids), countsOf(executor, asked.platform, ids, nowMs)]);
  return {
    rows: page.map((row): ListedSeries => {
      const { series: facts, onPlatform } = row;
      const counts = episodes.get(facts.id) ?? { episodeCount: 0, draftCount: 0, nextOpeningMs: null };
      return {
        ...{ seriesId: facts.id, alias: facts.alias, title: onPlatform.title ?? facts.title, workKey: facts.workKey },
        ...{ language: facts.language, type: facts.type, status: facts.status, isAdult: facts.isAdult },
        ...{ publisher: facts.publisher, days: days.get(facts.id) ?? [] },
        state: stateOf(facts.removedAtMs, onPlatform, nowMs),
        ...{ rentCoin: onPlatform.rentCoin, possessionCoin: onPlatform.possessionCoin },
        freeEpisodeCount: onPlatform.freeEpisodeCount,
        ...{ freetimeEnabled: facts.freetimeEnabled, freetimeRefillHours: facts.freetimeRefillHours },
        ...counts,
        ...{ openedAtMs: onPlatform.openedAtMs, updatedAtMs: Math.max(facts.updatedAtMs, onPlatform.updatedAtMs) },
      };
    }),
    total: counted?.total ?? 0,
    next: found.length > asked.limit ? String(offset + asked.limit) : null,
    ...{ languages, publishers },
  };
}

type OnPlatform = Pick<typeof seriesPlatform.$inferSelect, 'isVisible' | 'isDraft' | 'openedAtMs'>;

/** What a series is on a platform at a time. */
export function stateOf(removedAtMs: number | null, on: OnPlatform, nowMs: number): ListedSeries['state'] {
  if (removedAtMs !== null) return 'REMOVED';
  if (on.isDraft) return 'DRAFT';
  if (!on.isVisible) return 'HIDDEN';
  return on.openedAtMs > nowMs ? 'PLANNED' : 'SHOWN';
}

function filtersOf(executor: Executor, asked: Asked, nowMs: number): (SQL | undefined)[] {
  const { text, state, type, status, language, publisher, age, day } = asked;
  return [
    text === '' ? undefined : hasText(executor, text),
    state === null ? undefined : isInState(state, nowMs),
    type === null ? undefined : eq(series.type, type),
    status === null ? undefined : eq(series.status, status),
    language === '' ? undefined : eq(series.language, language),
    publisher === '' ? undefined : eq(series.publisher, publisher),
    age === null ? undefined : eq(series.isAdult, age === 'ADULT'),
    day === null
      ? undefined
      : exists(
          executor
            .select({ day: seriesScheduleDay.day })
            .from(seriesScheduleDay)
            .where(and(eq(seriesScheduleDay.seriesId, series.id), eq(seriesScheduleDay.day, day))),
        ),
  ];
}

function isInState(state: ListedSeries['state'], nowMs: number): SQL | undefined {
  if (state === 'REMOVED') return isNotNull(series.removedAtMs);
  const { isDraft, isVisible, openedAtMs } = seriesPlatform;
  const rest = {
    DRAFT: eq(isDraft, true),
    HIDDEN: and(eq(isDraft, false), eq(isVisible, false)),
    PLANNED: and(eq(isVisible, true), sql`${openedAtMs} > ${nowMs}`),
    SHOWN: and(eq(isVisible, true), sql`${openedAtMs} <= ${nowMs}`),
  };
  return and(isNull(series.removedAtMs), rest[state]);
}

function hasText(executor: Executor, text: string): SQL | undefined {
  const words = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    ...[series.title, seriesPlatform.title, series.alias, series.seriesKey].map((column) => ilike(column, words)),
    exists(
      executor
        .select({ id: creator.id })
        .from(seriesCreator)
        .innerJoin(creator, eq(creator.id, seriesCreator.creatorId))
        .where(and(eq(seriesCreator.seriesId, series.id), ilike(creator.name, words))),
    ),
  );
}

function orderOf(sort: Asked['sort'], nextOpening: SQL): SQL[] {
  if (sort === 'TITLE') return [asc(sql`lower(coalesce(${seriesPlatform.title}, ${series.title}))`)];
  if (sort === 'OPENED') return [desc(seriesPlatform.openedAtMs)];
  if (sort === 'VIEWS') return [desc(series.viewCount)];
  if (sort === 'NEXT') return [sql`${nextOpening} asc nulls last`];
  return [desc(sql`greatest(${series.updatedAtMs}, ${seriesPlatform.updatedAtMs})`)];
}

/** When the next episode of each series opens: from the few openings to come, not from all episodes of each series. */
function nextOpenings(executor: Executor, platformId: string, nowMs: number) {
  return executor
    .select({ seriesId: episode.seriesId, atMs: sql<number>`min(${episodePlatform.openedAtMs})`.as('at_ms') })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(
      and(
        eq(episodePlatform.platformId, platformId),
        isNull(episode.removedAtMs),
        eq(episodePlatform.isVisible, true),
        gt(episodePlatform.openedAtMs, nowMs),
      ),
    )
    .groupBy(episode.seriesId)
    .as('next_opening');
}

async function valuesOf(
  executor: Executor,
  platformId: string,
  column: typeof series.language | typeof series.publisher,
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ value: column })
    .from(series)
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .where(and(eq(seriesPlatform.platformId, platformId), isNotNull(column)))
    .orderBy(asc(column))
    .limit(200);
  return rows.flatMap(({ value }) => (value === null ? [] : [value]));
}

async function daysOf(executor: Executor, ids: readonly number[]): Promise<Map<number, ListedSeries['days']>> {
  const rows =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(seriesScheduleDay)
          .where(inArray(seriesScheduleDay.seriesId, [...ids]));
  const days = new Map<number, ListedSeries['days']>();
  for (const { seriesId, day } of rows) days.set(seriesId, [...(days.get(seriesId) ?? []), day]);
  return days;
}

type Counts = Pick<ListedSeries, 'episodeCount' | 'draftCount' | 'nextOpeningMs'>;

async function countsOf(
  executor: Executor,
  platformId: string,
  ids: readonly number[],
  nowMs: number,
): Promise<Map<number, Counts>> {
  if (ids.length === 0) return new Map();
  const { isDraft, isVisible, openedAtMs } = episodePlatform;
  const rows = await executor
    .select({
      seriesId: episode.seriesId,
      episodeCount: count(),
      draftCount: sql<number>`count(*) filter (where ${isDraft})`.mapWith(Number),
      nextOpeningMs: sql<number | null>`min(${openedAtMs}) filter (where ${isVisible} and ${openedAtMs} > ${nowMs})`,
    })
    .from(episode)
    .innerJoin(episodePlatform, eq(episodePlatform.episodeId, episode.id))
    .where(
      and(inArray(episode.seriesId, [...ids]), eq(episodePlatform.platformId, platformId), isNull(episode.removedAtMs)),
    )
    .groupBy(episode.seriesId);
  return new Map(
    rows.map(({ seriesId, nextOpeningMs, ...row }) => [
      seriesId,
      { ...row, nextOpeningMs: nextOpeningMs === null ? null : Number(nextOpeningMs) },
    ]),
  );
}
