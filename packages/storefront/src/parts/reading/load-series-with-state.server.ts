import type { ApiResult, Series } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { withOwnRights } from '../series/load-series.server.ts';
import { NO_OWN_STATE, type OwnState, ownStateOf } from './server-places.server.ts';
import '../../server/site-context.ts';

/** A series as its reader sees it (`loadSeries`), and their own state of it: what is theirs comes with one call. */
export async function loadSeriesWithState(
  site: Pick<AppLoadContext, 'api' | 'isSignedIn'>,
  aliasOrId: string,
): Promise<{ reply: ApiResult<Series>; own: OwnState }> {
  if (!site.isSignedIn) return { reply: await site.api.series({ alias: aliasOrId }), own: NO_OWN_STATE };
  const [shared, part] = await Promise.all([
    site.api.series({ alias: aliasOrId }),
    site.api.ownSeriesPart({ alias: aliasOrId }),
  ]);
  const { rights, state } = part.ok ? part.data : { rights: null, state: null };
  return {
    reply: await withOwnRights(site, aliasOrId, shared, rights),
    own: state === null ? NO_OWN_STATE : ownStateOf(aliasOrId, state),
  };
}
