import type { Database } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { applyTo } from '../../testing/apply.ts';
import { handOverByOperator } from '../hand-over/hand-over-by-operator.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
const TABLES = ['user_coupon', 'coupon', 'gift_target', 'gift', 'roulette_ticket', 'roulette_prize', 'roulette'];
afterEach(async () => {
  for (const table of TABLES) await database.run(`delete from ${table}`);
});

const times = { startAt: '2020-01-01', endAt: '2099-01-01' };
const coupon = {
  platform: 'bom-us',
  key: 'autumn',
  title: 'Autumn',
  type: 'FREE_COIN',
  value: 5,
  code: 'au-tumn',
  ...times,
};
const gift = {
  ...{ platform: 'bom-us', key: 'ticket', title: 'A ticket', type: 'FREE_TICKET', target: 'NAMED' },
  ...{ startAt: '2020-01-01', receiveUntil: '2098-01-01', useUntil: '2099-01-01' },
};
const wheel = {
  ...{ platform: 'bom-us', key: 'wheel', title: 'Wheel', ...times },
  prizes: [
    { kind: 'FREE_COIN', amount: 3, weight: 1, stock: 2 },
    { kind: 'NOTHING', weight: 3 },
  ],
};

const apply = (document: object) => applyTo(database, document);

describe('coupons, gifts and roulettes', () => {
  it('are applied once, and again without a change', async () => {
    const document = { coupons: [coupon], gifts: [gift], roulettes: [wheel] };
    expect(await apply(document)).toEqual([true, true, true]);
    expect(await apply(document)).toEqual([false, false, false]);
    expect(await apply({ coupons: [{ ...coupon, title: 'Fall' }] })).toEqual([true]);
    const [row] = await database.run('select code, title, is_demo as demo from coupon');
    expect(row).toEqual({ code: 'AUTUMN', title: 'Fall', demo: false });
    const log = await database.run(`select action, subject_id as subject from audit_log order by id`);
    expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'coupon.apply bom-us/autumn',
      'gift.apply bom-us/ticket',
      'roulette.apply bom-us/wheel',
      'coupon.apply bom-us/autumn',
    ]);
  });

  it.each([
    [{ coupons: [{ ...coupon, type: 'DISCOUNT' }] }, /a DISCOUNT has a percent or an amount/],
    [{ coupons: [{ ...coupon, percent: 5 }] }, /a DISCOUNT has a percent or an amount/],
    [{ coupons: [{ ...coupon, code: '!' }] }, /a code has 3 to 40/],
    [{ coupons: [{ ...coupon, endAt: '2019-01-01' }] }, /it would end, 2019-01-01, before it begins/],
    [{ coupons: [coupon, { ...coupon, key: 'other' }] }, /the coupon autumn has the code AUTUMN/],
    [{ gifts: [{ ...gift, useUntil: '2050-01-01' }] }, /after its use ends/],
    [{ gifts: [{ ...gift, series: 'nowhere' }] }, /there is no series nowhere/],
    [{ roulettes: [{ ...wheel, prizes: wheel.prizes.slice(0, 1) }] }, /needs at least two prizes/],
    [{ roulettes: [{ ...wheel, prizes: wheel.prizes.map((prize) => ({ ...prize, stock: 1 })) }] }, /never runs empty/],
    [
      { roulettes: [{ ...wheel, prizes: [...wheel.prizes, { kind: 'BONUS', amount: 1, weight: 100_000 }] }] },
      /less likely than 0.01 %/,
    ],
  ])('%# are refused in a sentence', async (document, sentence) => {
    expect(String(await apply(document))).toMatch(sentence);
  });

  it('keep what readers were promised, and what they have won', async () => {
    await apply({ coupons: [coupon], roulettes: [wheel] });
    await database.run('update coupon set issued_count = 3');
    await database.run('update roulette_prize set given_count = 1 where prize_no = 0');
    expect(String(await apply({ coupons: [{ ...coupon, value: 4 }] }))).toMatch(/readers have autumn already/);
    expect(String(await apply({ coupons: [{ ...coupon, totalLimit: 2 }] }))).toMatch(/3 of autumn are given out/);
    const [first, second] = wheel.prizes;
    const changed = [{ ...first, amount: 9 }, second];
    expect(String(await apply({ roulettes: [{ ...wheel, prizes: changed }] }))).toMatch(/prize 1 was won 1 times/);
    const fewer = [{ ...first, stock: 0 }, second];
    expect(String(await apply({ roulettes: [{ ...wheel, prizes: fewer }] }))).toMatch(/its stock is no less/);
    expect(await apply({ roulettes: [{ ...wheel, prizes: [{ ...first, stock: 1 }, second] }] })).toEqual([true]);
  });
});

describe('an operator', () => {
  const hand = async (what: object, requestId: string, reader = 'reader') => {
    const asked = { platform: 'bom-us', reader, what, reason: 'a lost order', requestId } as Parameters<
      typeof handOverByOperator
    >[2];
    const handed = await handOverByOperator(database, localOwner(null), asked, NOW_MS);
    return handed.ok ? handed.value.userId : handed.code;
  };

  it('hands a coupon, a gift and spins to a reader, each request once, with its reason in the log', async () => {
    await apply({ coupons: [coupon], gifts: [gift] });
    await addUser(database, { platformId: 'bom-us', id: 'reader' });
    const tickets = { kind: 'ticket', count: 2, days: 3 };
    expect([
      await hand({ kind: 'coupon', key: 'autumn' }, 'request-1'),
      await hand({ kind: 'gift', key: 'ticket' }, 'request-2'),
      await hand(tickets, 'request-3'),
      await hand(tickets, 'request-3'),
    ]).toEqual(['reader', 'reader', 'reader', 'reader']);
    const [row] = await database.run(`select (select sum(remaining)::int from lot) as coins,
      (select count(*)::int from gift_target) as named, (select count(*)::int from roulette_ticket) as tickets,
      (select count(*)::int from audit_log where subject_type = 'reader') as logged`);
    expect(row).toEqual({ coins: 5, named: 1, tickets: 2, logged: 3 });
    expect([
      await hand({ kind: 'coupon', key: 'autumn' }, 'request-4'),
      await hand({ kind: 'gift', key: 'ticket' }, 'request-5'),
      await hand({ kind: 'coupon', key: 'nothing' }, 'request-6'),
      await hand({ kind: 'gift', key: 'nothing' }, 'request-7'),
      await hand(tickets, 'request-8', 'unknown'),
    ]).toEqual(['ALREADY_RECEIVED_COUPON', 'ALREADY_GIVEN_GIFT', 'NOT_FOUND_COUPON', 'NOT_FOUND_GIFT', 'NOT_EXIST']);
  });
});
