import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll } from 'vitest';
import { postTo } from '../../testing/accounts.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { goTo, STAY, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { charge, lotTerms, scopeOfUser } from '../../testing/wallets.ts';

const platformId = 'bom-us';

let api: TestApi;
let tale: AddedSeries;
let gated: AddedSeries;
let bearer: string;
let poor: string;
beforeAll(async () => {
  api = await createTestApi();
  // ep-1 free, ep-2 rented, ep-3 owned, ep-4 only for sale, ep-5 only for rent, ep-6 rent 2 and own 4.
  tale = await addSeries(api.db, {
    alias: 'tale',
    platformIds: [platformId, 'beltoon-jp'],
    episodes: [
      ...[{}, {}, {}],
      { onPlatform: { hasOwnPrices: true, possessionCoin: 5 } },
      { onPlatform: { hasOwnPrices: true, rentCoin: 7 } },
      {},
    ],
  });
  gated = await addSeries(api.db, { alias: 'gated', platformIds: [platformId], isAdult: true });
  const rich = await addUser(api.db, { platformId, id: 'rich' });
  const here = await addUser(api.db, { platformId, id: 'poor' });
  const there = await addUser(api.db, { platformId: 'beltoon-jp', id: 'poor' });
  await charge(api.db, await scopeOfUser(api.db, rich), [lotTerms(100)]);
  await charge(api.db, await scopeOfUser(api.db, here), [lotTerms(1)]);
  await charge(api.db, await scopeOfUser(api.db, there), [lotTerms(100)]);
  [bearer, poor] = [rich.accessToken, here.accessToken];
  const held = { platformId, userId: 'rich', createdAtMs: NOW_MS - 1 };
  await addEntitlement(api.db, { ...held, episodeId: episodeId(2), scope: 'RENT' });
  await addEntitlement(api.db, { ...held, episodeId: episodeId(3), scope: 'POSSESSION' });
});
afterAll(() => api.close());

const episodeId = (number: number, of = tale) => of.episodes[number - 1]?.id ?? 0;
const buy = (number: number, purchaseType: string, of?: AddedSeries, by = bearer): Promise<TestAnswer> =>
  postTo(api, '/v1/purchase')({ id: episodeId(number, of), purchaseType, requestId: newRequestId() }, { bearer: by });

testRefusals('purchase', {
  RENT_PURCHASE_IMPOSSIBLE: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'renting what is rented', ask: () => buy(2, 'RENT') }],
  },
  POSSESSION_PURCHASE_IMPOSSIBLE: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'buying what is rented', ask: () => buy(2, 'POSSESSION') }],
  },
  EXIST_LIBRARY: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'renting what one owns', ask: () => buy(3, 'RENT') },
      { how: 'buying what one owns', ask: () => buy(3, 'POSSESSION') },
      { how: 'buying what is free', ask: () => buy(1, 'POSSESSION') },
    ],
  },
  COIN_INSUFFICIENT: {
    ...{ status: 200, page: goTo('/shop') },
    provoked: [
      { how: 'one coin too few, on this platform', ask: () => buy(6, 'RENT', tale, poor) },
      { how: 'too few for all of a series', ask: () => buy(6, 'ALL_POSSESSION', tale, poor) },
    ],
  },
  ADULT_ONLY_CONTENTS: {
    ...{ status: 200, page: goTo('/user/login') },
    provoked: [{ how: 'an episode for adults', ask: () => buy(2, 'RENT', gated) }],
  },
  UN_MATCHED_RENT_SALE_TYPE: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'renting what is only sold', ask: () => buy(4, 'RENT') }],
  },
  UN_MATCHED_POSSESSION_SALE_TYPE: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'buying what is only rented out', ask: () => buy(5, 'POSSESSION') }],
  },
});
