import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCoupon } from '../../testing/benefits.ts';
import { HERE, type HelpScene, openHelpScene } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addReader } from '../../testing/wallets.ts';

const { adminHandOver, adminHandOverChoices, adminHandOverMany, adminHandOverTakeBack, adminHandedOver } =
  OPERATOR_CALLS;
const REASON = { reason: 'the wrong reader' };

let scene: HelpScene;
beforeAll(async () => {
  scene = await openHelpScene();
  await addCoupon(scene.api.db, { platformId: HERE, id: 'rare', title: 'Rare coins', totalLimit: 2 });
}, 60_000);
afterAll(async () => {
  expect((await readSealedBooks(scene.api.db, scene.operators.nowMs())).broken).toEqual([]);
  await scene.close();
});

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return `hand-over-${lastId}`;
};
const give = async (reader: string, what: object) => {
  // What is given is known by its moment.
  scene.operators.pass(1);
  expect((await scene.call(adminHandOver, { reader, what, ...REASON, requestId: nextId() })).code).toBe('');
};
const list = async (reader: string) => (await scene.call(adminHandedOver, { reader })).data.rows;
const takeBack = (reader: string, handed: number, requestId = nextId()) =>
  scene.call(adminHandOverTakeBack, { reader, handed, ...REASON, requestId });

test('what can be given is found by its name or key, with what is left of it', async () => {
  const { data } = await scene.call(adminHandOverChoices, { text: 'RARE' });
  expect(data).toMatchObject({ coupons: [{ key: 'rare', title: 'Rare coins', value: 5, left: 2 }], gifts: [] });
  expect((await scene.call(adminHandOverChoices, { text: 'amed' })).data.gifts).toMatchObject([{ key: 'named' }]);
  expect((await scene.call(adminHandOverChoices, { text: '%' })).data).toEqual({ coupons: [], gifts: [] });
});

describe('what was given is taken back, once, as far as it is unused', () => {
  test('spins: those that were not spun', async () => {
    await addReader(scene.api.db, HERE, 'spinner');
    await give('spinner', { kind: 'ticket', count: 3, days: null });
    const [row] = await list('spinner');
    expect(row).toMatchObject({ kind: 'ticket', state: 'UNUSED', count: 3, left: 3, by: 'Sam of support' });
    expect((await takeBack('other', row.handed)).code).toBe('NOT_HANDED_OVER');
    const requestId = nextId();
    const both = await Promise.all([
      takeBack('spinner', row.handed, requestId),
      takeBack('spinner', row.handed, requestId),
    ]);
    expect(both.map(({ data }) => data)).toMatchObject([{ count: 3 }, { count: 3 }]);
    expect((await takeBack('spinner', row.handed)).code).toBe('ALREADY_TAKEN_BACK');
    expect(await list('spinner')).toMatchObject([{ state: 'TAKEN_BACK', left: 0 }]);
    expect(await scene.api.db.run(`select 1 from roulette_ticket where user_id = 'spinner'`)).toEqual([]);
  });

  test('a coupon, which another reader can get then', async () => {
    const what = { kind: 'coupon', key: 'tenoff' };
    await addReader(scene.api.db, HERE, 'saver');
    await give('saver', what);
    const issued = async () => (await scene.api.db.run(`select issued_count from coupon where id = 'tenoff'`))[0];
    const before = await issued();
    const [row] = await list('saver');
    await scene.api.db.run(`update user_coupon set order_id = 'an-order' where user_id = 'saver'`);
    expect((await takeBack('saver', row.handed)).code).toBe('USED');
    await scene.api.db.run(`update user_coupon set order_id = null where user_id = 'saver'`);
    expect((await takeBack('saver', row.handed)).data).toMatchObject({ kind: 'coupon', count: 1 });
    expect(Number((await issued())?.issued_count)).toBe(Number(before?.issued_count) - 1);
    await give('saver', what);
    expect(await list('saver')).toMatchObject([{ state: 'UNUSED' }, { state: 'TAKEN_BACK' }]);
  });

  test('the unspent coins of a coupon, by a movement; nothing where they are spent', async () => {
    await addReader(scene.api.db, HERE, 'rich');
    await give('rich', { kind: 'coupon', key: 'rare' });
    const [row] = await list('rich');
    expect(row).toMatchObject({ title: 'Rare coins', left: 5 });
    expect((await takeBack('rich', row.handed)).data).toMatchObject({ count: 5 });
    const [sum] = await scene.api.db.run(`select sum(remaining)::int as left from lot where user_id = 'rich'`);
    expect(sum).toEqual({ left: 0 });
    expect((await takeBack('rich', row.handed)).code).toBe('ALREADY_TAKEN_BACK');
  });

  test('a gift that was taken and not used, with its tickets; not one that was used', async () => {
    await addReader(scene.api.db, HERE, 'taker');
    await give('taker', { kind: 'gift', key: 'named' });
    const [row] = await list('taker');
    await scene.api.db.run(`insert into user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms)
      select platform_id, 'taker', id, 1, episode_count, use_until_ms from gift where id = 'named'`);
    await scene.api.db.run(`update gift set taken_count = taken_count + 1 where id = 'named'`);
    await scene.api.db.run(`update user_gift set used_count = 1 where user_id = 'taker'`);
    expect((await takeBack('taker', row.handed)).code).toBe('USED');
    await scene.api.db.run(`update user_gift set used_count = 0 where user_id = 'taker'`);
    expect((await takeBack('taker', row.handed)).code).toBe('');
    expect(await scene.api.db.run(`select 1 from user_gift where user_id = 'taker'`)).toEqual([]);
  });
});

test('many readers: tried first, with those who cannot get it; then it waits for a second operator, and is done once', async () => {
  const { token: second } = await addOperator(scene.api.db, [`support/${HERE}`]);
  await addReader(scene.api.db, HERE, 'first');
  await addReader(scene.api.db, HERE, 'second');
  const asked = {
    ...{ readers: ['first', 'unknown', 'second', 'first', 'reader'], what: { kind: 'coupon', key: 'fivecoins' } },
    ...{ ...REASON, requestId: nextId() },
  };
  const tried = await scene.call(adminHandOverMany, { ...asked, isTried: true });
  expect(tried.data.given).toEqual([
    { reader: 'first', userId: 'first' },
    { reader: 'second', userId: 'second' },
  ]);
  expect(tried.data.refused.map(({ reader, code }: Record<string, string>) => `${reader} ${code}`)).toEqual([
    ...['unknown NOT_EXIST', 'first TWICE', 'reader ALREADY_RECEIVED_COUPON'],
  ]);
  const held = async () =>
    (await scene.api.db.run(`select 1 from user_coupon where user_id in ('first', 'second')`)).length;
  expect(await held()).toBe(0);
  scene.operators.pass(1);
  const waits = await scene.call(adminHandOverMany, asked);
  expect(waits.code).toBe('WAITS_FOR_APPROVAL');
  const requestId = Number(JSON.parse(waits.text).error.detail);
  const { data } = await scene.call(OPERATOR_CALLS.adminRequests, { kind: 'handOver' }, second);
  expect(data.rows).toMatchObject([
    { why: 'MASS_GIFT', asked: { readers: ['first', 'reader', 'second'] }, mayDecide: true },
  ]);
  const decision = { requestId, decision: 'approve', ...REASON };
  expect((await scene.call(OPERATOR_CALLS.adminRequestDecide, decision, scene.support)).code).toBe('OWN_REQUEST');
  const done = await scene.call(OPERATOR_CALLS.adminRequestDecide, decision, second);
  expect(done.data).toMatchObject({ state: 'DONE', result: { given: [{}, {}], refused: [{ reader: 'reader' }] } });
  expect(await held()).toBe(2);
});
