import { TAG_LIST_MAX, type TagCount } from '@longstrip/api-contract';
import { LOCALE_FACTS } from '@longstrip/core';
import type { CatalogueSource, Executor } from '@longstrip/database';
import { rankingEntry, readingPosition, series, seriesPlatform, seriesTag } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { EndpointCall } from '../../http/endpoint.ts';
import { listFilterOf } from '../lists/list-items.ts';
import { type ListFilter, shownNow } from '../lists/listed-series.ts';
import type { CatalogueParts } from '../services.ts';

type Parts = Pick<CatalogueParts, 'db'>;

/** A reader's tags are chosen from this many. */
const CHOICE_MAX = 200;

/** Tags in the reader's language, or in any if the platform has no series in it. */
async function popularTags({ db }: Parts, guestSaysAdult: boolean, call: EndpointCall, limit: number) {
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult, adultToggle: true }, call);
  const own = await listPopularTags(db.catalogue, filter, LOCALE_FACTS[call.locale].language, limit);
  return own.length > 0 ? own : listPopularTags(db.catalogue, filter, '', limit);
}

/** `GET contents/tag/top10`: the most read tags. */
export async function readTopTags(
  parts: Parts,
  request: { guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<TagCount[]> {
  return popularTags(parts, request.guestSaysAdult, call, TAG_LIST_MAX);
}

/**
 * `GET contents/tag/recommend`: tags of what the reader read last, then popular tags beyond the top ten, then the top ten if
 * there are too few.
 */
export async function readRecommendedTags(
  parts: Parts,
  request: { guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<TagCount[]> {
  const { caller, platform } = call;
  const [popular, own] = await Promise.all([
    popularTags(parts, request.guestSaysAdult, call, CHOICE_MAX),
    caller.kind === 'user' ? listReaderTags(parts.db.orm, { platformId: platform.id, userId: caller.user.id }) : [],
  ]);
  const byName = new Map(popular.map((tag) => [tag.name, tag]));
  const ofReader = own.map((name) => byName.get(name)).filter((tag) => tag !== undefined);
  const chosen = new Set([...ofReader, ...popular.slice(TAG_LIST_MAX), ...popular.slice(0, TAG_LIST_MAX)]);
  return [...chosen].slice(0, TAG_LIST_MAX);
}

interface TagRow {
  readonly name: string;
  readonly contentsCount: number;
}

/** How many of a reader's last series count. */
const RECENT_SERIES_MAX = 20;

/**
 * The tags of series in a language that the reader may see: the most read of the last week first (D7), then by views.
 */
async function listPopularTags(
  executor: CatalogueSource,
  filter: ListFilter,
  language: string,
  limit: number,
): Promise<TagRow[]> {
  return executor
    .select({ name: seriesTag.tag, contentsCount: count() })
    .from(seriesTag)
    .innerJoin(series, eq(series.id, seriesTag.seriesId))
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .leftJoin(
      rankingEntry,
      and(
        eq(rankingEntry.platformId, filter.platformId),
        eq(rankingEntry.rankingType, 'WEEKLY'),
        eq(rankingEntry.seriesId, series.id),
      ),
    )
    .where(and(shownNow(executor, filter), like(series.language, `${language}%`)))
    .groupBy(seriesTag.tag)
    .orderBy(
      desc(sql`coalesce(sum(${rankingEntry.score}), 0)`),
      desc(sql`sum(${series.viewCount})`),
      desc(count()),
      asc(seriesTag.tag),
    )
    .limit(limit);
}

/** The tags of the series that a reader read last, most frequent first. */
async function listReaderTags(executor: Executor, reader: { platformId: string; userId: string }): Promise<string[]> {
  const recent = executor
    .select({ seriesId: readingPosition.seriesId })
    .from(readingPosition)
    .where(and(eq(readingPosition.platformId, reader.platformId), eq(readingPosition.userId, reader.userId)))
    .groupBy(readingPosition.seriesId)
    .orderBy(desc(sql`max(${readingPosition.updatedAtMs})`))
    .limit(RECENT_SERIES_MAX);
  const rows = await executor
    .select({ name: seriesTag.tag })
    .from(seriesTag)
    .where(inArray(seriesTag.seriesId, recent))
    .groupBy(seriesTag.tag)
    .orderBy(desc(count()), asc(seriesTag.tag));
  return rows.map(({ name }) => name);
}
