import { type DatabaseLocation, openDatabase } from '@longstrip/database';
import { addBuyers, addSeries, type Buyer } from '@longstrip/test-kit/data';
import { LIMITS } from '../limits.ts';

export const BENCH_PLATFORM = 'bom-us';
const COINS = 1_000_000;
const EPISODES_A_SERIES = 40;

/** A store that has readers with coins, and more episodes than one of them can rent in a round. */
export interface PurchaseStore {
  readonly buyers: readonly Buyer[];
  /** Each is bought from in one round alone: nobody rents an episode twice. */
  readonly hotBuyers: readonly Buyer[];
  readonly episodeIds: readonly number[];
  /** The id of the first buyer's lot; those of the others follow. */
  readonly firstLotId: number;
}

export async function fillPurchaseStore(location: DatabaseLocation): Promise<PurchaseStore> {
  const database = await openDatabase(location);
  try {
    const episodeIds: number[] = [];
    for (let number = 1; number <= LIMITS.purchaseEpisodes / EPISODES_A_SERIES; number += 1) {
      const series = await addSeries(database, {
        ...{ alias: `sold-${number}`, platformIds: [BENCH_PLATFORM] },
        onPlatform: { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 2 },
        episodes: Array.from({ length: EPISODES_A_SERIES }, () => ({ hasThumbnail: false, pages: [] })),
      });
      episodeIds.push(...series.episodes.map(({ id }) => id));
    }
    const of = { platformId: BENCH_PLATFORM, coins: COINS };
    const buyers = await addBuyers(database, { ...of, prefix: 'buyer', count: LIMITS.purchaseWallets });
    const hotBuyers = await addBuyers(database, { ...of, prefix: 'hot', count: 4 * LIMITS.rounds });
    const [lot] = await database.run(`select id from lot where user_id = 'buyer-1'`);
    await database.run('analyze');
    return { buyers, hotBuyers, episodeIds, firstLotId: Number(lot?.id) };
  } finally {
    await database.close();
  }
}
