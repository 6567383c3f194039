import { accountTransfer } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addCoupon, addGift, addSpins, addWheel, newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { charge, ledgerSums, lotTerms, scopeOfUser } from '../../testing/wallets.ts';

/** This platform has the wait-until-free ticket off; a row in the database turns it on. */
const platformId = 'bom-us';
const HELD_COINS = 20;

let api: TestApi;
let tale: AddedSeries;
beforeAll(async () => {
  api = await createTestApi();
  await api.db.run(
    `insert into platform_feature (platform_id, feature, is_on, updated_at_ms) values ('bom-us', 'freetime', true, 1)`,
  );
  tale = await addSeries(api.db, {
    ...{ alias: 'tale', platformIds: [platformId], episodes: 4, freetimeEnabled: true, freetimeExcludedNewest: 1 },
    onPlatform: { freeEpisodeCount: 0 },
  });
  await addGift(api.db, { platformId, id: 'rent', type: 'RENTAL_TICKET' });
  await addGift(api.db, { platformId, id: 'own', type: 'FREE_TICKET' });
  await addGift(api.db, { platformId, id: 'offered', type: 'FREE_TICKET' });
  await addCoupon(api.db, { platformId, id: 'coins', perUserLimit: 9 });
  await addWheel(api.db, { platformId, id: 'wheel', prizes: [{ kind: 'FREE_COIN', amount: 3, weight: 1 }] });
});
afterAll(() => api.close());

/** A reader with everything that can be used, whose move to another platform is in this state. */
async function addMover(state: 'chosen' | 'confirmed' | 'coins' | 'done') {
  const reader = await addUser(api.db, { platformId, id: newRequestId() });
  const target = await addUser(api.db, { platformId: 'beltoon-jp', id: `${reader.userId}-there` });
  const scope = await scopeOfUser(api.db, reader);
  await charge(api.db, scope, [lotTerms(HELD_COINS)]);
  const post = (path: string, body: object = {}) =>
    postTo(api, path)({ ...body, requestId: newRequestId() }, { bearer: reader.accessToken });
  for (const giftId of ['rent', 'own']) expect(outcome(await post('/gift', { giftId }))).toBe('SUCCESS');
  await addSpins(api.db, reader, [{ expiresAtMs: null }]);
  const isConfirmed = state !== 'chosen';
  await api.db.orm.insert(accountTransfer).values({
    ...{ platformId, userId: reader.userId, targetPlatformId: 'beltoon-jp', targetUserId: target.userId, state },
    ...{ chosenAtMs: NOW_MS, confirmedAtMs: isConfirmed ? NOW_MS : null, doneAtMs: state === 'done' ? NOW_MS : null },
    summary: isConfirmed ? {} : null,
  });
  const buy = (purchaseType: string, number: number) =>
    post('/v1/purchase', { id: tale.episodes[number]?.id ?? 0, purchaseType, expectedCoin: null, giftId: null });
  const quote = () => api.ask(`/contents/quote/tale/${tale.episodes[0]?.alias}`, { bearer: reader.accessToken });
  const rightsOf = async () =>
    (await api.db.run('select id from entitlement where user_id = $1', [reader.userId])).length;
  return { scope, post, buy, quote, rightsOf };
}

/** Everything that a reader can use, and the refusal if the account may no longer use it. */
const USES = [
  ['FREETIME', 'NOT_EVENT_REMAIN_TICKET'],
  ['RENT_GIFT', 'NOT_FOUND_GIFT'],
  ['POSSESSION_GIFT', 'NOT_FOUND_GIFT'],
  ['RENT', 'COIN_INSUFFICIENT'],
  ['POSSESSION', 'COIN_INSUFFICIENT'],
  ['ALL_RENT', 'COIN_INSUFFICIENT'],
  ['ALL_POSSESSION', 'COIN_INSUFFICIENT'],
] as const;

test('an account that has chosen, and not confirmed, uses everything', async () => {
  for (const [type] of USES) {
    const { buy } = await addMover('chosen');
    expect([type, outcome(await buy(type, 0))]).toEqual([type, 'SUCCESS']);
  }
  const { post } = await addMover('chosen');
  expect(outcome(await post('/coupon/code', { code: 'COINS' }))).toBe('SUCCESS');
  expect(outcome(await post('/event/roulette'))).toBe('SUCCESS');
  expect(outcome(await post('/gift', { giftId: 'offered' }))).toBe('SUCCESS');
  expect((await readSealedBooks(api.db, NOW_MS)).broken).toEqual([]);
});

describe.each(['confirmed', 'coins', 'done'] as const)('an account whose move is %s', (state) => {
  test.each(USES)('opens nothing by %s', async (type, code) => {
    const { buy, rightsOf, scope } = await addMover(state);
    expect(outcome(await buy(type, 0))).toBe(code);
    expect(await rightsOf()).toBe(0);
    expect(await ledgerSums(api.db, scope)).toEqual({ COIN: HELD_COINS });
  });

  test('gets no coins of coupons and wheels, and takes no gift', async () => {
    const { post, scope } = await addMover(state);
    expect(outcome(await post('/coupon/code', { code: 'COINS' }))).toBe('NOT_FOUND_COUPON');
    expect(outcome(await post('/event/roulette'))).toBe('UNAUTHORIZED_USER');
    expect(outcome(await post('/gift', { giftId: 'offered' }))).toBe('NOT_FOUND_GIFT');
    expect(await ledgerSums(api.db, scope)).toEqual({ COIN: HELD_COINS });
  });

  test('is quoted nothing that would be refused for what is gone', async () => {
    const { quote } = await addMover(state);
    const options = at((await quote()).json, 'data.ways');
    expect(JSON.stringify(options)).not.toMatch(/FREETIME|GIFT/);
    expect(at(options, '0.refusal')).toBe('COIN_INSUFFICIENT');
  });
});
