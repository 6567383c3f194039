import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { purchase } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';

const { adminOrders, adminOrder, adminOrderRefund, adminPurchase, adminPurchaseUndo } = OPERATOR_CALLS;
const DAY_MS = 86_400_000;

let scene: HelpScene;
beforeAll(async () => {
  scene = await openHelpScene();
}, 60_000);
afterAll(() => scene?.close());

describe('the list of orders', () => {
  const list = async (asked: Record<string, string> = {}) => (await scene.call(adminOrders, asked)).data;
  const idsOf = ({ rows }: { rows: { orderId: string }[] }) => rows.map(({ orderId }) => orderId);

  test('is filtered by state, provider and time, and goes on page by page', async () => {
    const { orders } = scene.history;
    const all = idsOf(await list());
    expect(new Set(all)).toEqual(new Set(Object.values(orders)));
    expect(idsOf(await list({ state: 'declined' }))).toEqual([orders.declined]);
    expect(idsOf(await list({ provider: 'stripe' }))).toEqual([]);
    expect(idsOf(await list({ from: new Date(TEST_NOW_MS + 1).toISOString() }))).toEqual([]);
    const first = await list({ limit: '3' });
    const second = await list({ limit: '200', after: first.next });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(all);
  });

  test('finds what one reader paid twice within minutes, and nothing paid later or for another pack', async () => {
    const { paid, discounted, notified, refunded, sentBack, takenBack } = scene.history.orders;
    const doubles = await list({ doubles: 'true' });
    expect(new Set(idsOf(doubles))).toEqual(new Set([paid, discounted, notified, refunded, sentBack, takenBack]));
    await scene.api.db.run(`update coin_order set created_at_ms = created_at_ms + $2 where id = $1`, [paid, DAY_MS]);
    await scene.api.db.run(`update coin_order set product_id = 'other' where id = $1`, [notified]);
    expect(new Set(idsOf(await list({ doubles: 'true' })))).toEqual(
      new Set([discounted, refunded, sentBack, takenBack]),
    );
    await scene.api.db.run(`update coin_order set created_at_ms = created_at_ms - $2 where id = $1`, [paid, DAY_MS]);
    await scene.api.db.run(`update coin_order set product_id = 'pack' where id = $1`, [notified]);
  });
});

describe('one order', () => {
  const show = async (order: string) => (await scene.call(adminOrder, { order })).data;
  const refund = (order: string) => scene.call(adminOrderRefund, { reader: READER, order, reason: 'asked for it' });

  test('has its coupon, its lots and what the provider reported', async () => {
    const { discounted, notified, takenBack } = scene.history.orders;
    expect(await show(discounted)).toMatchObject({
      ...{ userId: READER, state: 'paid', total: 810, coupon: { type: 'DISCOUNT', usedAtMs: TEST_NOW_MS } },
      lots: [{ kind: 'COIN' }, {}, {}],
    });
    expect((await show(notified)).events).toMatchObject([
      { eventId: 'evt_paid', outcome: 'paid/credit' },
      { eventId: 'evt_again', outcome: 'paid/none' },
    ]);
    expect((await show(takenBack)).events.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'paid/credit',
      'refunded/takeBack',
    ]);
    expect((await scene.call(adminOrder, { order: 'no-such-order' })).code).toBe('NOT_EXIST');
  });

  test('says of a refund what the refund itself then says', async () => {
    for (const order of Object.values(scene.history.orders)) {
      const { refund: verdict } = await show(order);
      const { code, sentence } = await refund(order);
      expect({ order, code, sentence }).toEqual({
        order,
        code: verdict.refusal ?? '',
        sentence: verdict.sentence ?? '',
      });
    }
  });
});

describe('one purchase', () => {
  const show = async (id: number) => (await scene.call(adminPurchase, { purchase: String(id) })).data;

  test('shows the lots and episodes that undoing it then returns and closes', async () => {
    const { rent, undone } = scene.history.purchases;
    const { undo } = await show(rent);
    expect(undo).toMatchObject({ canUndo: true, refusal: null, returnsGift: false });
    const lotsNow = async () => {
      const rows = await scene.api.db.run(
        'select id::int as id, remaining::int as remaining from lot where user_id = $1',
        [READER],
      );
      return new Map(rows.map(({ id, remaining }) => [Number(id), Number(remaining)]));
    };
    const before = await lotsNow();
    await scene.call(adminPurchaseUndo, { reader: READER, purchaseId: rent, reason: 'a mistake' });
    const after = await lotsNow();
    const returned = [...after]
      .map(([id, remaining]) => [id, remaining - (before.get(id) ?? 0)])
      .filter(([, by]) => by !== 0);
    expect(undo.lots.map(({ lotId, amount }: { lotId: number; amount: number }) => [lotId, amount])).toEqual(returned);
    const shown = await show(rent);
    expect(shown.undo).toMatchObject({ canUndo: false, refusal: 'UNDONE' });
    expect(undo.closes.map(({ episodeId }: { episodeId: number }) => episodeId)).toEqual(
      shown.episodes
        .filter(({ isActive }: { isActive: boolean }) => !isActive)
        .map(({ episodeId }: { episodeId: number }) => episodeId),
    );
    expect((await show(undone)).undo.refusal).toBe('UNDONE');
  });

  test('closes no episode that the reader owns besides, and gives a gift back', async () => {
    const { gift } = scene.history.purchases;
    const [row] = await scene.api.db.orm.select().from(purchase).where(eq(purchase.id, gift));
    expect(await show(gift)).toMatchObject({ undo: { returnsGift: true, lots: [], closes: [{}] } });
    const right = { platform: HERE, reader: READER, series: 'tale', episode: String(row?.episodeIds?.[0]) };
    await scene.call(OPERATOR_CALLS.adminEpisodeGrant, { ...right, reason: 'sorry', requestId: 'a-grant-beside' });
    expect((await show(gift)).undo.closes).toEqual([]);
  });
});
