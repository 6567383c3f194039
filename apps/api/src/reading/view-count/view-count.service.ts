import type { ViewCount } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { findListed, findSeries, listFilterOf, parseSeriesKey } from '../../catalogue/index.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import { openEpisode } from '../viewer/open-episode.ts';
import { readOfEpisode, viewOf } from './views.ts';

/** The requested series. An empty key matches none. */
interface ViewCountRequest {
  readonly seriesKey: string;
  readonly guestSaysAdult: boolean;
}

type Parts = Pick<ReadingParts, 'db' | 'services'>;

/** How often a series was viewed or read; only for series that the reader sees in lists. */
export async function readViewCount(
  parts: Parts,
  request: ViewCountRequest,
  call: EndpointCall,
): Promise<Decision<ViewCount, 'NOT_EXIST'>> {
  const series = await findShown(parts, request, call);
  return series === null ? refuse('NOT_EXIST') : grant({ viewCount: series.viewCount });
}

/**
 * Counts a view of a series, or the opening of one of its episodes by a reader who may read it: once in half an hour per
 * reader or address. Returns the new count.
 */
export async function addView(
  parts: Parts,
  { episodeKey, ...request }: ViewCountRequest & { readonly episodeKey: string | null },
  call: EndpointCall,
): Promise<Decision<ViewCount, 'NOT_EXIST'>> {
  const { services } = parts;
  if (episodeKey === null) {
    const series = await findShown(parts, request, call);
    if (series === null) return refuse('NOT_EXIST');
    services.views.note(viewOf(services, { seriesId: series.id, episodeId: null, isPaid: false }, call));
  } else {
    const opened = await openEpisode(parts, { ...request, episodeKey }, call);
    if (!opened.ok) return refuse('NOT_EXIST');
    services.views.note(readOfEpisode(services, opened.value, call));
  }
  await services.views.flush();
  return readViewCount(parts, request, call);
}

async function findShown(
  { db }: Parts,
  { seriesKey, guestSaysAdult }: ViewCountRequest,
  call: EndpointCall,
): Promise<{ id: number; viewCount: number } | null> {
  const key = parseSeriesKey(seriesKey);
  if (key === null) return null;
  // By an id, an absent series takes the same statements as an unseen one (record 0094).
  const seriesId = 'id' in key ? key.id : (await findSeries(db.orm, call.platform.id, key))?.series.id;
  if (seriesId === undefined) return null;
  const filter = listFilterOf({ type: 'ALL', adultToggle: true, guestSaysAdult }, call);
  const [listed] = await findListed(db.orm, filter, [seriesId]);
  return listed?.series ?? null;
}
