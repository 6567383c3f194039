import { openTestDatabase } from '@longstrip/database/testing';
import { startValkeyServer, type ValkeyServer, whyNoValkey } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openValkey, type Valkey } from '../adapters/valkey.ts';
import { createAccountKeys } from '../shared/account-keys.ts';
import { createTestApiOn, type TestApi } from '../testing/test-api.ts';
import { createSharedRateLimiters } from './shared-rate-limit.ts';

const PER_MINUTE = 4;
const KEYS = createAccountKeys({ secret: 'a secret of this test' });

describe.skipIf(whyNoValkey !== null)(`rate limits that processes share (${whyNoValkey ?? 'a real server'})`, () => {
  let server: ValkeyServer;
  const opened: { api: TestApi; valkey: Valkey }[] = [];
  const events: string[] = [];

  async function openApi(name: string, db: TestApi['db']): Promise<void> {
    const valkey = await openValkey(server.url, {
      onLost: () => events.push(`${name} lost`),
      onBack: () => events.push(`${name} back`),
    });
    const rateLimiters = createSharedRateLimiters(valkey, KEYS);
    const rateLimiter = rateLimiters.create('requests', PER_MINUTE);
    opened.push({ api: createTestApiOn(db, { services: { rateLimiters, rateLimiter } }), valkey });
  }

  beforeAll(async () => {
    server = await startValkeyServer();
    const db = await openTestDatabase();
    await openApi('one', db);
    await openApi('other', db);
  });
  afterAll(async () => {
    for (const { valkey } of opened) valkey.close();
    await opened[0]?.api.close();
    await server?.kill();
  });

  /** The statuses of requests that the two processes get in turn. */
  async function statuses(count: number, from: string): Promise<number[]> {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const answer = await opened[index % 2]?.api.ask('/v2/notice', { from });
      found.push(answer?.status ?? 0);
    }
    return found;
  }

  const FOUR = [200, 200, 200, 200];

  test('a limit counts once for both, and says when the minute is over', async () => {
    expect(await statuses(6, '198.51.100.1')).toEqual([...FOUR, 429, 429]);
    const refused = await opened[0]?.api.ask('/v2/notice', { from: '198.51.100.1' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await statuses(1, '198.51.100.2')).toEqual([200]);
    const stored = await opened[0]?.valkey.client.keys('*');
    expect(stored?.filter((key) => key.includes('198.51.100'))).toEqual([]);
    expect(stored).toHaveLength(2);
  });

  test('limits with other names, or of a store with another secret, do not touch each other', async () => {
    const [valkey] = opened.map((each) => each.valkey);
    if (valkey === undefined) throw new Error('not opened');
    const limiters = createSharedRateLimiters(valkey, KEYS);
    const others = createSharedRateLimiters(valkey, createAccountKeys({ secret: 'another store' }));
    const taken = [limiters.create('marks', 1), limiters.create('ratings', 1), others.create('marks', 1)];
    for (const limiter of taken) expect(await limiter.take('reader', 0)).toEqual({ ok: true });
    expect(await limiters.create('marks', 1).take('reader', 0)).toMatchObject({ ok: false });
    expect(await limiters.create('none', 0).take('reader', 0)).toEqual({ ok: true });
  });

  test('a killed server refuses nothing: each process counts for itself, until it is there again', async () => {
    await server.kill();
    expect(await statuses(10, '198.51.100.3')).toEqual([...FOUR, ...FOUR, 429, 429]);
    expect(events.toSorted()).toEqual(['one lost', 'other lost']);
    await server.start();
    await vi.waitFor(() => expect(events).toHaveLength(4), { timeout: 5_000 });
    expect(await statuses(6, '198.51.100.4')).toEqual([...FOUR, 429, 429]);
    expect(events.slice(2).toSorted()).toEqual(['one back', 'other back']);
  });

  test('a process that was busy itself does not take the server for lost', async () => {
    events.length = 0;
    const valkey = opened[0]?.valkey;
    const answer = valkey?.attempt(async () => ({ pong: await valkey.client.ping() }));
    const untilMs = performance.now() + 200;
    while (performance.now() < untilMs);
    expect([await answer, events]).toEqual([{ pong: 'PONG' }, []]);
  });

  test('a server that does not answer delays one request by a tenth of a second, and no other', async () => {
    events.length = 0;
    server.signal('SIGSTOP');
    const startedAtMs = performance.now();
    expect(await statuses(8, '198.51.100.5')).toEqual([...FOUR, ...FOUR]);
    expect(performance.now() - startedAtMs).toBeLessThan(1_000);
    server.signal('SIGCONT');
    await vi.waitFor(() => expect(events.toSorted()).toEqual(['one back', 'one lost', 'other back', 'other lost']), {
      timeout: 5_000,
    });
    expect(await statuses(6, '198.51.100.6')).toEqual([...FOUR, 429, 429]);
  });
});
