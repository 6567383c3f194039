import { openDatabase } from '@longstrip/database';
import { openTestDatabase, type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountKeys } from '../../shared/account-keys.ts';
import { type AccountLimits, createAccountLimits } from './account-limits.ts';

const keys = createAccountKeys({ secret: TEST_TOKEN_SECRET });
const QUARTER_MS = 15 * 60_000;
let lastAccount = 0;
const newAccount = () => {
  lastAccount += 1;
  return { platformId: 'bom-us', about: `account ${lastAccount}`, clientAddress: '203.0.113.7' };
};

function claims(limits: () => AccountLimits): void {
  const spend = async (attempt: ReturnType<typeof newAccount>, times: number) => {
    const taken = [];
    for (let count = 0; count < times; count += 1) taken.push((await limits().take('password', attempt)).ok);
    return taken;
  };

  test('five attempts, and the sixth has to wait', async () => {
    const attempt = newAccount();
    expect(await spend(attempt, 5)).toEqual([true, true, true, true, true]);
    const refused = await limits().take('password', attempt);
    expect(refused).toMatchObject({ ok: false });
    expect(refused.ok || refused.retryAfterSeconds).toBe(QUARTER_MS / 1000);
  });

  test('another account, range or platform has its own', async () => {
    const attempt = newAccount();
    await spend(attempt, 6);
    for (const change of [{ about: 'another' }, { clientAddress: '203.0.114.7' }, { platformId: 'beltoon-jp' }]) {
      expect((await limits().take('password', { ...attempt, ...change })).ok).toBe(true);
    }
    const sameRange = { ...attempt, clientAddress: '203.0.113.250' };
    expect((await limits().take('password', sameRange)).ok).toBe(false);
  });

  test('after a quarter of an hour it begins anew', async () => {
    const attempt = newAccount();
    await spend(attempt, 6);
    vi.setSystemTime(Date.now() + QUARTER_MS - 1);
    expect(await spend(attempt, 1)).toEqual([false]);
    vi.setSystemTime(Date.now() + 1);
    expect(await spend(attempt, 1)).toEqual([true]);
  });

  test('a right one forgets those before it', async () => {
    const attempt = newAccount();
    await spend(attempt, 6);
    await limits().forget('password', attempt);
    expect(await spend(attempt, 1)).toEqual([true]);
  });

  test('all about an account can be listed and forgotten, from every range, and nothing about another', async () => {
    const attempt = newAccount();
    const elsewhere = { ...attempt, clientAddress: '198.51.100.7' };
    const other = newAccount();
    await spend(attempt, 6);
    await spend(elsewhere, 2);
    await spend(other, 1);
    const subject = { name: 'password', platformId: attempt.platformId, about: attempt.about } as const;
    const endsAtMs = Date.now() + QUARTER_MS;
    expect(await limits().usesOf([subject, { ...subject, name: 'mail' }])).toEqual([
      { ...subject, used: 5, most: 5, endsAtMs: expect.closeTo(endsAtMs, -3) },
    ]);
    await limits().forgetAll([subject]);
    expect(await limits().usesOf([subject])).toEqual([]);
    expect(await spend(attempt, 6)).toEqual([true, true, true, true, true, false]);
    expect(await limits().usesOf([{ ...subject, about: other.about }])).toMatchObject([{ used: 1 }]);
  });

  test('twenty at once are five', async () => {
    const attempt = newAccount();
    const taken = await Promise.all(Array.from({ length: 20 }, () => limits().take('password', attempt)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
  });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('limits in memory', () => {
  let limits: AccountLimits;
  beforeAll(async () => {
    const database = await openTestDatabase();
    limits = createAccountLimits({ database, keys });
    return () => database.close();
  });
  claims(() => limits);
});

const noServer = whyNoTestServer();
describe.skipIf(noServer !== null)(`limits on a server (${noServer ?? 'started here'})`, () => {
  let server: TestDatabases;
  let url: string;
  let limits: AccountLimits;
  beforeAll(async () => {
    server = await useTestServer();
    url = await server.createDatabase();
    const database = await openDatabase({ engine: 'server', url });
    limits = createAccountLimits({ database, keys });
    return async () => {
      await database.close();
      await server.stop();
    };
  });
  claims(() => limits);

  test('are those of all processes, under keys that tell nothing', async () => {
    const other = await openDatabase({ engine: 'server', url });
    try {
      const attempt = newAccount();
      const there = createAccountLimits({ database: other, keys });
      for (const each of [limits, there, limits, there, limits]) {
        expect((await each.take('password', attempt)).ok).toBe(true);
      }
      expect([await limits.take('password', attempt), await there.take('password', attempt)]).toMatchObject([
        { ok: false },
        { ok: false },
      ]);
      const rows = await other.run('select key from rate_limit');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/account \d|203\.0|bom-us/);
    } finally {
      await other.close();
    }
  });
});
afterAll(() => void vi.useRealTimers());
