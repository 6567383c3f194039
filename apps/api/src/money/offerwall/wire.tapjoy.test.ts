import { createHash } from 'node:crypto';
import { appUser, movement, webhookEvent } from '@longstrip/database/schema';
import { clearTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookRoute } from '../../http/webhook.ts';
import { at } from '../../testing/expect-shape.ts';
import { expectBooksToHold } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { ledgerSums, scopeOfUser } from '../../testing/wallets.ts';
import { tapjoyWebhook } from './offerwall.ts';

const TAPJOY = { url: 'https://offers.test/wall?app=7', secret: 'what Tapjoy and the store share' };

let api: TestApi;
let here: AddedUser;
let there: AddedUser;
let route: ReturnType<typeof webhookRoute>;
beforeAll(async () => {
  api = await createTestApi({ services: { tapjoy: TAPJOY } });
  const nowMs = () => api.clock.nowMs();
  const parts = { database: api.db, proofs: TEST_PROOFS, logger: pino({ enabled: false }), nowMs };
  route = webhookRoute(parts, [tapjoyWebhook(TAPJOY, parts)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await clearTestDatabase(api.db);
  here = await addUser(api.db, { platformId: 'bom-us', id: 'reader' });
  there = await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
});
afterEach(async ({ task }) => {
  await expectBooksToHold(task, api.db, NOW_MS);
  api.clock.setTo(NOW_MS);
});

interface Callback {
  id: string;
  snuid: string;
  currency: string;
}
const OF_READER: Callback = { id: 'evt-1', snuid: 'bom-us.reader', currency: '12' };
const verifierOf = ({ id, snuid, currency }: Callback, secret = TAPJOY.secret) =>
  createHash('md5').update(`${id}:${snuid}:${currency}:${secret}`).digest('hex');
const tell = async (callback: Callback, verifier = verifierOf(callback)) =>
  (await route.request(`/tapjoy?${new URLSearchParams({ ...callback, mac_address: '00', verifier })}`)).status;
const coinsOf = async (user: AddedUser) => ledgerSums(api.db, await scopeOfUser(api.db, user));

test('a callback gives its reader coins, on their platform alone, and the page tells it', async () => {
  const offers = async () => at((await api.ask('/benefit', { bearer: here.accessToken })).json, 'data.offers');
  const url = 'https://offers.test/wall?app=7&snuid=bom-us.reader';
  expect(await offers()).toEqual({ url, credited: [] });
  expect(await tell(OF_READER)).toBe(200);
  expect([await coinsOf(here), await coinsOf(there)]).toEqual([{ FREE_COIN: 12 }, {}]);
  expect(await offers()).toEqual({ url, credited: [{ coin: 12, createdAt: NOW_MS }] });
  const [written] = await api.db.orm.select().from(movement);
  expect(written).toMatchObject({ type: 'CHARGE', cause: 'offer/evt-1', eventId: 'tapjoy/evt-1' });
});

test('an identical callback is answered 200 and credits nothing, also 20 at once', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => tell(OF_READER))))).toEqual(new Set([200]));
  expect(await tell(OF_READER)).toBe(200);
  expect(await coinsOf(here)).toEqual({ FREE_COIN: 12 });
});

test.each([
  ['other coins', { currency: '24' }],
  ['another reader', { snuid: 'beltoon-jp.reader' }],
])('the same id with %s is refused with 403, though it is signed', async (_, change) => {
  await tell(OF_READER);
  expect(await tell({ ...OF_READER, ...change })).toBe(403);
  expect([await coinsOf(here), await coinsOf(there)]).toEqual([{ FREE_COIN: 12 }, {}]);
});

test.each([
  ['a wrong verifier', OF_READER, verifierOf(OF_READER, 'guessed')],
  ['no verifier', OF_READER, ''],
  ['a verifier of other coins', { ...OF_READER, currency: '120' }, verifierOf(OF_READER)],
  ['an unknown reader', { ...OF_READER, snuid: 'bom-us.unknown' }, undefined],
  ['an id that two platforms have', { ...OF_READER, snuid: 'reader' }, undefined],
  ['no coins', { ...OF_READER, currency: '0' }, undefined],
  ['coins below zero', { ...OF_READER, currency: '-5' }, undefined],
  ['half a coin', { ...OF_READER, currency: '1.5' }, undefined],
  ['coins beyond belief', { ...OF_READER, currency: '1000000' }, undefined],
  ['no id', { ...OF_READER, id: '' }, undefined],
])('%s is refused with 403, and nothing of it is stored', async (_, callback, verifier) => {
  expect(await tell(callback, verifier)).toBe(403);
  expect([await coinsOf(here), await coinsOf(there)]).toEqual([{}, {}]);
  expect(await api.db.orm.select().from(webhookEvent)).toEqual([]);
});

test('a reader who has left gets nothing: 403, also when it is reported again', async () => {
  await api.db.orm
    .update(appUser)
    .set({ withdrawnAtMs: NOW_MS - 1 })
    .where(eq(appUser.platformId, 'bom-us'));
  expect([await tell(OF_READER), await tell(OF_READER)]).toEqual([403, 403]);
  expect(await coinsOf(here)).toEqual({});
});

test('what is hashed can be read in one way alone, also with a colon in the id', async () => {
  const real = { ...OF_READER, id: 'a:b' };
  const other = { id: 'a', snuid: 'b:bom-us.reader', currency: '12' };
  expect(verifierOf(other)).toBe(verifierOf(real));
  expect([await tell(other), await tell(real)]).toEqual([403, 200]);
  expect(await coinsOf(here)).toEqual({ FREE_COIN: 12 });
});

test('the bare id of an account is enough where one platform alone has it; 001234 is not 1234', async () => {
  const other = await addUser(api.db, { platformId: 'bom-us', id: '001234' });
  expect(await tell({ id: 'evt-1', snuid: '1234', currency: '5' })).toBe(403);
  expect(await tell({ id: 'evt-1', snuid: '001234', currency: '5' })).toBe(200);
  expect(await coinsOf(other)).toEqual({ FREE_COIN: 5 });
});
