import { randomUUID } from 'node:crypto';
import type { Database } from '@longstrip/database';
import {
  alarm,
  oneTimeCode,
  rateLimit,
  refreshToken,
  requestReply,
  signUpBlock,
  supportTicket,
  userSession,
} from '@longstrip/database/schema';
import { createTestDatabase, type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearAccountRows } from './clear-account-rows.ts';

const DAY_MS = 86_400_000;
const NOW_MS = TEST_NOW_MS;
const platformId = 'bom-us';
const userId = 'reader';

async function addSessionEnding(db: Database, expiresAtMs: number, tokens: number): Promise<void> {
  const id = randomUUID();
  await db.orm.insert(userSession).values({ platformId, userId, id, createdAtMs: 1, expiresAtMs });
  for (let generation = 0; generation < tokens; generation += 1) {
    await addToken(db, { sessionId: id, generation, expiresAtMs });
  }
}

async function addToken(db: Database, of: { sessionId: string; generation: number; expiresAtMs: number }) {
  const row = { platformId, userId, keyId: 'key', createdAtMs: 1, tokenHash: randomUUID() };
  await db.orm.insert(refreshToken).values({ ...row, ...of });
}

async function addCode(db: Database, expiresAtMs: number): Promise<void> {
  const row = { platformId, id: randomUUID(), purpose: 'SIGN_UP_MAIL', targetHash: 't', keyId: 'key' } as const;
  await db.orm.insert(oneTimeCode).values({ ...row, createdAtMs: 1, expiresAtMs });
}

async function addReply(db: Database, createdAtMs: number): Promise<void> {
  const row = { platformId, subject: userId, requestId: randomUUID(), bodyHash: '', reply: {} };
  await db.orm.insert(requestReply).values({ ...row, createdAtMs });
}

async function addAlarm(db: Database, createdAtMs: number): Promise<void> {
  const row = { platformId, userId, id: randomUUID(), kind: 'GIFT_OFFERED', subjectId: randomUUID(), parameters: {} };
  await db.orm.insert(alarm).values({ ...row, createdAtMs });
}

async function addTicket(db: Database, more: { dayOrder: number; deletedAtMs: number | null }): Promise<void> {
  const text = more.deletedAtMs === null ? 'x' : '';
  const row = { platformId, userId, id: randomUUID(), category: 'COIN', title: text, text, locale: 'en-US' } as const;
  await db.orm.insert(supportTicket).values({ ...row, sentOn: '2020-01-01', createdAtMs: 1, ...more });
}

/** For each kind: a row that is just old enough to go, and one that is a millisecond too young. */
async function fill(db: Database): Promise<void> {
  for (const young of [0, 1]) {
    await addSessionEnding(db, NOW_MS - 31 * DAY_MS + young, 3);
    await addCode(db, NOW_MS - DAY_MS + young);
    await addReply(db, NOW_MS - 30 * DAY_MS + young);
    await db.orm.insert(rateLimit).values({ key: randomUUID(), points: 1, expire: NOW_MS + young });
    await db.orm.insert(signUpBlock).values({ platformId, idHash: randomUUID(), untilMs: NOW_MS + young });
    await addAlarm(db, NOW_MS - 30 * DAY_MS + young);
    await addTicket(db, { dayOrder: 1 + young, deletedAtMs: NOW_MS - 2 * DAY_MS + young });
  }
  // A ticket that was not deleted stays, however old.
  await addTicket(db, { dayOrder: 3, deletedAtMs: null });
  // An active session, with a token that was replaced long ago.
  await addToken(db, { sessionId: 'session-of-reader', generation: 0, expiresAtMs: NOW_MS - 31 * DAY_MS });
  await addToken(db, { sessionId: 'session-of-reader', generation: 1, expiresAtMs: NOW_MS });
}

async function count(db: Database): Promise<Record<string, number>> {
  const tables = [
    ...['user_session', 'refresh_token', 'one_time_code', 'request_reply', 'rate_limit', 'sign_up_block'],
    ...['alarm', 'support_ticket'],
  ];
  const counts: Record<string, number> = {};
  for (const name of tables) counts[name] = Number((await db.run(`select count(*) as count from ${name}`))[0]?.count);
  return counts;
}

function clears(open: () => Promise<Database>): void {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await addUser(db, { platformId, id: userId });
  });
  afterAll(() => db.close());

  test('deletes what has ended and nothing that is of use, a few rows at a time, once', async () => {
    await fill(db);
    for (let more = 0; more < 7; more += 1) await addCode(db, more + 2);
    expect(await count(db)).toEqual({
      ...{ user_session: 3, refresh_token: 8, one_time_code: 9 },
      ...{ request_reply: 2, rate_limit: 2, sign_up_block: 2, alarm: 2, support_ticket: 3 },
    });
    const cleared = await Promise.all([1, 2].map(() => clearAccountRows(db, NOW_MS, { batch: 2 })));
    expect(cleared.reduce((sum, one) => sum + one, 0)).toBe(1 + 1 + 8 + 1 + 1 + 1 + 1 + 1);
    expect(await count(db)).toEqual({
      ...{ user_session: 2, refresh_token: 4, one_time_code: 1 },
      ...{ request_reply: 1, rate_limit: 1, sign_up_block: 1, alarm: 1, support_ticket: 2 },
    });
    expect(await clearAccountRows(db, NOW_MS)).toBe(0);
  });

  test('stops when it is asked to', async () => {
    await addCode(db, 2);
    const stopped = clearAccountRows(db, NOW_MS, { signal: AbortSignal.abort(new Error('stopping')) });
    await expect(stopped).rejects.toThrow('stopping');
    expect((await count(db)).one_time_code).toBe(2);
  });
}

describe('clearing on the embedded engine', () => clears(createTestDatabase));

const noServer = whyNoTestServer();

describe.skipIf(noServer !== null)(`clearing on a server${noServer === null ? '' : ` (${noServer})`}`, () => {
  let server: TestDatabases | undefined;
  afterAll(() => server?.stop());

  clears(async () => {
    server = await useTestServer();
    return server.openDatabase();
  });
});
