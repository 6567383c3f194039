import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { readEvent, readingPosition } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readBooks } from '../../money/books/read-books.ts';
import { sealChains } from '../../money/books/seal-chains.ts';
import { expireLots } from '../../money/ledger/expire-lots.ts';
import { rollUp } from '../../money/report/roll-up.ts';
import { findRollUpFaults } from '../../money/report/roll-up-checks.ts';
import { HERE, type HelpScene, openHelpScene } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { foundAfter } from '../../testing/tampering.ts';
import { addReader, charge, debit, lotTerms, scopeOfUser, spend, takeBack } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;

let scene: HelpScene;
let viewer: string;
let logged: Record<string, unknown>[];

/** The roll-ups at a moment, after sealing. */
async function rollUpAt(nowMs: number): Promise<void> {
  const stream = { write: (line: string) => logged.push(JSON.parse(line)) };
  await sealChains(scene.api.db, nowMs, NEVER);
  await rollUp({ database: scene.api.db, nowMs: () => nowMs, logger: pino({}, stream) }, NEVER);
}

const numbers = async (asked: Record<string, string> = {}) => {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const period = { from: day(NOW_MS - 3 * DAY_MS), until: day(NOW_MS + 60 * DAY_MS), ...asked };
  return (await scene.call(OPERATOR_CALLS.adminNumbers, period, viewer)).data;
};

beforeAll(async () => {
  logged = [];
  scene = await openHelpScene();
  viewer = (await addOperator(scene.api.db, [`viewer/${HERE}`])).token;
});
afterAll(() => scene?.close());

type Coins = Record<'kind', string> & Record<string, number>;

/** What rows of coins say that readers have of a kind. */
const leftOf = (rows: Coins[], kind: string): number =>
  rows
    .filter((row) => row.kind === kind)
    .reduce((sum, row) => {
      const of = (name: string) => Number(row[name]);
      const came = of('sold') + of('granted') + of('returned') + of('moved');
      return sum + came - of('spent') - of('expired') - of('takenBack') - of('exchanged') - of('forDebts');
    }, 0);

async function expectToAgreeWithBooks(nowMs: number): Promise<void> {
  const books = await readBooks(scene.api.db, nowMs);
  expect(books.broken).toEqual([]);
  const unused = books.platforms.find(({ platformId }) => platformId === HERE)?.unused ?? [];
  expect(unused.length).toBeGreaterThan(0);
  const { coins } = await numbers();
  for (const { kind, unused: amount } of unused) expect([kind, leftOf(coins, kind)]).toEqual([kind, amount]);
}

describe('the roll-ups', () => {
  it('leave of each kind what the books say is unused: after orders, refunds, undone purchases, gifts and a transfer', async () => {
    await rollUpAt(NOW_MS);
    await expectToAgreeWithBooks(NOW_MS);
    const { sales, coins, readers } = await numbers();
    const [{ count, paid, back, left }] = (await scene.api.db.run(
      `select count(*) filter (where charge_movement_id is not null)::int as count,
         sum(price_minor_units - discount_minor_units) filter (where charge_movement_id is not null)::int as paid,
         sum(price_minor_units - discount_minor_units) filter (where state = 'refunded')::int as back,
         count(*) filter (where state = 'refunded')::int as left
       from coin_order where platform_id = $1`,
      [HERE],
    )) as [Record<string, number>];
    expect(sales).toMatchObject([{ orders: count, paid, takenBack: left, takenBackPaid: back, currency: 'USD' }]);
    expect(coins.find(({ kind }: Coins) => kind === 'COIN')).toMatchObject({ moved: 5 });
    expect(coins.reduce((sum: number, { returned }: Coins) => sum + (returned ?? 0), 0)).toBe(2);
    // Rent, own, and the one that was undone.
    expect(readers).toMatchObject([{ purchases: 3 }]);
  });

  it('are the same when nothing was sealed since, and when they are computed from nothing', async () => {
    const before = await numbers();
    await rollUpAt(NOW_MS);
    expect(await numbers()).toEqual(before);
    await scene.api.db.run('update report_run set position = position + 99');
    await rollUpAt(NOW_MS);
    expect(await numbers()).toEqual(before);
  });

  it('add to the day of each movement what is sealed later: debts, what expired, and a clock that is behind', async () => {
    const { db } = scene.api;
    const other = await scopeOfUser(db, { platformId: HERE, userId: 'other' });
    const nextDay = NOW_MS + DAY_MS;
    const bought = await charge(db, other, [lotTerms(9), lotTerms(3, { kind: 'BONUS', expiresAtMs: nextDay })]);
    await debit(db, other, 7, { nowMs: NOW_MS - 2 * DAY_MS });
    await takeBack(db, other, bought, { nowMs: nextDay });
    await charge(db, other, [lotTerms(20)], { nowMs: nextDay });
    await expireLots(db, NOW_MS + 40 * DAY_MS, NEVER);
    await rollUpAt(NOW_MS + 40 * DAY_MS);
    expect(await findRollUpFaults(db)).toEqual([]);
    const { coins } = await numbers();
    const rowsOf = (kind: string) =>
      coins.filter((row: Coins) => row.kind === kind).map(({ on, ...row }: Coins) => row);
    expect(rowsOf('COIN')).toContainEqual(expect.objectContaining({ spent: 4, sold: 0 }));
    expect(rowsOf('COIN')).toContainEqual(expect.objectContaining({ sold: 20, forDebts: 7 }));
    expect(coins.reduce((sum: number, { expired }: Coins) => sum + (expired ?? 0), 0)).toBeGreaterThan(0);
  });

  it('count reads, tickets and readers of days that have ended, by series and by week', async () => {
    const { db } = scene.api;
    const [episodeId = 0] = scene.history.episodeIds;
    const { seriesId } = scene.history;
    const read = { platformId: HERE, seriesId, episodeId, isPaid: true };
    await db.orm.insert(readEvent).values([
      { ...read, readAtMs: NOW_MS },
      { ...read, readAtMs: NOW_MS, isPaid: false },
      { ...read, readAtMs: NOW_MS + 8 * DAY_MS },
    ]);
    const position = { platformId: HERE, episodeId, seriesId, pageOrderNo: 1 };
    await db.orm.insert(readingPosition).values([
      { ...position, userId: 'reader', updatedAtMs: NOW_MS },
      { ...position, userId: 'other', updatedAtMs: NOW_MS + 8 * DAY_MS },
    ]);
    await db.run('update report_run set counted_until = null');
    await rollUpAt(NOW_MS + 41 * DAY_MS);
    const { readers } = await numbers();
    expect(readers).toContainEqual(expect.objectContaining({ reads: 2, paidReads: 1, tickets: 1, activeReaders: 1 }));
    expect(readers).toContainEqual(expect.objectContaining({ reads: 1, activeReaders: 1 }));
    const bySeries = await scene.call(
      OPERATOR_CALLS.adminNumbersSeries,
      { from: '2026-01-01', until: '2028-06-30', sort: 'reads' },
      viewer,
    );
    expect(bySeries.data.rows[0]).toMatchObject({ seriesId, purchases: 3, undone: 1, tickets: 1, gifts: 1, reads: 3 });
    const { data } = await scene.call(OPERATOR_CALLS.adminNumbersRetention, { from: '2026-01-01' }, viewer);
    expect(data.cohorts).toHaveLength(1);
    expect(data.cohorts[0].weeks).toEqual([
      { weekNo: 1, readers: 1 },
      { weekNo: 2, readers: 1 },
    ]);
  });

  test.each([
    ['whole ones', '2026-01-01', '2026-12-31'],
    ['parts of some', '2026-03-05', '2026-05-05'],
    ['a part of one', '2026-03-05', '2026-03-25'],
  ])('have in months what their days in the period have: %s', async (_, from, until) => {
    const sumsOf = (rows: Record<'on' | 'reads' | 'purchases', unknown>[]) => {
      const sums: Record<string, number> = {};
      for (const { on, reads, purchases } of rows) {
        const month = String(on).slice(0, 7);
        sums[month] = (sums[month] ?? 0) + Number(reads) * 1_000 + Number(purchases);
      }
      return sums;
    };
    const days = sumsOf((await numbers({ from, until })).readers);
    expect(Object.values(days).some((sum) => sum > 1_000)).toBe(true);
    expect(sumsOf((await numbers({ from, until, by: 'month' })).readers)).toEqual(days);
  });

  const TAMPERINGS: readonly [what: string, statement: string, row: RegExp][] = [
    [
      'a coin more',
      `update report_coin set came = came + 1 where movement_type = 'CHARGE' and account = 'WALLET' and kind = 'COIN' and source = 'ADMIN' and platform_id = 'bom-us'`,
      /^CHARGE of bom-us on \S+ at WALLET \(COIN\): the roll-up says \+\d+ -\d+, the ledger \+\d+ -\d+$/,
    ],
    [
      'another price',
      `update report_coin set paid_minor_units = paid_minor_units + 1 where account = 'WALLET' and movement_type = 'CHARGE' and currency <> ''`,
      /^COIN of bom-us \(PAYMENT, acquired in \S+, \d+ USD for \d+\): \d+ by the roll-ups, \d+ in lots$/,
    ],
    [
      'a sale that is gone',
      `delete from report_sale where type = 'RENT' and period = 'day'`,
      /^series \d+ of bom-us on \S+ \(RENT\): the roll-up says 0 spent/,
    ],
    ['an order more', `update report_order set orders = orders + 1`, /^orders of bom-us on \S+ \(sandbox, \S+, USD\)/],
    [
      'a month of its own',
      `update report_read set reads = 99 where period = 'month'`,
      /^series \d+ of bom-us in the month of \S+: 99 reads; its days have 3$/,
    ],
  ];
  test.each(TAMPERINGS)('with %s are named by the books', async (_, statement, row) => {
    expect(await foundAfter(scene.api.db, [statement])).toContainEqual(expect.stringMatching(row));
  });

  it('that differ are named in the log a day later, and are right again', async () => {
    await scene.api.db.run(
      `update report_coin set came = came + 1 where account = 'WALLET' and movement_type = 'CHARGE'`,
    );
    await rollUpAt(NOW_MS + 42 * DAY_MS);
    expect(logged).toMatchObject([{ event: 'roll-ups-differ', faults: expect.arrayContaining([expect.anything()]) }]);
    expect(await findRollUpFaults(scene.api.db)).toEqual([]);
  });
});

it('the half-yearly report has what paid coins were sold, used and left, and the deposit above the threshold', async () => {
  const { db } = scene.api;
  const there = await addReader(db, 'beltoon-jp', 'reader');
  await charge(db, there, [lotTerms(3), lotTerms(1, { kind: 'BONUS', expiresAtMs: NOW_MS + 99 * DAY_MS })]);
  await db.run(`update coin_order set currency = 'JPY', price_minor_units = 20000003 where platform_id = 'beltoon-jp'`);
  await debit(db, there, 2);
  await rollUpAt(NOW_MS + 43 * DAY_MS);
  const owner = await addOperator(db, ['owner/all']);
  const ask = (asked: object = {}) =>
    scene.call(OPERATOR_CALLS.adminUnusedBalance, { platform: 'beltoon-jp', ...asked }, owner.token);
  const { data } = await ask();
  expect(data.currency).toBe('JPY');
  // The bonus coin was spent first. Two coins of three that cost 20000003 are left: 13333335.33, rounded up.
  expect(data.halves).toMatchObject([
    { soldCoins: 3, sold: 20_000_003, usedCoins: 1, unusedCoins: 2, unused: 13_333_336, deposit: 6_666_668 },
  ]);
  expect(data.unused).toMatchObject([{ kind: 'COIN', amount: 2, paid: 2 }]);
  expect((await ask({ platform: HERE })).data.halves).toEqual([]);
});

it('a month’s statement has the share of each publisher, by the contract of a series or its own', async () => {
  const { db } = scene.api;
  const { token } = await addOperator(db, ['owner/all']);
  // Four of the twenty coins that cost a dollar.
  const other = await scopeOfUser(db, { platformId: HERE, userId: 'other' });
  await spend(db, other, 4, { nowMs: NOW_MS + 2 * DAY_MS });
  await rollUpAt(NOW_MS + 44 * DAY_MS);
  const [made] = await db.run(`update series set publisher = 'P' where alias = 'spent-on' returning id`);
  const month = new Date(NOW_MS).toISOString().slice(0, 7);
  const draft = {
    id: 'p',
    publisher: 'P',
    seriesId: null,
    shareBasisPoints: 3_333,
    startsOn: '2020-01-01',
    endsOn: null,
  };
  const set = (change: object = {}) =>
    scene.call(OPERATOR_CALLS.adminContractSet, { ...draft, reason: 'signed', ...change }, token);
  const totals = async () => (await scene.call(OPERATOR_CALLS.adminShares, { month }, token)).data.totals;
  expect(await totals()).toEqual([]);
  expect((await set()).code).toBe('');
  expect((await set({ id: 'q' })).code).toBe('CONTRACT_OVERLAPS');
  expect((await set({ endsOn: '2019-01-01' })).code).toBe('CONTRACT_ENDS_BEFORE');
  expect(await totals()).toEqual([{ publisher: 'P', currency: 'USD', worth: 20, share: 6 }]);
  expect((await set({ id: 'own', seriesId: made?.id, shareBasisPoints: 10_000 })).code).toBe('');
  expect(await totals()).toMatchObject([{ share: 20 }]);
  // Until the day before the coins were spent it held, and from then on that of the publisher holds.
  const day = (days: number) => new Date(NOW_MS + days * DAY_MS).toISOString().slice(0, 10);
  const own = { id: 'own', seriesId: made?.id, shareBasisPoints: 10_000 };
  expect((await set({ ...own, endsOn: day(1) })).code).toBe('');
  expect(await totals()).toMatchObject([{ share: 6 }]);
  expect((await set({ ...own, endsOn: null, startsOn: day(2) })).code).toBe('');
  expect(await totals()).toMatchObject([{ share: 20 }]);
  const { text } = await scene.call(OPERATOR_CALLS.adminSharesExport, { month }, token);
  expect(text.trim().split('\r\n').at(-1)).toBe('P,,total,,,,,,USD,20,20');
});

it('a file of a table has no formula, and its numbers stay numbers', async () => {
  await scene.api.db.run(`update series set title = '=HYPERLINK("x")'`);
  const asked = { table: 'series', from: '2026-01-01', until: '2028-06-30' };
  const { text } = await scene.call(OPERATOR_CALLS.adminNumbersExport, asked, viewer);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    'seriesId,title,publisher,purchases,undone,spent,spentPaid,returned,tickets,gifts,reads,paidReads',
  );
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  const one = await scene.call(
    OPERATOR_CALLS.adminNumbersExport,
    { ...asked, series: String(scene.history.seriesId) },
    viewer,
  );
  expect(one.text).toMatch(/^on,purchases,[^\n]+\n2026-03-\d\d,3,1,/m);
  const { code } = await scene.call(OPERATOR_CALLS.adminNumbers, { from: '2027-01-01', until: '2026-01-01' }, viewer);
  expect(code).toBe('MALFORMED_REQUEST');
});
