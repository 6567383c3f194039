import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, ledgerSums, lotTerms } from '../../testing/wallets.ts';
import { grantEpisodes } from './grant-episodes.ts';
import { findLastChosen } from './purchase.repository.ts';
import { undoPurchase } from './undo-purchase.ts';

let api: TestApi;
let series: AddedSeries;
beforeAll(async () => {
  api = await createTestApi();
  series = await addSeries(api.db, { alias: 'granted', platformIds: ['bom-us'], episodes: 4 });
});
afterAll(() => api.close());

const operator = localOwner('r');

async function newReader(id: string) {
  const scope = await addReader(api.db, 'bom-us', id);
  const { accessToken: bearer } = await addSession(api.db, { ...scope, sessionId: id });
  const buy = (number: number, purchaseType: string) =>
    api.ask('/v1/purchase', { method: 'POST', bearer, body: { id: series.episodes[number - 1]?.id, purchaseType } });
  const statusOf = async (number: number) =>
    at((await api.ask('/v2/contents/granted', { bearer })).json, `data.episodes.${number - 1}.purchaseStatus`);
  return { scope, bearer, buy, statusOf };
}

const audits = (action: string, userId: string) =>
  api.db.run('select after from audit_log where action = $1 and subject_id = $2', [action, `bom-us/${userId}`]);

test('a series is given for ever, without what the reader owns, once for a request id, with the reason in the audit log', async () => {
  const { scope, buy, statusOf } = await newReader('granted-to');
  await charge(api.db, scope, [lotTerms(9)]);
  await buy(2, 'POSSESSION');
  const asked = { platform: 'bom-us', reader: scope.userId, series: 'granted', episode: null, reason: 'a lost order' };
  const give = (requestId: string, episode: string | null = null) =>
    grantEpisodes(api.db, operator, { ...asked, episode, requestId }, NOW_MS);
  const first = await give('grant-all-1');
  expect(first).toMatchObject({ ok: true, value: { episodeCount: 3, userId: scope.userId } });
  expect(await give('grant-all-1')).toEqual(first);
  expect(await give('grant-all-2')).toEqual({ ok: false, code: 'EXIST_LIBRARY' });
  expect(await give('grant-none-1', 'ep-9')).toEqual({ ok: false, code: 'NOT_FOUND_EPISODE' });
  expect(await statusOf(3)).toBe('POSSESSION');
  expect(at((await buy(3, 'RENT')).json, 'error.code')).toBe('EXIST_LIBRARY');
  expect(await audits('episodes.grant', scope.userId)).toMatchObject([{ after: { reason: 'a lost order' } }]);
  expect(await ledgerSums(api.db, scope)).toEqual({ COIN: 5 });
});

const seriesIdOf = async (purchaseId: number) => {
  const [row] = await api.db.run('select series_id::int as id from purchase where id = $1', [purchaseId]);
  return Number(row?.id);
};

test('a purchase is undone once: the same lots get their coins back with their dates, and the episode closes', async () => {
  const { scope, buy, statusOf } = await newReader('undone');
  await charge(api.db, scope, [lotTerms(3), lotTerms(1, { kind: 'BONUS', expiresAtMs: NOW_MS + 1_000 })]);
  const bought = await buy(2, 'POSSESSION');
  const purchaseId = Number(at(bought.json, 'data.purchaseId'));
  const undo = (id = purchaseId) =>
    undoPurchase(
      api.db,
      operator,
      { platform: 'bom-us', reader: scope.userId, purchaseId: id, reason: 'a mistake' },
      NOW_MS,
    );
  expect(await ledgerSums(api.db, scope)).toEqual({});
  const lastChosen = async () => findLastChosen(api.db.orm, scope, await seriesIdOf(purchaseId));
  expect(await lastChosen()).toBe('POSSESSION');
  expect(await undo()).toMatchObject({ ok: true, value: { coins: 4, isRepeated: false } });
  expect(await lastChosen()).toBeNull();
  expect(await undo()).toMatchObject({ ok: true, value: { isRepeated: true } });
  expect(await undo(999_999)).toEqual({ ok: false, code: 'NOT_EXIST' });
  expect(await ledgerSums(api.db, scope)).toEqual({ COIN: 3, BONUS: 1 });
  expect(await statusOf(2)).toBeNull();
  expect(await audits('purchase.undo', scope.userId)).toMatchObject([{ after: { purchaseId, reason: 'a mistake' } }]);
  expect((await buy(2, 'POSSESSION')).status).toBe(201);
});

test('the books hold, and name each row for which they do not', async () => {
  const brokenNow = async () =>
    (await readSealedBooks(api.db, NOW_MS)).broken.map(({ claim, count }) => [claim, count]);
  const some = (...claims: [string, number][]) => expect.arrayContaining(claims);
  expect(await brokenNow()).toEqual([]);
  const id = `(select max(id) from purchase)`;
  await api.db.run(`update purchase set coins = coins + 1 where id = ${id}`);
  expect(await brokenNow()).toEqual(
    some(['Each purchase that cost coins has one debit, of just that many; the others have none.', 1]),
  );
  await api.db.run(`update purchase set coins = coins - 1, episode_count = 2 where id = ${id}`);
  expect(await brokenNow()).toEqual(
    some(['Each purchase has the rights to the episodes that it opened, and to no other.', 1]),
  );
  await api.db.run(`update purchase set episode_count = 1, undone_at_ms = 1 where id = ${id}`);
  expect(await brokenNow()).toEqual(
    some(['What an operator undid is given back once, and its rights are taken back.', 1]),
  );
  await api.db.run(`update purchase set undone_at_ms = null, type = 'RENT' where id = ${id}`);
  expect(await brokenNow()).toEqual(
    some([
      'Each right that came of a purchase, a gift, a ticket or a grant is of that kind: lent for a time, or for ever.',
      1,
    ]),
  );
  await api.db.run(`update purchase set type = 'POSSESSION' where id = ${id}`);
  await api.db.run(`update entitlement set purchase_id = null where purchase_id = ${id}`);
  await api.db.run(`delete from purchase where id = ${id}`);
  expect(await brokenNow()).toEqual(
    some(
      ['Each debit pays for one purchase.', 1],
      ['Each owned or rented episode that was not moved here has its purchase.', 1],
    ),
  );
});
