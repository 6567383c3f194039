import type { Editions } from '@longstrip/api-contract';
import { compareEpisodeNumbers } from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import { episode, series, seriesPlatform, seriesTag } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { findSeriesId } from '../../catalogue/index.ts';
import { decideForOperator, type OperatorDecision } from '../../shared/operator.ts';
import { stateOf } from './series-list.repository.ts';

/** `adminEditions`: the editions of a series' work, in the order of their languages. */
export function listEditions(
  database: Database,
  reference: string,
  nowMs: number,
): Promise<OperatorDecision<Editions>> {
  return decideForOperator(database, async (transaction) => {
    const id = await findSeriesId(transaction, reference);
    return readEditions(transaction, id, nowMs);
  });
}

async function readEditions(executor: Executor, seriesId: number, nowMs: number): Promise<Editions> {
  const ofWork = executor.select({ key: series.workKey }).from(series).where(eq(series.id, seriesId));
  const rows = await executor
    .select()
    .from(series)
    .where(inArray(series.workKey, ofWork))
    .orderBy(asc(series.language), asc(series.id));
  const ids = rows.map(({ id }) => id);
  const platforms = await executor
    .select()
    .from(seriesPlatform)
    .where(inArray(seriesPlatform.seriesId, ids))
    .orderBy(asc(seriesPlatform.platformId));
  const tags = await executor
    .select()
    .from(seriesTag)
    .where(inArray(seriesTag.seriesId, ids))
    .orderBy(asc(seriesTag.position));
  const episodes = await executor
    .select({ seriesId: episode.seriesId, number: episode.number })
    .from(episode)
    .where(and(inArray(episode.seriesId, ids), isNull(episode.removedAtMs)));
  return rows.map((row) => {
    const numbers = episodes.filter((each) => each.seriesId === row.id).map(({ number }) => number);
    return {
      ...{ seriesId: row.id, alias: row.alias, language: row.language, title: row.title, synopsis: row.synopsis },
      ...{ status: row.status, isRemoved: row.removedAtMs !== null },
      tags: tags.filter((tag) => tag.seriesId === row.id).map(({ tag }) => tag),
      episodeCount: numbers.length,
      lastNumber: numbers.toSorted(compareEpisodeNumbers).at(-1) ?? null,
      platforms: platforms
        .filter((on) => on.seriesId === row.id)
        .map((on) => ({ platform: on.platformId, state: stateOf(row.removedAtMs, on, nowMs) })),
    };
  });
}
