import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { addSignedIn, outcome, postTo } from '../../testing/accounts.ts';
import { addGift, newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { charge, ledgerSums, lotTerms, scopeOfUser } from '../../testing/wallets.ts';
import { undoPurchase } from './undo-purchase.ts';

const platformId = 'beltoon-jp';
const balconyId = 'BELTOON_JP';

let api: TestApi;
let series: AddedSeries;
beforeAll(async () => {
  api = await createTestApi();
  const onPlatform = { freeEpisodeCount: 0, rentCoin: 2, possessionCoin: 4 };
  series = await addSeries(api.db, { alias: 'tale', platformIds: [platformId, 'bom-us'], onPlatform, episodes: 3 });
  await addGift(api.db, { platformId, id: 'ticket', episodeCount: 1 });
});
afterAll(() => api.close());

let lastPair = 0;
/** A guest who bought something and then became a member, with what the operator is asked to undo. */
async function bought(purchaseType: 'POSSESSION' | 'RENT_GIFT') {
  lastPair += 1;
  const guest = await addSignedIn(api, {
    ...{ platformId, id: `guest-${lastPair}`, snsProvider: 'apple_guest', email: null, name: null, nickname: null },
  });
  const member = await addSignedIn(api, { platformId, id: `member-${lastPair}` });
  await charge(api.db, await scopeOfUser(api.db, guest), [lotTerms(10)]);
  const request = { balconyId, bearer: guest.accessToken };
  if (purchaseType === 'RENT_GIFT') {
    expect(outcome(await postTo(api, '/gift')({ giftId: 'ticket', requestId: newRequestId() }, request))).toBe(
      'SUCCESS',
    );
  }
  const body = { id: series.episodes[0]?.id, purchaseType, expectedCoin: null, giftId: null };
  const answer = await postTo(api, '/v1/purchase')({ ...body, requestId: newRequestId() }, request);
  expect(answer.status).toBe(201);
  const purchaseId = Number(at(answer.json, 'data.purchaseId'));
  const keys = {
    appKeyRequest: { refreshToken: guest.refreshToken },
    webKeyRequest: { refreshToken: member.refreshToken },
  };
  expect(outcome(await postTo(api, '/auth/sign-in/jp/apple/migrate')(keys, { balconyId }))).toBe('SUCCESS');
  const undo = (reader: string) =>
    undoPurchase(api.db, localOwner(null), { platform: platformId, reader, purchaseId, reason: 'a complaint' }, NOW_MS);
  const rightsOf = async () =>
    api.db.run('select user_id, revoked_at_ms from entitlement where purchase_id = $1', [purchaseId]);
  return { guest, member, undo, rightsOf };
}

test('what a guest paid for before they became a member is not undone, under neither name, and stays whole', async () => {
  const { guest, member, undo, rightsOf } = await bought('POSSESSION');
  expect(await undo(member.userId)).toEqual({ ok: false, code: 'NOT_EXIST' });
  expect(await undo(guest.userId)).toEqual({ ok: false, code: 'NOT_EXIST' });
  expect(await rightsOf()).toEqual([{ user_id: member.userId, revoked_at_ms: null }]);
  expect(await ledgerSums(api.db, await scopeOfUser(api.db, member))).toEqual({ COIN: 6 });
  expect(await ledgerSums(api.db, await scopeOfUser(api.db, guest))).toEqual({});
  expect((await readSealedBooks(api.db, NOW_MS)).broken).toEqual([]);
});

test('what a guest opened with a gift is undone for the member, who can use the gift again', async () => {
  const { member, undo, rightsOf } = await bought('RENT_GIFT');
  expect(await undo(member.userId)).toMatchObject({ ok: true, value: { coins: 0, isRepeated: false } });
  expect(await undo(member.userId)).toMatchObject({ ok: true, value: { isRepeated: true } });
  expect(await rightsOf()).toEqual([{ user_id: member.userId, revoked_at_ms: NOW_MS }]);
  const gifts = await api.db.run('select used_count from user_gift where user_id = $1', [member.userId]);
  expect(gifts).toEqual([{ used_count: 0 }]);
  expect((await readSealedBooks(api.db, NOW_MS)).broken).toEqual([]);
});
