import { metricValue } from '@longstrip/telemetry/testing';
import { addSeries, addSession } from '@longstrip/test-kit/data';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';

test('a purchase is counted once, however often it is requested, and a request by the route’s pattern', async () => {
  const api = await createTestApi();
  const { episodes } = await addSeries(api.db, { alias: 'counted', platformIds: ['bom-us'], episodes: [{}, {}, {}] });
  const scope = await addReader(api.db, 'bom-us', 'buyer');
  await charge(api.db, scope, [lotTerms(100)]);
  const { accessToken: bearer } = await addSession(api.db, { ...scope, sessionId: 'counted' });
  const buy = async (body: object) => (await api.ask('/v2/purchase', { method: 'POST', bearer, body })).status;
  const id = episodes[1]?.id ?? 0;
  const rent = { id, purchaseType: 'RENT', requestId: 'request-counted-1' };
  // Tests of other files in this process count too.
  const countOf = async (name: string) => (await metricValue(name)) ?? 0;
  const [rents, owned] = ['RENT', 'POSSESSION'].map((kind) => `longstrip_purchases_total{kind="${kind}"}`);
  const lost = 'longstrip_requests_total{part="api",route="none",method="GET",status="4xx"}';
  const before = [await countOf(rents ?? ''), await countOf(owned ?? ''), await countOf(lost)];

  expect([await buy(rent), await buy(rent)]).toEqual([201, 201]);
  expect(await buy({ ...rent, requestId: 'request-counted-2' })).toBeLessThan(500);
  expect(await buy({ id: episodes[2]?.id ?? 0, purchaseType: 'POSSESSION' })).toBe(201);
  const requests = 'longstrip_requests_total{part="api",route="/purchase",method="POST",status="2xx"}';
  expect(await metricValue(requests)).toBeGreaterThanOrEqual(3);

  await api.ask('/v2/no/such/path');
  const after = [await countOf(rents ?? ''), await countOf(owned ?? ''), await countOf(lost)];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
  await api.close();
});
