import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';

const { adminDoublePayments, adminOwedRefunds, adminOwedRefundsExport, adminOrderRefund } = OPERATOR_CALLS;

let scene: HelpScene;
beforeAll(async () => {
  scene = await openHelpScene();
}, 60_000);
afterAll(() => scene?.close());

const pairs = async (asked: object = {}) => (await scene.call(adminDoublePayments, { ...asked })).data;

test('pairs of orders that a reader paid twice stand side by side, with what can be done about each', async () => {
  const all = await pairs({ limit: '50' });
  expect(all.rows.length).toBeGreaterThan(2);
  for (const { first, second } of all.rows) {
    expect([first.userId, first.productId]).toEqual([second.userId, second.productId]);
    expect([first.createdAtMs, first.orderId] <= [second.createdAtMs, second.orderId]).toBe(true);
  }
  const { data: one } = await scene.call(adminDoublePayments, { limit: '1' });
  expect((await pairs({ limit: '50', after: one.next })).rows).toEqual(all.rows.slice(1));
  const open = await pairs({ state: 'OPEN', limit: '50' });
  expect(
    open.rows.every(
      ({ first, second }: Record<string, { state: string }>) => first?.state === 'paid' && second?.state === 'paid',
    ),
  ).toBe(true);
  const [pair] = open.rows;
  expect(pair.second.refund).toMatchObject({ isAllowed: expect.any(Boolean) });
  const settled = await pairs({ state: 'SETTLED', limit: '50' });
  expect(settled.rows).toHaveLength(all.rows.length - open.rows.length);
});

test('money that is owed is listed with its sums and age, what was paid in cash by itself, until an operator has sent it', async () => {
  const owed = async (asked: object = {}) => (await scene.call(adminOwedRefunds, { ...asked })).data;
  const { refunded } = scene.history.orders;
  expect((await owed()).rows.map(({ orderId }: { orderId: string }) => orderId)).toEqual([refunded]);
  expect((await owed()).sums).toEqual([
    { by: 'PROVIDER', currency: 'USD', count: 1, total: 899, oldestAtMs: TEST_NOW_MS },
  ]);
  await scene.api.db.run(`update coin_order set provider = 'gmo', store_number = '12', title = '=cmd' where id = $1`, [
    refunded,
  ]);
  expect(await owed({ by: 'BY_HAND' })).toMatchObject({
    ...{ rows: [{ orderId: refunded, storeNumber: '12', owedSinceMs: TEST_NOW_MS }], sums: [{ by: 'BY_HAND' }] },
  });
  expect((await owed({ by: 'PROVIDER' })).rows).toEqual([]);
  const table = (await scene.call(adminOwedRefundsExport)).text;
  expect(table.split('\r\n')).toHaveLength(3);
  expect(table).toContain(`"'=cmd",899,USD,gmo`);
  await scene.api.db.run(
    `update coin_order set provider = 'stripe', store_number = null, title = 'Pack' where id = $1`,
    [refunded],
  );
  const sent = { reader: READER, order: refunded, reason: 'sent by the bank', isSent: true };
  expect((await scene.call(adminOrderRefund, sent)).code).toBe('');
  expect(await owed()).toEqual({ rows: [], next: null, sums: [] });
});

test('they are for who helps readers there', async () => {
  for (const [role, code] of [
    [`owner/${HERE}`, ''],
    [`editor/${HERE}`, 'FORBIDDEN'],
    ['support/beltoon-jp', 'OTHER_PLATFORM'],
  ] as const) {
    const { token } = await addOperator(scene.api.db, [role]);
    for (const call of [adminDoublePayments, adminOwedRefunds, adminOwedRefundsExport]) {
      expect([role, (await scene.call(call, {}, token)).status === 200]).toEqual([role, code === '']);
    }
  }
});
