import { randomUUID } from 'node:crypto';
import type { Buyer } from '@longstrip/test-kit/data';
import autocannon from 'autocannon';

/** What is bought next: an episode for one coin, by a reader who has not rented it. */
export interface NextPurchase {
  readonly buyer: Buyer;
  readonly episodeId: number;
}

export interface PurchaseLoad {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Buys over and over through HTTP, each purchase with its request id and price. Throws where one is not granted. */
export async function loadPurchases(
  origin: string,
  { connections, seconds }: { connections: number; seconds: number },
  next: () => NextPurchase,
): Promise<PurchaseLoad> {
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
  return { perSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}
