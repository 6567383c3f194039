import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coinOrder, coinProduct } from '@longstrip/database/schema';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { settleOrderInTransaction } from '../money/payment/payment.service.ts';
import { type OperatorScene, openOperatorScene, type Ran, run, type TestApi } from '../testing/operators.ts';
import { proveRows, TEST_PROOFS } from '../testing/test-proofs.ts';
import { scopeOfUser } from '../testing/wallets.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const READER = ['--platform', 'bom-us', '--reader', 'reader', '--reason', 'a lost order'] as const;
const PRODUCT = ['--platform', 'bom-us', '--product', 'summer', '--reason', 'a wrong price'] as const;
const window = { startAt: '2020-01-01', endAt: '2099-01-01' };
const pack = { platform: 'bom-us', key: 'summer', title: '100 coins', price: 899, coins: 100, bonusCoins: 12 };
const DOCUMENT = {
  coinProducts: [pack],
  coupons: [{ platform: 'bom-us', key: 'autumn', title: 'Autumn', type: 'FREE_COIN', value: 5, ...window }],
  gifts: [
    {
      ...{ platform: 'bom-us', key: 'ticket', title: 'A ticket', type: 'RENTAL_TICKET', target: 'NAMED' },
      ...{ startAt: '2020-01-01', receiveUntil: '2098-01-01', useUntil: '2099-01-01' },
    },
  ],
};

let scene: OperatorScene;
let admin: CatalogueAdmin;
let api: TestApi;
beforeAll(async () => {
  scene = await openOperatorScene();
  ({ admin, api } = scene);
  const { database } = api.store;
  await addUser(database, { platformId: 'bom-us', id: 'reader' });
  await addUser(database, { platformId: 'beltoon-jp', id: 'reader' });
  await addSeries(database, { alias: 'tale', platformIds: ['bom-us'], episodes: 3 });
  expect(await apply(DOCUMENT)).toMatchObject({ exitCode: 0 });
});
afterAll(() => scene?.end());

const operate = (...args: string[]) => scene.operate(...args);
const lastLogged = (subject: string) => scene.lastLogged(subject);
async function apply(document: object): Promise<Ran> {
  const file = join(scene.folder, 'changes.json');
  await writeFile(file, JSON.stringify(document));
  return run(admin, 'apply', file);
}
describe('what an operator hands to a reader', () => {
  it('is a coupon, once, with the reason in the audit log', async () => {
    const give = () => operate('coupon', ...READER, '--coupon', 'autumn');
    expect(await give()).toMatchObject({ exitCode: 0, lines: ['Gave coupon autumn to reader reader.'] });
    expect(await lastLogged('reader')).toMatchObject({
      ...{ action: 'reader.coupon', subjectId: 'bom-us/reader' },
      after: { key: 'autumn', reason: 'a lost order' },
    });
    expect(await give()).toMatchObject({
      exitCode: 2,
      said: ['the reader has as many of that coupon as one may have.'],
    });
    const unknown = await operate('coupon', ...READER, '--coupon', 'nothing');
    expect(unknown).toMatchObject({ exitCode: 2, said: [expect.stringMatching(/^there is no such coupon/)] });
  });

  it('is a gift, which they may take then', async () => {
    const name = () => operate('gift', ...READER, '--gift', 'ticket', '--json');
    expect(JSON.parse((await name()).lines[0] ?? '')).toEqual({ userId: 'reader' });
    expect(await lastLogged('reader')).toMatchObject({ action: 'reader.gift', after: { key: 'ticket' } });
    expect(await name()).toMatchObject({ exitCode: 2, said: [expect.stringMatching(/has taken that gift, or may/)] });
  });

  it('is spins of the roulette', async () => {
    const ran = await operate('ticket', ...READER, '--count', '2', '--days', '3');
    expect(ran).toMatchObject({ exitCode: 0, lines: ['Gave 2 tickets to reader reader.'] });
    expect(await lastLogged('reader')).toMatchObject({ action: 'reader.ticket', after: { count: 2, days: 3 } });
    const none = await operate('ticket', ...READER, '--count', '0');
    expect(none).toMatchObject({ exitCode: 2, said: ['at least 1 ticket.'] });
  });

  it('is an episode, or all of a series, and a purchase of theirs is undone by its number', async () => {
    const one = await operate('episodes', ...READER, '--series', 'tale', '--episode', 'ep-2', '--json');
    expect(JSON.parse(one.lines[0] ?? '')).toMatchObject({ userId: 'reader', episodeCount: 1 });
    const rest = await operate('episodes', ...READER, '--series', 'tale');
    expect(rest).toMatchObject({ exitCode: 0, lines: [expect.stringMatching(/^Gave 2 episodes to reader reader/)] });
    expect((await operate('episodes', ...READER, '--series', 'tale')).exitCode).toBe(2);
    const { purchaseId } = JSON.parse(one.lines[0] ?? '');
    const undo = () => operate('undo', ...READER, '--purchase', String(purchaseId));
    const said = `Undid purchase ${purchaseId} of reader reader: 0 coins came back.`;
    expect(await undo()).toMatchObject({ exitCode: 0, lines: [said] });
    expect(await lastLogged('wallet')).toMatchObject({
      action: 'purchase.undo',
      after: { purchaseId, reason: 'a lost order' },
    });
    expect(await undo()).toMatchObject({ exitCode: 0, lines: [`${said} It was undone before.`] });
    expect((await operate('undo', ...READER, '--purchase', '999')).exitCode).toBe(2);
  });

  it.each([
    ['coupon', '--reader', 'reader', '--coupon', 'autumn'],
    ['gift', '--reader', 'reader', '--gift', 'ticket'],
    ['ticket', '--reader', 'reader'],
    ['episodes', '--reader', 'reader', '--series', 'tale'],
    ['undo', '--reader', 'reader', '--purchase', '1'],
    ['refund', '--reader', 'reader', '--order', 'order-0001'],
    ['product', '--product', 'summer', '--hide'],
  ])('needs a reason: %s', async (...args) => {
    const { exitCode, said } = await operate(...args, '--platform', 'bom-us');
    expect([exitCode, said.join()]).toEqual([2, expect.stringContaining('--reason')]);
  });
});

describe('a refund by an operator', () => {
  beforeAll(async () => {
    const { bonusCoins: _, ...plain } = pack;
    expect(await apply({ coinProducts: [{ ...plain, key: 'plain' }] })).toMatchObject({ exitCode: 0 });
  });
  const addOrder = async (id: string, ageMs: number) => {
    const { database } = api.store;
    const scope = await scopeOfUser(database, { platformId: 'bom-us', userId: 'reader' });
    const atMs = Date.now() - ageMs;
    const times = { agreedAtMs: atMs, createdAtMs: atMs, updatedAtMs: atMs, expiresAtMs: atMs + 1_000 };
    const sold = { productId: 'plain', title: '100 coins', priceMinorUnits: 899, currency: 'USD', coins: 100 };
    const order = { ...scope, id, state: 'created', provider: 'sandbox', clientPlatform: 'WEB' } as const;
    await database.orm.insert(coinOrder).values({ ...order, ...sold, ...times });
    const jobs = { enqueue: async () => 'job' };
    const report = { kind: 'paid', reference: null, amount: 899, currency: 'USD' } as const;
    await proveRows(database);
    const parts = { db: database, jobs, proofs: TEST_PROOFS, logger: { error: () => undefined } };
    await settleOrderInTransaction(parts, id, { report, nowMs: atMs });
  };
  const refund = (order: string, ...more: string[]) => operate('refund', ...READER, '--order', order, ...more);
  const coins = async () => {
    const rows = await api.store.database.run(
      `select coalesce(sum(remaining), 0)::int as coins from lot where kind = 'COIN'`,
    );
    return rows[0]?.coins;
  };

  it('takes the coins at once, has a job give the money back, and stands in the audit log', async () => {
    await addOrder('order-to-refund', 0);
    expect(await coins()).toBe(100);
    expect(await refund('order-to-refund')).toMatchObject({
      exitCode: 0,
      lines: ['Took the coins of order order-to-refund back from reader reader; 899 USD in minor units go back.'],
    });
    expect(await coins()).toBe(0);
    const jobs = await api.store.database.run(`select data from pgboss.job where name = 'payment.refund'`);
    expect(jobs).toMatchObject([{ data: { orderId: 'order-to-refund' } }]);
    expect(await lastLogged('wallet')).toMatchObject({
      ...{ action: 'order.refund', subjectId: 'bom-us/reader' },
      after: { orderId: 'order-to-refund', total: 899, currency: 'USD', reason: 'a lost order' },
    });
    expect(await refund('order-to-refund')).toMatchObject({ exitCode: 2, said: [expect.stringMatching(/on its way/)] });
    const sent = () => refund('order-to-refund', '--sent');
    expect(await sent()).toMatchObject({
      exitCode: 0,
      lines: ['Reader reader has the 899 USD in minor units of order order-to-refund; no provider is asked for them.'],
    });
    expect(await lastLogged('wallet')).toMatchObject({ action: 'order.refund', after: { isSent: true } });
    const waiting = await api.store.database.run(
      `select 1 from coin_order where refund_asked_at_ms is not null and refunded_at_ms is null`,
    );
    expect(waiting).toEqual([]);
    expect(await sent()).toMatchObject({ exitCode: 2, said: ['no reader waits for the money of that order.'] });
    expect(await run(admin, 'books')).toMatchObject({ exitCode: 0 });
  });

  it('keeps to the rules: 7 days, and the reader’s own orders', async () => {
    await addOrder('order-of-last-month', 30 * 86_400_000);
    expect(await refund('order-of-last-month')).toMatchObject({
      exitCode: 2,
      said: ['the time for a refund is over.'],
    });
    const unknown = 'that reader has no such order on that platform.';
    expect((await refund('order-of-last-month', '--sent')).exitCode).toBe(2);
    expect(await refund('unknown-order')).toMatchObject({ exitCode: 2, said: [unknown] });
    const elsewhere = await refund('order-of-last-month', '--platform', 'beltoon-jp');
    expect(elsewhere).toMatchObject({ exitCode: 2, said: [unknown] });
    expect(await coins()).toBe(100);
  });
});

describe('packs of coins', () => {
  it('are applied once, in the platform’s currency, and again without a change', async () => {
    expect(await apply({ coinProducts: [pack] })).toMatchObject({ lines: ['= coin product bom-us/summer'] });
    const dearer = { ...pack, price: 999, position: 2, startAt: '2030-01-01' };
    expect(await apply({ coinProducts: [dearer] })).toMatchObject({ lines: ['✓ coin product bom-us/summer'] });
    const [row] = await api.store.database.orm.select().from(coinProduct).where(eq(coinProduct.id, 'summer'));
    expect(row).toMatchObject({ priceMinorUnits: 999, currency: 'USD', coins: 100, bonusCoins: 12, orderNo: 2 });
    expect(await lastLogged('product')).toMatchObject({
      ...{ action: 'product.apply', subjectId: 'bom-us/summer' },
      ...{ before: { priceMinorUnits: 899 }, after: { priceMinorUnits: 999 } },
    });
    await apply({ coinProducts: [pack] });
  });

  it.each([
    [{ price: 0 }, /at least 1 minor unit/],
    [{ price: 8.99 }, /whole number of minor units/],
    [{ coins: 0 }, /must be at least 1/],
    [{ startAt: '2030-01-02', endAt: '2030-01-01' }, /it would end, 2030-01-01, before it begins/],
    [{ key: 'a b' }, /a key is made of/],
    [{ currency: 'EUR' }, /there is no such key/],
  ])('%j is refused in a sentence', async (change, sentence) => {
    const { exitCode, lines } = await apply({ coinProducts: [{ ...pack, ...change }] });
    expect([exitCode, lines.join()]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it('have a store’s name of their own, and a stock that is no less than what is sold', async () => {
    const store = { ...pack, key: 'store', appleProductId: 'coins.100' };
    expect((await apply({ coinProducts: [store] })).exitCode).toBe(0);
    const twin = await apply({ coinProducts: [{ ...store, key: 'twin' }] });
    expect(twin.lines.join()).toMatch(/the pack store has the store’s name coins\.100/);
    await api.store.database.run(`update coin_product set taken_count = 3 where id = 'summer'`);
    const fewer = await apply({ coinProducts: [{ ...pack, stock: 2 }] });
    expect(fewer.lines.join()).toMatch(/3 of summer are sold or held/);
  });

  it('are hidden, shown and limited by command, each with its reason', async () => {
    expect(await operate('product', ...PRODUCT, '--hide')).toMatchObject({
      exitCode: 0,
      lines: ['✓ summer: hidden, any number may be sold.'],
    });
    expect(await lastLogged('product')).toMatchObject({
      ...{ action: 'product.set', before: { isVisible: true } },
      after: { isVisible: false, stock: null, reason: 'a wrong price' },
    });
    expect((await operate('product', ...PRODUCT, '--hide')).lines).toEqual([
      '= summer: hidden, any number may be sold.',
    ]);
    const limited = await operate('product', ...PRODUCT, '--show', '--stock', '10');
    expect(limited.lines).toEqual(['✓ summer: sold, 3 of 10 are sold or held.']);
    const raised = await operate('product', ...PRODUCT, '--stock', '11');
    expect(raised.lines).toEqual(['✓ summer: sold, 3 of 11 are sold or held.']);
    for (const [change, sentence] of [
      [['--stock', '2'], 'more of that pack are sold or held already: its stock is no less than that.'],
      [['--show', '--hide'], '--show or --hide, not both.'],
      [[], 'nothing is to change: --show, --hide or --stock.'],
      [['--show', '--product', 'nothing'], 'there is no such pack on that platform.'],
      [['--show', '--platform', 'beltoon-jp'], 'there is no such pack on that platform.'],
    ] as const) {
      expect(await operate('product', ...PRODUCT, ...change)).toMatchObject({ exitCode: 2, said: [sentence] });
    }
    const free = await operate('product', ...PRODUCT, '--stock', 'none', '--json');
    expect(JSON.parse(free.lines[0] ?? '')).toMatchObject({ productId: 'summer', stock: null, hasChanged: true });
  });
});
