import { randomUUID } from 'node:crypto';
import type { Buyer } from '@longstrip/test-kit/data';
import autocannon from 'autocannon';
import { processorMs } from '../process-figures.ts';
import type { ApiProcess } from './api-process.ts';

/** What is bought next: an episode for one coin, by a reader who has not rented it. */
export interface NextPurchase {
  readonly buyer: Buyer;
  readonly episodeId: number;
}

export interface PurchaseLoad {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the api for one: it hardly depends on other load of the machine. */
  readonly processorMs: number;
}

/** Buys over and over through HTTP, each purchase with its request id and price. Throws where one is not granted. */
export async function loadPurchases(
  { origin, pid }: Pick<ApiProcess, 'origin' | 'pid'>,
  { connections, seconds }: { connections: number; seconds: number },
  next: () => NextPurchase,
): Promise<PurchaseLoad> {
  const beforeMs = processorMs(pid);
  const result = await autocannon({
    ...{ url: origin, connections, duration: seconds },
    requests: [
      {
        method: 'POST',
        path: '/v1/purchase',
        setupRequest: (request) => {
          const { buyer, episodeId } = next();
          const body = { id: episodeId, purchaseType: 'RENT', expectedCoin: 1, giftId: null, requestId: randomUUID() };
          const headers = {
            ...{ 'content-type': 'application/json', 'x-balcony-id': 'BOMTOON_US' },
            authorization: `Bearer ${buyer.accessToken}`,
          };
          return { ...request, headers, body: JSON.stringify(body) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} purchases were not granted, ${result.errors} were not answered`);
  }
  const { total } = result.requests;
  const perSecond = total / result.duration;
  return { perSecond, p99Ms: result.latency.p99, processorMs: (processorMs(pid) - beforeMs) / total };
}
