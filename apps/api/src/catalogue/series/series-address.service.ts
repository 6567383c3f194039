import type { SeriesAddresses } from '@longstrip/api-contract';
import type { CatalogueSource } from '@longstrip/database';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { EndpointCall } from '../../http/endpoint.ts';
import { editionsElsewhere, editionsOn, listShownEditions, type ShownEdition } from '../edition/catalogue-freshness.ts';
import { listFilterOf } from '../lists/list-items.ts';
import { type ListFilter, shownNow } from '../lists/listed-series.ts';
import type { CatalogueParts } from '../services.ts';
import { countEpisodes } from './series-facts.ts';

/** `contents/main/addresses`: all series that guests may see, in all languages, by id. Never adult series, for no reader. */
export async function readSeriesAddresses(
  { db: { orm } }: Pick<CatalogueParts, 'db'>,
  { afterId, size }: { afterId: number; size: number },
  call: EndpointCall,
): Promise<SeriesAddresses> {
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: false, adultToggle: false }, call);
  const found = await listAddressed(orm, filter, { afterId, limit: size + 1 });
  const rows = found.slice(0, size);
  const workKeys = [...new Set(rows.map(({ workKey }) => workKey))];
  const [editions, counts] = await Promise.all([
    listShownEditions(orm, { ...filter, workKeys }),
    countEpisodes(orm, {
      platformId: filter.platformId,
      nowMs: filter.nowMs,
      seriesIds: rows.map(({ id }) => id),
    }),
  ]);
  const newestOf = new Map(counts.map(({ seriesId, newestOpenedAtMs }) => [seriesId, newestOpenedAtMs ?? 0]));
  const editionsOf = new Map<string, ShownEdition[]>();
  for (const edition of editions) {
    const ofWork = editionsOf.get(edition.workKey);
    if (ofWork === undefined) editionsOf.set(edition.workKey, [edition]);
    else ofWork.push(edition);
  }
  return {
    contents: rows.map(({ id, alias, language, workKey, updatedAtMs }) => {
      const ofWork = editionsOf.get(workKey) ?? [];
      return {
        ...{ id, alias, language },
        updatedAt: Math.max(updatedAtMs, newestOf.get(id) ?? 0),
        languages: editionsOn(filter.platformId, ofWork, id)
          .filter(({ isAdult }) => !isAdult)
          .map((edition) => ({ language: edition.language, alias: edition.alias })),
        elsewhere: editionsElsewhere(filter.platformId, ofWork),
      };
    }),
    hasNext: found.length > size,
  };
}

async function listAddressed(
  executor: CatalogueSource,
  filter: ListFilter,
  { afterId, limit }: { afterId: number; limit: number },
) {
  return executor
    .select({
      id: series.id,
      alias: series.alias,
      language: series.language,
      workKey: series.workKey,
      updatedAtMs: series.updatedAtMs,
    })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(shownNow(executor, filter), gt(series.id, afterId)))
    .orderBy(asc(series.id))
    .limit(limit);
}
