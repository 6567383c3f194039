import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReadingServices } from '../parts.ts';
import type { OpenEpisode } from './open-episode.ts';
import type { View } from './view.repository.ts';

/** A view of a series or episode by the caller, now. */
export function viewOf(
  { readerKeys }: Pick<ReadingServices, 'readerKeys'>,
  what: Pick<View, 'seriesId' | 'episodeId' | 'isPaid'>,
  { caller, platform, clientAddress, nowMs }: EndpointCall,
): View {
  const userId = caller.kind === 'user' ? caller.user.id : null;
  const mark = readerKeys({ platformId: platform.id, userId, clientAddress });
  return { ...what, platformId: platform.id, mark, atMs: nowMs };
}

/** A read of an episode by the caller, now. */
export function openingOf(
  services: Pick<ReadingServices, 'readerKeys'>,
  { view, readerEpisode, access }: OpenEpisode,
  call: EndpointCall,
): View {
  const seriesId = view.seriesOnPlatform.series.id;
  const what = { seriesId, episodeId: readerEpisode.row.episode.id, isPaid: access.by !== 'FREE' };
  return viewOf(services, what, call);
}
