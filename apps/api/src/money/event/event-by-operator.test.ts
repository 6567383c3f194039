import type { OperatorRole } from '@longstrip/core';
import { grant } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { eventAddress, eventEntry } from '@longstrip/database/schema';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOUNT_CHANGES } from '../../account-changes.ts';
import { changeAccount } from '../../people/account/account.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { addEvent, PRIZE_ADDRESS } from '../../testing/events.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addReader, ledgerSums } from '../../testing/wallets.ts';
import { listWinners } from './entry.repository.ts';
import { drawByOperator, readEntriesByOperator } from './event-by-operator.ts';

const platformId = 'beltoon-jp';
const END_MS = NOW_MS + 10 * 86_400_000;
const ASKED = { platform: platformId, event: 'draw', reason: 'as announced' } as const;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearTestDatabase(database);
  for (let number = 1; number <= 5; number += 1) await addReader(database, platformId, `reader-${number}`);
});

const as = (role: OperatorRole): Operator => ({ name: role, role, requestId: null });

/** A draw of two among five readers, each with an address. */
async function addDraw(): Promise<void> {
  await addEvent(database, {
    ...{ platformId, id: 'draw', kind: 'TICKET', ticketMode: 'DRAW', ticketTotal: 9, winnerCount: 2, takenCount: 5 },
    needsAddress: true,
    rewards: [{ atCount: 1, kind: 'FREE_COIN', amount: 7 }],
  });
  for (let ticketNo = 1; ticketNo <= 5; ticketNo += 1) {
    const of = { platformId, userId: `reader-${ticketNo}`, eventId: 'draw' };
    await database.orm.insert(eventEntry).values({ ...of, ticketNo, joinedAtMs: NOW_MS });
    await database.orm.insert(eventAddress).values({ ...of, ...PRIZE_ADDRESS, updatedAtMs: NOW_MS });
  }
}

const draw = (nowMs: number, role: OperatorRole = 'merchandiser', numbers = [4, 0]) =>
  drawByOperator({ database, randomBelow: () => numbers.shift() ?? 0 }, as(role), ASKED, nowMs);
const list = (role: OperatorRole, withAddresses: boolean) =>
  readEntriesByOperator(database, as(role), { ...ASKED, withAddresses, page: 0 }, NOW_MS);

test('the winners are drawn after the end, once, and each is given their reward once', async () => {
  await addDraw();
  expect(await draw(END_MS - 1)).toEqual({ ok: false, code: 'NOT_EVENT_PERIOD' });
  expect(await draw(END_MS, 'support')).toEqual({ ok: false, code: 'FORBIDDEN' });
  expect(await draw(END_MS)).toEqual({ ok: true, value: { winners: [1, 5], isNew: true, givenCount: 2 } });
  expect(await draw(END_MS, 'owner', [2, 2])).toEqual({
    ok: true,
    value: { winners: [1, 5], isNew: false, givenCount: 0 },
  });
  expect(await listWinners(database.orm, { platformId, id: 'draw' })).toEqual([1, 5]);
  const winners = await database.run('select ticket_no as no, is_winner as won from event_entry order by 1');
  expect(winners.filter(({ won }) => won).map(({ no }) => no)).toEqual([1, 5]);
  expect(winners.every(({ won }) => won !== null)).toBe(true);
  const coins = await database.run(`select user_id as reader, remaining::int as coins from lot order by 1`);
  expect(coins).toEqual([
    { reader: 'reader-1', coins: 7 },
    { reader: 'reader-5', coins: 7 },
  ]);
  const [log] = await database.run(`select after from audit_log where action = 'event.draw'`);
  expect(log?.after).toEqual({
    reason: 'as announced',
    entries: 5,
    winners: [1, 5],
    holders: ['reader-1', 'reader-5'],
  });
  expect((await readSealedBooks(database, END_MS)).broken).toEqual([]);
});

test('a draw that was cut off before the rewards is completed by drawing again', async () => {
  await addDraw();
  await database.run(`update event set drawn_at_ms = ends_at_ms`);
  await database.run(`update event_entry set is_winner = (ticket_no = 3)`);
  expect(await draw(END_MS)).toMatchObject({ value: { winners: [3], isNew: false, givenCount: 1 } });
});

test('addresses are for operators who send prizes, of winners alone, and every look is in the audit log', async () => {
  await addDraw();
  expect(await list('viewer', true)).toEqual({ ok: false, code: 'FORBIDDEN' });
  const plain = await list('viewer', false);
  expect(JSON.stringify(plain)).not.toContain('Market Street');
  expect(plain).toMatchObject({
    value: { total: 5, entries: [{ ticketNo: 1, hasAddress: true, address: null }, {}, {}, {}, {}] },
  });
  // Before the draw no address is shown.
  expect(JSON.stringify(await list('support', true))).not.toContain('Market Street');
  await draw(END_MS);
  const listed = await list('support', true);
  const entries = listed.ok ? listed.value.entries : [];
  expect(entries.filter(({ address }) => address !== null).map(({ ticketNo }) => ticketNo)).toEqual([1, 5]);
  const log = await database.run(
    `select actor, after from audit_log where action = 'event.entries' order by id desc limit 1`,
  );
  expect(log).toEqual([
    { actor: 'support', after: { reason: 'as announced', withAddresses: true, page: 0, count: 5 } },
  ]);
  expect(
    await readEntriesByOperator(database, as('owner'), { ...ASKED, event: 'x', withAddresses: false, page: 0 }, 1),
  ).toEqual({ ok: false, code: 'NOT_FOUND_EVENT' });
});

test('a guest’s stamps and tickets join the member’s; an event that both take part in stays the member’s', async () => {
  const [from, to] = [await addReader(database, platformId, 'guest'), await addReader(database, platformId, 'member')];
  const rewards = [{ atCount: 1, kind: 'MILEAGE', amount: 50 }] as const;
  await addEvent(database, { platformId, id: 'both', rewards });
  await addEvent(database, { platformId, id: 'guests', rewards });
  await addEvent(database, { platformId, id: 'tickets', kind: 'TICKET', takenCount: 1 });
  for (const [userId, eventId, day] of [
    ['guest', 'both', '2026-11-20'],
    ['guest', 'guests', '2026-11-20'],
    ['member', 'both', '2026-11-21'],
  ]) {
    await database.run(`insert into event_stamp values ('${platformId}', $1, $2, $3, 1)`, [userId, eventId, day]);
  }
  await database.orm
    .insert(eventEntry)
    .values({ platformId, userId: 'guest', eventId: 'tickets', ticketNo: 1, joinedAtMs: 1 });
  for (let turn = 0; turn < 2; turn += 1) {
    await decideInTransaction(database, async (tx) => {
      for (const step of ACCOUNT_CHANGES.migrationSteps) await step(tx, { from, to, nowMs: NOW_MS });
      const closed = { snsProvider: 'apple_guest', snsId: `merged ${from.userId}`, email: null } as const;
      await changeAccount(tx, from, { ...closed, withdrawnAtMs: NOW_MS, mergedIntoId: to.userId, updatedAtMs: NOW_MS });
      return grant(null);
    });
  }
  const rows = await database.run(`
    select 'stamp ' || event_id || ' ' || day as what from event_stamp where user_id = 'member'
    union all select 'ticket ' || event_id from event_entry where user_id = 'member' order by 1`);
  expect(rows.map(({ what }) => what)).toEqual(['stamp both 2026-11-21', 'stamp guests 2026-11-20', 'ticket tickets']);
  expect(await ledgerSums(database, to)).toEqual({});
  expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);
});
