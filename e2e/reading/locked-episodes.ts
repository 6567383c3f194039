import type { Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/** A series with episodes that are for sale. */
export interface LockedSeries {
  alias: string;
  /** Those that are for rent and to own, the oldest first. */
  locked: { alias: string; rentCoin: number; possessionCoin: number }[];
  /** The last episode before them that everybody can read. */
  before: string;
}

/** The first series of a site with at least this many episodes for rent and to own. */
export async function lockedSeries(page: Page, platformId: string, isWaitFree = false): Promise<LockedSeries> {
  const get = async (path: string) =>
    (await (await page.request.get(addressOf(platformId, `/api/balcony-api-v2${path}`))).json()).data;
  const found: { alias: string }[] = await get('/contents/search?searchText=');
  for (const { alias } of found) {
    const series = await get(`/contents/${alias}`);
    if (series === undefined || (series.freetime !== null) !== isWaitFree) continue;
    const episodes: { alias: string; paid: boolean; rentCoin: number; possessionCoin: number }[] = series.episodes;
    const locked = episodes.filter(({ paid, rentCoin, possessionCoin }) => paid && rentCoin && possessionCoin);
    const first = episodes.findIndex(({ paid }) => paid);
    const before = episodes[first - 1]?.alias;
    if (locked.length >= 4 && before !== undefined && episodes[first]?.alias === locked[0]?.alias) {
      return { alias, locked, before };
    }
  }
  throw new Error(`${platformId} has no series with episodes for sale`);
}
