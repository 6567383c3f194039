import { grant } from '@longstrip/core';
import { decideInTransaction, type JobQueue, openJobQueue } from '@longstrip/database';
import { alarm, appUser, pushMessage, pushSubscription } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { addUser } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { DateTime } from 'luxon';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlayedPushService, playPushService } from '../../testing/play-push-service.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { scopeOfUser } from '../../testing/wallets.ts';
import { raiseAlarm } from '../alarm/raise-alarm.ts';
import { decidePushes } from './decide-pushes.ts';
import { PUSH_JOBS, type PushDelivery, sendPushJob } from './push.job.ts';
import { publicPushKey } from './push-settings.ts';
import { type SendPushParts, sendPush } from './send-push.ts';
import { createWebPushSender } from './web-push-sender.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const platformId = 'bom-us';
const SETTINGS = { privateKey: Buffer.alloc(32, 7).toString('base64url'), subject: 'mailto:push@bom.test' };
const { signal } = new AbortController();
const at = (time: string, zone = 'America/Los_Angeles') => DateTime.fromISO(time, { zone }).toMillis();
const NOON_MS = at('2026-12-01T12:00');

let api: TestApi;
let jobs: JobQueue;
let service: PlayedPushService;
let parts: SendPushParts & Parameters<typeof decidePushes>[0];
let last = 0;
beforeAll(async () => {
  service = await playPushService();
  const push = createWebPushSender(SETTINGS, { allowsLoopback: true, limitMs: 2_000 });
  api = await createTestApi({ services: { push } });
  jobs = await openJobQueue(api.db, { jobs: PUSH_JOBS, onProblem: () => undefined });
  const logger = pino({ enabled: false });
  parts = { database: api.db, jobs, push, platforms: PLATFORMS, logger, nowMs: () => api.clock.nowMs() };
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['alarm', 'push_message', 'push_subscription']) await api.db.run(`delete from ${table}`);
  await api.db.run(`delete from pgboss.job where name = 'push.send'`);
  api.clock.setTo(NOON_MS);
  service.messages.length = 0;
  service.status = 201;
});

/** A reader with a browser and all consents but that to the night. */
async function newReader(more: Partial<typeof appUser.$inferInsert> = {}) {
  last += 1;
  const agreed = { isAgreePush: true, isAgreePushContents: true, isAgreePushFreetime: true };
  const reader = await addUser(api.db, { platformId, id: `reader-${last}`, ...agreed, ...more });
  await api.db.run('update user_session set expires_at_ms = $1', [NOON_MS + 30 * 24 * HOUR_MS]);
  await addBrowser(reader);
  return reader;
}
async function addBrowser({ userId, sessionId }: { userId: string; sessionId: string }) {
  const { endpoint, keys } = service.subscribe();
  const id = (last * 1_000 + service.messages.length + Number(endpoint.split('/').at(-1))).toString().padStart(43, '0');
  const row = { platformId, userId, sessionId, id, endpoint, ...keys, createdAtMs: NOON_MS - 24 * HOUR_MS };
  await api.db.orm.insert(pushSubscription).values(row);
  return { endpoint, id };
}
/** Tells a reader something, a while ago. */
async function tell(userId: string, more: Partial<typeof alarm.$inferInsert> = {}): Promise<void> {
  last += 1;
  const row = { platformId, userId, id: `alarm-${last}`, kind: 'NEW_EPISODE', subjectId: `12-${last}` };
  await api.db.orm
    .insert(alarm)
    .values({ ...row, parameters: { title: 'Salt' }, createdAtMs: api.clock.nowMs() - 2 * MINUTE_MS, ...more });
}
const waiting = async (): Promise<PushDelivery[]> => {
  const rows = await api.db.run(`select data from pgboss.job where name = 'push.send' and state = 'created'`);
  return rows.map(({ data }) => sendPushJob.parse(data));
};
/** Decides, and does the jobs that were asked for, each twice at once. */
async function pushAll(): Promise<number> {
  const decided = await decidePushes(parts, signal);
  for (const delivery of await waiting()) await Promise.all([sendPush(parts, delivery), sendPush(parts, delivery)]);
  await api.db.run(`delete from pgboss.job where name = 'push.send'`);
  return decided;
}
const bodies = () => service.messages.map(({ payload }) => payload.body);
const change = (userId: string, facts: Partial<typeof appUser.$inferInsert>) =>
  api.db.orm
    .update(appUser)
    .set(facts)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
const subscriptions = () => api.db.orm.select().from(pushSubscription);

describe('a push message', () => {
  test('reaches the browser, sealed for it alone and signed by the store, in the reader’s language', async () => {
    const { userId } = await newReader({ locale: 'ar' });
    await tell(userId);
    expect(await pushAll()).toBe(1);
    expect(service.messages.map(({ payload }) => payload)).toEqual([
      {
        ...{ title: 'Bom', body: 'صدرت حلقة جديدة: Salt', path: '/detail/12', tag: `alarm-${NOON_MS}` },
        ...{ lang: 'ar', dir: 'rtl' },
      },
    ]);
    const { ttl, topic, authorization = '', 'content-encoding': encoding } = service.messages[0]?.headers ?? {};
    // Ten hours to the night, of which the minute that has begun is none.
    expect([ttl, topic, encoding]).toEqual([String((10 * 60 - 1) * 60), 'alarm', 'aes128gcm']);
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    expect(key).toBe(publicPushKey(SETTINGS.privateKey));
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
    expect(payload.sub).toBe(SETTINGS.subject);
  });

  test('of an alarm of a transaction leaves once that is committed', async () => {
    const { userId } = await newReader();
    const scope = await scopeOfUser(api.db, { platformId, userId });
    const raised = { kind: 'COUPON_GIVEN', subjectId: 'c', parameters: { title: 'Autumn' } } as const;
    await decideInTransaction(api.db, async (tx) => grant(await raiseAlarm(tx, scope, raised, api.clock.nowMs())));
    expect(await pushAll()).toBe(0);
    api.clock.advance(MINUTE_MS);
    expect(await pushAll()).toBe(1);
    expect(bodies()).toEqual(['You have a new coupon: Autumn']);
  });

  test('comes to each browser of a reader, once', async () => {
    const reader = await newReader();
    await addBrowser(reader);
    await tell(reader.userId);
    expect([await pushAll(), await pushAll()]).toEqual([1, 0]);
    expect(new Set(service.messages.map(({ path }) => path)).size).toBe(2);
    expect(service.messages).toHaveLength(2);
  });

  test('tells what came within half an hour of the last one as one', async () => {
    const { userId } = await newReader();
    await tell(userId);
    await pushAll();
    for (const minutes of [10, 20]) {
      api.clock.setTo(NOON_MS + minutes * MINUTE_MS);
      await tell(userId);
      expect(await pushAll()).toBe(0);
    }
    api.clock.setTo(NOON_MS + 30 * MINUTE_MS);
    expect(await pushAll()).toBe(1);
    expect(bodies()).toEqual(['A new episode is out: Salt', 'New notifications: 2']);
    expect(service.messages[1]?.payload.path).toBe('/alarm');
  });

  test('waits for the end of the night, and then is one; the consent to the night lets it come at once', async () => {
    const [reader, awake] = [await newReader(), await newReader({ isAgreePushNight: true })];
    for (const [time, decided] of [
      ['2026-12-01T22:00', 1],
      ['2026-12-02T03:59', 1],
    ] as const) {
      api.clock.setTo(at(time));
      for (const { userId } of [reader, awake]) await tell(userId);
      expect([time, await pushAll()]).toEqual([time, decided]);
    }
    expect(bodies()).toEqual(['A new episode is out: Salt', 'A new episode is out: Salt']);
    expect(service.messages[0]?.headers.ttl).toBe('86400');
    api.clock.setTo(at('2026-12-02T04:00'));
    expect(await pushAll()).toBe(1);
    expect(bodies().at(-1)).toBe('New notifications: 2');
  });

  test('goes by Korea’s night for who was last seen at an address there', async () => {
    const { userId } = await newReader({ isKoreanAddress: true });
    const seoul = (time: string) => at(time, 'Asia/Seoul');
    for (const [time, decided] of [
      ['2026-12-02T21:00', 0],
      ['2026-12-03T07:59', 0],
      ['2026-12-03T08:00', 1],
    ] as const) {
      api.clock.setTo(seoul(time));
      await tell(userId);
      expect([time, await pushAll()]).toEqual([time, decided]);
    }
  });

  test('that falls into the night at its retry is told in the morning', async () => {
    const { userId } = await newReader();
    api.clock.setTo(at('2026-12-01T21:59'));
    await tell(userId);
    await decidePushes(parts, signal);
    const [delivery] = await waiting();
    api.clock.setTo(at('2026-12-01T22:00'));
    if (delivery !== undefined) await sendPush(parts, delivery);
    expect(service.messages).toEqual([]);
    api.clock.setTo(at('2026-12-02T04:00'));
    await pushAll();
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test.each([
    [{ isAgreePush: false }, []],
    [{ isAgreePushContents: false }, ['FREE_TICKET_READY', 'GIFT_OFFERED']],
    [{ isAgreePushFreetime: false }, ['GIFT_OFFERED', 'NEW_EPISODE']],
    [{}, ['FREE_TICKET_READY', 'GIFT_OFFERED', 'NEW_EPISODE']],
  ])('needs the consent to it: with %j come %j', async (consent, kinds) => {
    const came: string[] = [];
    for (const kind of ['FREE_TICKET_READY', 'GIFT_OFFERED', 'NEW_EPISODE']) {
      const { userId } = await newReader(consent);
      await tell(userId, { kind });
      if ((await pushAll()) > 0) came.push(kind);
    }
    expect(came).toEqual(kinds);
  });

  test('does not tell what is read, what is old, or what came before the browser', async () => {
    const readers = [await newReader(), await newReader(), await newReader()];
    const [read, old, before] = readers.map(({ userId }) => userId);
    await tell(read ?? '', { readAtMs: NOON_MS });
    await tell(old ?? '', { createdAtMs: NOON_MS - 24 * HOUR_MS });
    await tell(before ?? '');
    await api.db.run('update push_subscription set created_at_ms = $1 where user_id = $2', [NOON_MS, before]);
    expect(await pushAll()).toBe(0);
  });

  test('names no work for adults, and nothing that the reader asked', async () => {
    for (const more of [
      { kind: 'NEW_ADULT_EPISODE', parameters: { title: 'Velvet' } },
      { kind: 'TICKET_ANSWERED', parameters: { title: 'My secret' } },
    ]) {
      const { userId } = await newReader({ isAdult: true, birthedOn: '1990-01-01' });
      await tell(userId, more);
    }
    await pushAll();
    expect(bodies().toSorted()).toEqual(['A series that you follow has a new episode.', 'We answered your question.']);
  });
});

describe('where the push service', () => {
  test.each([404, 410])('answers %i, the subscription ends', async (status) => {
    const { userId } = await newReader();
    await tell(userId);
    service.status = status;
    await pushAll();
    expect(await subscriptions()).toEqual([]);
  });

  test.each([429, 500, 503])('answers %i, a retry sends the message, once', async (status) => {
    const { userId } = await newReader();
    await tell(userId);
    await decidePushes(parts, signal);
    const [delivery] = await waiting();
    if (delivery === undefined) throw new Error('nothing was decided');
    service.status = status;
    await expect(sendPush(parts, delivery)).rejects.toThrow(`(${status})`);
    service.status = 201;
    await Promise.all([sendPush(parts, delivery), sendPush(parts, delivery)]);
    await sendPush(parts, delivery);
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test('takes it for no browser at all, the next message tells it', async () => {
    const { userId } = await newReader();
    await tell(userId);
    service.status = 500;
    await expect(pushAll()).rejects.toThrow('(500)');
    await api.db.run(`delete from pgboss.job where name = 'push.send'`);
    service.status = 201;
    api.clock.advance(30 * MINUTE_MS);
    await pushAll();
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test('leads elsewhere, nobody follows', async () => {
    const { userId } = await newReader();
    await tell(userId);
    service.status = 307;
    await expect(pushAll()).rejects.toThrow('(307)');
    expect(service.messages).toEqual([]);
  });

  test('refuses five messages in a row, the subscription ends', async () => {
    const { userId } = await newReader();
    service.status = 403;
    for (const nth of [1, 2, 3, 4, 5]) {
      expect(await subscriptions()).toHaveLength(1);
      api.clock.setTo(NOON_MS + nth * HOUR_MS);
      await tell(userId);
      await pushAll();
    }
    expect(await subscriptions()).toEqual([]);
  });
});

describe('nothing leaves once it is wrong:', () => {
  test.each<[string, (reader: Awaited<ReturnType<typeof newReader>>) => Promise<unknown>]>([
    ['the consent is gone', ({ userId }) => change(userId, { isAgreePush: false })],
    ['the reader has left', ({ userId }) => change(userId, { withdrawnAtMs: NOON_MS })],
    ['all is read', () => api.db.orm.update(alarm).set({ readAtMs: NOON_MS })],
    ['the session has ended', () => api.db.run('update user_session set revoked_at_ms = 1')],
    ['a later message is in its place', () => api.db.orm.update(pushMessage).set({ decidedAtMs: NOON_MS + 1 })],
  ])('%s', async (_, spoil) => {
    const reader = await newReader();
    await tell(reader.userId);
    await decidePushes(parts, signal);
    const [delivery] = await waiting();
    expect(delivery).toBeDefined();
    await spoil(reader);
    if (delivery !== undefined) await sendPush(parts, delivery);
    expect(service.messages).toEqual([]);
  });
});

test('a message is decided with its jobs, or not at all, and by one process', async () => {
  const { userId } = await newReader();
  await tell(userId);
  const broken = { ...parts, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(decidePushes(broken, signal)).rejects.toThrow('no queue');
  const both = await Promise.all([decidePushes(parts, signal), decidePushes(parts, signal)]);
  expect(both[0] + both[1]).toBe(1);
  expect(await waiting()).toHaveLength(1);
});
