import { openJobQueue } from '@longstrip/database';
import { alarm, appUser, pushSubscription } from '@longstrip/database/schema';
import { createTestDatabase } from '@longstrip/database/testing';
import { PLATFORMS } from '@longstrip/platform-config';
import { addUser } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { pino } from 'pino';
import { createWebPushSender } from '../adapters/web-push.ts';
import { PUSH_JOBS, type PushDelivery, sendPushJob } from '../community/jobs.ts';
import { decidePushes } from '../community/push/decide-pushes.ts';
import { sendPush } from '../community/push/send-push.ts';
import { startFakePushService } from './fake-push-service.ts';
import { createTestApiOn } from './test-api.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const PUSH_SETTINGS = {
  privateKey: Buffer.alloc(32, 7).toString('base64url'),
  subject: 'mailto:push@bom.test',
};
const platformId = 'bom-us';

/** A local time as epoch milliseconds; in the zone of the American site by default. */
export const at = (time: string, zone = 'America/Los_Angeles') => DateTime.fromISO(time, { zone }).toMillis();
export const NOON_MS = at('2026-12-01T12:00');

/** Readers of the American site with browsers, and a fake push service on this machine. */
export async function openPushScene() {
  const service = await startFakePushService();
  const push = createWebPushSender(PUSH_SETTINGS, { allowsLoopback: true, limitMs: 2_000 });
  // On the embedded engine, jobs that run twice at once take turns.
  const api = createTestApiOn(await createTestDatabase(), { services: { push } });
  const jobs = await openJobQueue(api.db, { jobs: PUSH_JOBS, onProblem: () => undefined });
  const logger = pino({ enabled: false });
  const parts = { database: api.db, jobs, push, platforms: PLATFORMS, logger, nowMs: () => api.clock.nowMs() };
  const { signal } = new AbortController();
  const forgetJobs = () => api.db.run(`delete from pgboss.job where name = 'push.send'`);
  let last = 0;

  async function addBrowser({ userId, sessionId }: { userId: string; sessionId: string }) {
    const { endpoint, keys } = service.subscribe();
    const number = last * 1_000 + service.messages.length + Number(endpoint.split('/').at(-1));
    const id = number.toString().padStart(43, '0');
    const row = { platformId, userId, sessionId, id, endpoint, ...keys, createdAtMs: NOON_MS - 24 * HOUR_MS };
    await api.db.orm.insert(pushSubscription).values(row);
    return { endpoint, id };
  }

  /** A reader with a browser and all consents except that for the night. */
  async function newReader(more: Partial<typeof appUser.$inferInsert> = {}) {
    last += 1;
    const agreed = { isAgreePush: true, isAgreePushContents: true, isAgreePushFreetime: true };
    const reader = await addUser(api.db, { platformId, id: `reader-${last}`, ...agreed, ...more });
    await api.db.run('update user_session set expires_at_ms = $1', [NOON_MS + 30 * 24 * HOUR_MS]);
    await addBrowser(reader);
    return reader;
  }

  /** Stores an alarm for a reader, created a while ago. */
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

  return {
    ...{ api, service, parts, signal, addBrowser, newReader, tell, waiting, forgetJobs },
    /** Decides, and runs the enqueued jobs, each twice at once. */
    async pushAll(): Promise<number> {
      const decided = await decidePushes(parts, signal);
      for (const delivery of await waiting()) await Promise.all([sendPush(parts, delivery), sendPush(parts, delivery)]);
      await forgetJobs();
      return decided;
    },
    bodies: () => service.messages.map(({ payload }) => payload.body),
    change: (userId: string, facts: Partial<typeof appUser.$inferInsert>) =>
      api.db.orm
        .update(appUser)
        .set(facts)
        .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId))),
    subscriptions: () => api.db.orm.select().from(pushSubscription),
    async reset() {
      for (const table of ['alarm', 'push_message', 'push_subscription']) await api.db.run(`delete from ${table}`);
      await forgetJobs();
      api.clock.setTo(NOON_MS);
      service.messages.length = 0;
      service.status = 201;
    },
    async close() {
      await jobs.stop();
      await api.close();
      await service.close();
    },
  };
}
