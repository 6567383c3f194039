import type { Database } from '@longstrip/database';
import { eventEntry, eventStamp } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries, addUser, assetIdOf } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyTo } from '../../testing/apply.ts';
import { EVENT_TABLES } from '../../testing/events.ts';

const platformId = 'bom-us';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addUser(database, { platformId, id: 'reader' });
  await addSeries(database, { alias: 'tale', platformIds: [platformId] });
});
afterAll(() => database.close());
afterEach(async () => {
  for (const table of EVENT_TABLES) await database.run(`delete from ${table}`);
});

const texts = { 'en-US': { title: 'Stamps', line: 'One a day' } };
const stamps = {
  ...{ platform: platformId, key: 'stamps', kind: 'ATTENDANCE', startAt: '2026-11-01', endAt: '2026-11-08', texts },
  rewards: [{ at: 7, kind: 'FREE_COIN', amount: 5 }],
};
const tickets = { mode: 'DRAW', total: 5, winners: 2, needsAddress: true };
const print = { ...stamps, key: 'print', kind: 'TICKET', rewards: [], tickets };
const banner = { ...stamps, key: 'banner', kind: 'BANNER', rewards: [], series: ['tale'] };
const code = { ...banner, key: 'code', kind: 'COUPON', coupon: 'autumn' };
const autumn = {
  ...{ platform: platformId, key: 'autumn', title: 'Autumn', type: 'FREE_COIN', value: 5, code: 'AUTUMN' },
  ...{ startAt: '2020-01-01', endAt: '2099-01-01' },
};

const apply = (document: object) => applyTo(database, document);

describe('events', () => {
  it('are applied once, and again without a change, with their parts in the audit log', async () => {
    const document = { coupons: [autumn], events: [stamps, print, banner, code] };
    expect(await apply(document)).toEqual([true, true, true, true, true]);
    expect(await apply(document)).toEqual([false, false, false, false, false]);
    expect(await apply({ events: [{ ...banner, series: [], texts: { ar: { title: 'كلمات' } } }] })).toEqual([true]);
    const [log] = await database.run(
      `select subject_id as subject, before, after from audit_log where action = 'event.apply' order by id desc limit 1`,
    );
    expect(log).toMatchObject({
      subject: 'bom-us/banner',
      before: { series: [expect.any(Number)], texts: [{ locale: 'en-US', title: 'Stamps' }] },
      after: { series: [], texts: [{ locale: 'ar' }] },
    });
    // A date without a time zone is a day of the platform.
    const [row] = await database.run(`select starts_at_ms::float8 as starts from event where id = 'stamps'`);
    expect(row?.starts).toBe(Date.parse('2026-11-01T00:00-07:00'));
  });

  it.each([
    [{ ...stamps, key: 'Roulette' }, /roulette is the address of the wheel/],
    [{ ...stamps, key: 'a b' }, /a key is made of/],
    [{ ...stamps, endAt: '2026-11-01' }, /it would end, 2026-11-01, before it begins/],
    [{ ...stamps, rewards: [] }, /an ATTENDANCE has rewards/],
    [{ ...banner, rewards: stamps.rewards }, /no other has any/],
    [{ ...print, rewards: stamps.rewards }, /a TICKET may have one at 1/],
    [{ ...stamps, endAt: '2026-11-07' }, /it lasts 6 days, and a reward needs 7 stamps/],
    [{ ...stamps, rewards: [...stamps.rewards, ...stamps.rewards] }, /two rewards at one number of stamps/],
    [{ ...print, tickets: null }, /a TICKET has tickets/],
    [{ ...banner, tickets }, /a TICKET has tickets, and no other does/],
    [{ ...print, tickets: { ...tickets, winners: 6 } }, /a DRAW has winners, at most as many as tickets/],
    [{ ...print, tickets: { ...tickets, mode: 'FIRST_COME' } }, /FIRST_COME has none/],
    [{ ...code, coupon: null }, /a COUPON names its coupon/],
    [{ ...code, coupon: 'winter' }, /there is no coupon winter/],
    [{ ...banner, series: ['nowhere'] }, /there is no series nowhere/],
    [{ ...banner, picture: assetIdOf('tale 0 page 1') }, /is a page of an episode/],
    [{ ...banner, picture: 'a'.repeat(64) }, /there is no picture/],
    [{ ...banner, texts: {} }, /needs a text in at least one locale/],
  ])('%# are refused in a sentence', async (entry, sentence) => {
    expect(String(await apply({ events: [entry] }))).toMatch(sentence);
  });

  it('keep what readers hold of them', async () => {
    await apply({ events: [stamps, print] });
    const of = { platformId, userId: 'reader' };
    await database.orm.insert(eventStamp).values({ ...of, eventId: 'stamps', day: '2026-11-02', stampedAtMs: 1 });
    await database.orm.insert(eventEntry).values({ ...of, eventId: 'print', ticketNo: 2, joinedAtMs: 1 });
    await database.run(`update event set taken_count = 2 where id = 'print'`);
    const change = (own: object) => apply({ events: [{ ...print, tickets: { ...tickets, ...own } }] });
    expect(String(await apply({ events: [{ ...banner, key: 'stamps' }] }))).toMatch(/readers have stamps of stamps/);
    expect(String(await change({ needsAddress: false }))).toMatch(/readers have tickets of print/);
    expect(String(await change({ total: 1, winners: 1 }))).toMatch(/2 tickets of print are taken: it has no fewer/);
    expect(await change({ total: 50 })).toEqual([true]);
    await database.run(`update event set drawn_at_ms = ends_at_ms where id = 'print'`);
    expect(String(await change({ total: 60 }))).toMatch(/print is drawn: its tickets and its end stay/);
    const renamed = { ...print, tickets: { ...tickets, total: 50 }, texts: { 'en-US': { title: 'Drawn' } } };
    expect(await apply({ events: [renamed] })).toEqual([true]);
  });
});
