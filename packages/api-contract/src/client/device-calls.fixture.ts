import type { ApiClient } from './api-client.ts';
import type { ExpectedCall } from './own-calls.fixture.ts';

const DEVICE = '00000000-0000-4000-8000-000000000001';

/** The calls about what is on a reader's device, as `every-call.test.ts` expects them; none is cached. */
export const DEVICE_CALLS = {
  leaseEpisode: {
    ask: (api) => api.leaseEpisode({ alias: 'a b', episodeAlias: 'ep/1', deviceId: DEVICE }),
    method: 'POST',
    address: '/v2/contents/leases/a%20b/ep%2F1',
    body: { deviceId: DEVICE },
    isCached: false,
    saysAdult: true,
  },
  renewLeases: {
    ask: (api) => api.renewLeases({ deviceId: DEVICE, episodes: [{ contentsAlias: 'a', episodeAlias: 'e' }] }),
    method: 'PUT',
    address: `/v2/contents/leases/${DEVICE}`,
    body: { episodes: [{ contentsAlias: 'a', episodeAlias: 'e' }] },
    isCached: false,
    saysAdult: true,
  },
  endLeases: {
    ask: (api) => api.endLeases({ deviceId: DEVICE }),
    method: 'DELETE',
    address: `/v2/contents/leases/${DEVICE}`,
    isCached: false,
    saysAdult: false,
  },
} satisfies Partial<Record<keyof ApiClient, ExpectedCall>>;
