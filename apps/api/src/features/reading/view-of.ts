import type { ApiServices } from '../../api-options.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { View } from './view.repository.ts';

/** The caller's look at a series or episode, now. */
export function viewOf(
  { readerMarks }: Pick<ApiServices, 'readerMarks'>,
  what: Pick<View, 'seriesId' | 'episodeId' | 'isPaid'>,
  { caller, platform, clientAddress, nowMs }: EndpointCall,
): View {
  const userId = caller.kind === 'user' ? caller.user.id : null;
  const mark = readerMarks({ platformId: platform.id, userId, clientAddress });
  return { ...what, platformId: platform.id, mark, atMs: nowMs };
}
