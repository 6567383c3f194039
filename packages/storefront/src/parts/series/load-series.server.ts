import { type ApiResult, type Series, withRights } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../../server/site-context.ts';

/**
 * A series as its reader sees it, by alias or numeric id. What all readers of a view share comes from the data cache;
 * the rights of a signed-in reader are a small call of their own, laid over it (record 0057). A series that is shown to
 * nobody any more opens for readers who own a part of it.
 */
export async function loadSeries(
  site: Pick<AppLoadContext, 'api' | 'isSignedIn'>,
  aliasOrId: string,
): Promise<ApiResult<Series>> {
  if (!site.isSignedIn) return site.api.series({ alias: aliasOrId });
  const [shared, rights] = await Promise.all([
    site.api.series({ alias: aliasOrId }),
    site.api.seriesRights({ alias: aliasOrId }),
  ]);
  if (!rights.ok || rights.data.episodes.length === 0) return shared;
  return shared.ok
    ? { ...shared, data: withRights(shared.data, rights.data) }
    : site.api.ownSeries({ alias: aliasOrId });
}
