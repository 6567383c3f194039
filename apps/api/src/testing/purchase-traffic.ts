import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@longstrip/database';
import { addBuyers, addSeries, type Buyer } from '@longstrip/test-kit/data';
import { at } from './expect-shape.ts';
import { proveRows } from './test-proofs.ts';

/** The episodes on sale, and the readers who buy. */
export interface Market {
  readonly buyers: readonly Buyer[];
  readonly episodeIds: readonly number[];
}

const PLATFORM = 'bom-us';
const EPISODES = 200;
const ANSWERS_WITHIN_MS = 20_000;
const PAUSE_MS = 25;

/** Readers who can each rent all episodes of a series, at 1 coin. */
export async function openMarket(database: Database, buyers: number): Promise<Market> {
  const series = await addSeries(database, {
    ...{ alias: 'rushed', platformIds: [PLATFORM] },
    onPlatform: { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 2 },
    episodes: Array.from({ length: EPISODES }, () => ({ hasThumbnail: false, pages: [] })),
  });
  const charged = await addBuyers(database, { platformId: PLATFORM, prefix: 'buyer', count: buyers, coins: EPISODES });
  await proveRows(database);
  return { episodeIds: series.episodes.map(({ id }) => id), buyers: charged };
}

/** What clients know about their purchases. */
export interface Traffic {
  /** Ids of purchases by request id: these were granted, and the client received the answer. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Requests without an answer. */
  readonly unanswered: ReadonlySet<string>;
  /** Unexpected answers. */
  readonly problems: readonly string[];
  /** Clients start nothing new, and retry unanswered requests until they get an answer. */
  stop(): Promise<void>;
}

/**
 * Clients that buy one episode after another, each at any of the apis. If there is no answer, or one without an outcome, the
 * client retries with the same request id at the next api.
 */
export function startTraffic(origins: readonly string[], { buyers, episodeIds }: Market, clients: number): Traffic {
  const acknowledged = new Map<string, number>();
  const unanswered = new Set<string>();
  const problems: string[] = [];
  let made = 0;
  let isOver = false;

  async function buyOne(): Promise<void> {
    const buyer = buyers[made % buyers.length];
    const episodeId = episodeIds[Math.floor(made / buyers.length)];
    made += 1;
    if (buyer === undefined || episodeId === undefined) {
      await wait(PAUSE_MS);
      return;
    }
    const requestId = randomUUID();
    unanswered.add(requestId);
    for (let turn = made; unanswered.has(requestId); turn += 1) {
      const answer = await ask(origins[turn % origins.length] ?? '', buyer, { episodeId, requestId });
      if (answer === null) {
        await wait(PAUSE_MS);
        continue;
      }
      unanswered.delete(requestId);
      if (answer.status === 201) acknowledged.set(requestId, Number(at(answer.json, 'data.purchaseId')));
      else problems.push(`${answer.status} ${JSON.stringify(answer.json)}`);
    }
  }

  const running = Array.from({ length: clients }, async () => {
    while (!isOver) await buyOne();
  });
  return {
    ...{ acknowledged, unanswered, problems },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** Null if there was no answer, or one that does not say whether the purchase was made. */
async function ask(
  origin: string,
  { accessToken }: Buyer,
  { episodeId: id, requestId }: { episodeId: number; requestId: string },
): Promise<{ status: number; json: unknown } | null> {
  try {
    const response = await fetch(`${origin}/v1/purchase`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-balcony-id': 'BOMTOON_US' },
        authorization: `Bearer ${accessToken}`,
      },
      body: JSON.stringify({ id, purchaseType: 'RENT', expectedCoin: 1, giftId: null, requestId }),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (response.status >= 500 || response.status === 429) return null;
    return { status: response.status, json: await response.json() };
  } catch {
    return null;
  }
}

/** Acknowledged requests that the store does not have as acknowledged, with what it has instead. */
export async function findLost(database: Database, { acknowledged }: Traffic): Promise<string[]> {
  const rows = await database.run(
    `select purchase.id::int as id, substr(movement.idempotency_key, length('purchase/') + 1) as request_id
     from purchase join movement on movement.platform_id = purchase.platform_id and movement.id = purchase.movement_id`,
  );
  const found = new Map(rows.map(({ id, request_id }) => [String(request_id), Number(id)]));
  return [...acknowledged].flatMap(([requestId, purchaseId]) =>
    found.get(requestId) === purchaseId ? [] : [`${requestId}: ${purchaseId}, there is ${found.get(requestId)}`],
  );
}

export async function countPurchases(database: Database): Promise<number> {
  const [row] = await database.run('select count(*)::int as count from purchase');
  return Number(row?.count);
}
