import { OPERATOR_CALLS, type OperatorRequest } from '@longstrip/api-contract';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { REFUND } from './approved-acts.ts';
import { grantOrWait } from './or-wait.ts';

const { adminOrderRefund, adminWalletGrant, adminRequests, adminRequestDecide } = OPERATOR_CALLS;
const DAY_MS = 86_400_000;

let scene: HelpScene;
let second: string;
beforeAll(async () => {
  scene = await openHelpScene();
  ({ token: second } = await addOperator(scene.api.db, [`support/${HERE}`], { name: 'Sue' }));
}, 60_000);
afterAll(() => scene?.close());

let lastKey = 0;
const grantOf = (amount: number) => {
  lastKey += 1;
  return {
    reader: READER,
    kind: 'COIN',
    amount,
    days: null,
    reason: 'a lost order',
    requestId: `four-eyes-${lastKey}`,
  };
};
const decide = (requestId: unknown, asked: object = {}, as = second) =>
  scene.call(adminRequestDecide, { requestId, decision: 'approve', reason: 'I looked at it', ...asked }, as);
const waiting = async (as = second, asked = {}): Promise<OperatorRequest[]> =>
  (await scene.call(adminRequests, { state: 'WAITING', ...asked }, as)).data.rows;
const coinsOf = async () => {
  const [row] = await scene.api.db.run(`select sum(remaining)::int as sum from lot where user_id = $1`, [READER]);
  return Number(row?.sum);
};

describe('a grant above the limit', () => {
  test('waits, is done once by another operator in the name of who approves it, and all of it is in the audit log', async () => {
    const before = await coinsOf();
    expect((await scene.call(adminWalletGrant, grantOf(1_000))).code).toBe('');
    const asked = grantOf(1_001);
    const first = await scene.call(adminWalletGrant, asked);
    expect(first).toMatchObject({ code: 'WAITS_FOR_APPROVAL', sentence: expect.stringContaining('second operator') });
    const { detail } = JSON.parse(first.text).error;
    expect(await coinsOf()).toBe(before + 1_000);
    const again = await scene.call(adminWalletGrant, asked);
    expect(JSON.parse(again.text).error.detail).toBe(detail);
    expect(await waiting()).toMatchObject([
      {
        requestId: Number(detail),
        kind: 'grant',
        why: 'ABOVE_LIMIT',
        userId: READER,
        askedBy: 'Sam of support',
        mayDecide: true,
      },
    ]);
    expect(await waiting(scene.support)).toMatchObject([{ mayDecide: false }]);
    expect((await decide(detail, {}, scene.support)).code).toBe('OWN_REQUEST');
    const both = await Promise.all([decide(detail), decide(detail)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'ALREADY_DECIDED']);
    expect(await coinsOf()).toBe(before + 2_001);
    const log = await scene.api.db.run(`select actor, action from audit_log order by id desc limit 3`);
    expect(log.toReversed()).toEqual([
      { actor: 'Sam of support', action: 'request.ask' },
      { actor: 'Sue', action: 'wallet.grant' },
      { actor: 'Sue', action: 'request.approve' },
    ]);
    expect((await readSealedBooks(scene.api.db, TEST_NOW_MS)).broken).toEqual([]);
  });

  test('is refused with a reason, ends after a week, and fails where it can no longer be done', async () => {
    const ask = async () => JSON.parse((await scene.call(adminWalletGrant, grantOf(5_000))).text).error.detail;
    const before = await coinsOf();
    const refused = await ask();
    expect((await decide(refused, { decision: 'refuse' })).data).toMatchObject({ state: 'REFUSED' });
    expect((await decide(refused)).code).toBe('ALREADY_DECIDED');
    const late = await ask();
    scene.operators.pass(7 * DAY_MS);
    expect((await decide(late)).code).toBe('NOT_AN_OPERATOR');
    const { token } = await addOperator(scene.api.db, [`support/${HERE}`], { nowMs: scene.operators.nowMs() });
    expect((await decide(late, {}, token)).code).toBe('EXPIRED');
    scene.operators.pass(-7 * DAY_MS);
    const gone = await ask();
    await scene.api.db.run(`update app_user set withdrawn_at_ms = 1 where id = $1`, [READER]);
    expect((await decide(gone)).data).toMatchObject({ state: 'FAILED', result: { code: 'NOT_EXIST' } });
    await scene.api.db.run(`update app_user set withdrawn_at_ms = null where id = $1`, [READER]);
    expect(await coinsOf()).toBe(before);
  });

  test('small ones wait once one operator has given too many within a day', async () => {
    const { id, token } = await addOperator(scene.api.db, [`support/${HERE}`], { name: 'Max' });
    const give = async (amount: number) => (await scene.call(adminWalletGrant, grantOf(amount), token)).code;
    for (let times = 0; times < 5; times += 1) expect(await give(1_000)).toBe('');
    expect(await give(1)).toBe('WAITS_FOR_APPROVAL');
    const asked = { ...grantOf(1), kind: 'MILEAGE' };
    expect((await scene.call(adminWalletGrant, asked, token)).code).toBe('WAITS_FOR_APPROVAL');
    const max = { name: 'Max', role: 'support', requestId: null } as const;
    const by = { ...max, origin: { operatorId: id, tokenName: null, address: null } };
    const parts = { database: scene.api.db, jobs: null as never };
    const later = { ...grantOf(1_000), platform: HERE, kind: 'COIN' } as const;
    expect(await grantOrWait(parts, by, later, TEST_NOW_MS + DAY_MS)).toMatchObject({ ok: true });
    for (const { requestId } of await waiting()) await decide(requestId, { decision: 'refuse' });
  });

  test('is decided by who has the role there, as a person', async () => {
    const { detail } = JSON.parse((await scene.call(adminWalletGrant, grantOf(3_000))).text).error;
    for (const [role, code] of [
      [`editor/${HERE}`, 'FORBIDDEN'],
      ['support/beltoon-jp', 'OTHER_PLATFORM'],
      [`viewer/${HERE}`, 'FORBIDDEN'],
    ] as const) {
      const { token } = await addOperator(scene.api.db, [role]);
      expect([role, (await decide(detail, {}, token)).code]).toEqual([role, code]);
    }
    expect((await decide(detail, {}, 'what-commands-on-this-machine-send')).code).toBe('FORBIDDEN');
    const { token: editor } = await addOperator(scene.api.db, [`editor/${HERE}`]);
    expect(await waiting(editor)).toEqual([]);
    await decide(detail, { decision: 'refuse' });
  });

  test('of a command on the machine waits too, and is done at once where no other operator could approve it', async () => {
    const parts = { database: scene.api.db, jobs: null as never };
    const asked = { ...grantOf(2_000), platform: HERE, kind: 'COIN' } as const;
    const nowMs = scene.operators.nowMs();
    expect(await grantOrWait(parts, localOwner(null), asked, nowMs)).toMatchObject({ code: 'WAITS_FOR_APPROVAL' });
    await scene.api.db.run(`update operator set disabled_at_ms = 1`);
    expect(await grantOrWait(parts, localOwner(null), asked, nowMs)).toMatchObject({ ok: true });
    await scene.api.db.run(`update operator set disabled_at_ms = null`);
  });
});

test('what one operator may do never sets the rule aside, even if the rule changes its mind in between', () => {
  const asked = { platform: HERE, reader: READER, order: 'o1', reason: 'x', isSent: false, isOverride: true };
  expect(REFUND.alone?.(asked)).toEqual({ ...asked, isOverride: false });
});

test('a refund against the rule waits for a second person; the coins are taken then, and what was spent becomes a debt', async () => {
  const { paid } = scene.history.orders;
  const refund = { reader: 'reader@readers.test', order: paid, reason: 'the reader was misled' };
  expect((await scene.call(adminOrderRefund, refund)).code).toBe('TOUCHED');
  const asked = await scene.call(adminOrderRefund, { ...refund, isOverride: true });
  expect(asked.code).toBe('WAITS_FOR_APPROVAL');
  const [request] = await waiting(second, { kind: 'refund' });
  // A request names its reader by id: an address would outlive the account.
  expect(request).toMatchObject({
    why: 'AGAINST_THE_RULE',
    userId: READER,
    asked: { reader: READER, isOverride: true },
  });
  expect(JSON.stringify(request)).not.toContain('readers.test');
  const done = await decide(request?.requestId);
  expect(done.data).toMatchObject({ state: 'DONE', result: { orderId: paid, total: 899 } });
  const [order] = await scene.api.db.run(
    'select state, cancel_movement_id is not null as taken from coin_order where id = $1',
    [paid],
  );
  expect(order).toEqual({ state: 'refunded', taken: true });
  expect(scene.api.enqueued).toContainEqual({ name: 'payment.refund', payload: { orderId: paid } });
});

describe('a document', () => {
  const apply = (document: object, as: string) =>
    scene.operators.ask('POST', '/apply', { as, body: { action: 'series.apply', document } });
  const gift = (target: string) => ({
    gifts: [
      {
        ...{ platform: HERE, key: `gift-${target.toLowerCase()}`, title: 'A ticket', type: 'FREE_TICKET', target },
        ...{ startAt: '2027-01-01', receiveUntil: '2027-02-01', useUntil: '2027-03-01' },
      },
    ],
  });

  test('with a gift for many waits for another merchandiser or owner, once; a wrong one, and one that changes nothing, do not wait', async () => {
    const merchandiser = await addOperator(scene.api.db, [`merchandiser/${HERE}`]);
    const other = await addOperator(scene.api.db, [`merchandiser/${HERE}`]);
    expect((await apply(gift('NAMED'), merchandiser.token)).data).toMatchObject({ ok: true });
    const wrong = { gifts: gift('ALL').gifts.map((each) => ({ ...each, series: 'no-such-series' })) };
    expect((await apply(wrong, merchandiser.token)).data).toMatchObject({ ok: false });
    expect((await apply(gift('ALL'), merchandiser.token)).code).toBe('WAITS_FOR_APPROVAL');
    const [request] = await waiting(other.token);
    expect(request).toMatchObject({ kind: 'apply', why: 'MASS_GIFT', platform: HERE, mayDecide: true });
    const of = async () => (await scene.api.db.run(`select id from gift where id = 'gift-all'`)).length;
    expect(await of()).toBe(0);
    expect((await decide(request?.requestId, {}, other.token)).data).toMatchObject({ state: 'DONE' });
    expect(await of()).toBe(1);
    expect((await apply(gift('ALL'), merchandiser.token)).data).toMatchObject({
      ok: true,
      applied: [{ hasChanged: false }],
    });
  });

  test('with prices of more series than the limit waits', async () => {
    const editor = await addOperator(scene.api.db, [`editor/${HERE}`]);
    const other = await addOperator(scene.api.db, [`editor/${HERE}`]);
    await scene.api.db.run(
      `with added as (
        insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode,
          created_at_ms, updated_at_ms)
        select 'priced-' || n, 'priced-' || n, 'en', 'priced-' || n, 'COMIC', 'SCHEDULED', 'Priced', 'LTR', 'HORIZONTAL', 'SCROLL', 1, 1
        from generate_series(1, 21) as n returning id
      )
      insert into series_platform (platform_id, series_id, rent_coin, opened_at_ms, updated_at_ms) select $1, id, 7, 1, 1 from added`,
      [HERE],
    );
    const prices = (names: number[]) => ({
      series: names.map((n) => ({ series: `priced-${n}`, platforms: { [HERE]: { rentCoin: 9 } } })),
    });
    const all = Array.from({ length: 21 }, (_, index) => index + 1);
    expect((await apply(prices(all), editor.token)).code).toBe('WAITS_FOR_APPROVAL');
    const pricesNow = async () => {
      const priced = `select distinct rent_coin as coin from series_platform join series on id = series_id where alias like 'priced-%'`;
      return (await scene.api.db.run(priced)).map(({ coin }) => coin);
    };
    expect(await pricesNow()).toEqual([7]);
    const [request] = await waiting(other.token);
    expect((await decide(request?.requestId, {}, other.token)).data).toMatchObject({ state: 'DONE' });
    expect(await pricesNow()).toEqual([9]);
  });
});
