import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll } from 'vitest';
import { postTo } from '../../testing/accounts.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { RELOAD, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { charge, lotTerms, scopeOfUser } from '../../testing/wallets.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await createTestApi();
  const here = await addUser(api.db, { platformId: 'bom-us', id: 'reader' });
  const there = await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  bearer = here.accessToken;
  await charge(api.db, await scopeOfUser(api.db, here), [lotTerms(3_100, { kind: 'MILEAGE', source: 'EVENT' })]);
  await charge(api.db, await scopeOfUser(api.db, there), [lotTerms(9_000, { kind: 'MILEAGE', source: 'EVENT' })]);
});
afterAll(() => api.close());

const exchange = (mileage: number) => (): Promise<TestAnswer> =>
  postTo(api, '/mileage')({ mileage, requestId: newRequestId() }, { bearer });

testRefusals('points', {
  MILEAGE_INSUFFICIENT: {
    ...{ status: 200, page: RELOAD },
    provoked: [{ how: 'more points than one has here', ask: exchange(3_200) }],
  },
  EXCHANGE_MILEAGE_INSUFFICIENT: {
    ...{ status: 200, page: RELOAD },
    provoked: [
      { how: 'less than the least', ask: exchange(2_800) },
      { how: 'no multiple of 200', ask: exchange(3_100) },
      { how: 'nothing', ask: exchange(0) },
    ],
  },
});
