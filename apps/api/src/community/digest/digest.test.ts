import { type JobQueue, openJobQueue } from '@longstrip/database';
import { alarm, appUser, userAgreement } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../adapters/message-senders.ts';
import { FROM_SITE, outcome, postTo } from '../../testing/accounts.ts';
import { createTestApi, KOREAN_ADDRESS, type TestApi } from '../../testing/test-api.ts';
import { DIGEST_JOBS, type Digest, mailDigestJob } from '../jobs.ts';
import { decideDigests } from './decide-digests.ts';
import { type MailDigestParts, mailDigest } from './mail-digest.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const platformId = 'bom-us';
/** Six in the evening in Los Angeles, and ten in the morning in Korea. */
const EVENING_MS = DateTime.fromISO('2026-12-01T18:00', { zone: 'America/Los_Angeles' }).toMillis();
const { signal } = new AbortController();

let api: TestApi;
let jobs: JobQueue;
let parts: MailDigestParts & Parameters<typeof decideDigests>[0];
let sent: OutgoingMail[];
let isMailDown = false;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  jobs = await openJobQueue(api.db, { jobs: DIGEST_JOBS, onProblem: () => undefined });
  const mail = {
    send: async (mailed: OutgoingMail) => {
      if (isMailDown) throw new Error('the mail server is away');
      sent.push(mailed);
    },
  };
  parts = {
    ...{ database: api.db, jobs, platforms: PLATFORMS, keys: api.keys, mail, mailFrom: 'Bom <bom@test>' },
    originOf: (id) => `https://${id}.sites.test`,
    nowMs: () => api.clock.nowMs(),
  };
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});
beforeEach(async () => {
  await api.db.run('delete from alarm');
  await api.db.run('delete from mail_digest');
  api.clock.setTo(EVENING_MS);
  sent = [];
  isMailDown = false;
});

async function newReader(more: Partial<typeof appUser.$inferInsert> = {}) {
  last += 1;
  return addUser(api.db, { platformId, id: `reader-${last}`, isAgreeMail: true, emailConfirmedAtMs: 1, ...more });
}
async function tell(userId: string, more: Partial<typeof alarm.$inferInsert> = {}): Promise<void> {
  last += 1;
  const row = { platformId, userId, id: `alarm-${last}`, kind: 'NEW_EPISODE', subjectId: `1-${last}` };
  await api.db.orm
    .insert(alarm)
    .values({ ...row, parameters: { title: 'Salt' }, createdAtMs: api.clock.nowMs() - HOUR_MS, ...more });
}
const waiting = async () => {
  const rows = await api.db.run(
    `select id::text, data from pgboss.job where name = 'mail.digest' and state = 'created'`,
  );
  return rows.map(({ id, data }) => ({ id: String(id), digest: mailDigestJob.parse(data) }));
};
/** Decides, and does the jobs that were asked for, each twice. */
async function mailAll(): Promise<Digest[]> {
  await decideDigests(parts, signal);
  const asked = await waiting();
  for (const { id, digest } of asked) {
    await mailDigest(parts, digest);
    await mailDigest(parts, digest);
    await api.db.run(`update pgboss.job set state = 'completed' where id = $1::uuid`, [id]);
  }
  return asked.map(({ digest }) => digest);
}

describe('a digest', () => {
  test('tells what is not read, in the language and by the name of the site, once a day', async () => {
    const { userId } = await newReader({ locale: 'ar' });
    await tell(userId);
    await tell(userId, { readAtMs: EVENING_MS, subjectId: 'read', parameters: { title: 'Read' } });
    expect(await mailAll()).toEqual([{ platformId, userId, day: '2026-12-01' }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: `${userId}@readers.test`, from: 'Bom <bom@test>', subject: 'جديدك في Bom' });
    expect(sent[0]?.text).toContain('صدرت حلقة جديدة: Salt');
    expect(sent[0]?.text).not.toContain('Read');
    expect(sent[0]?.text).toContain('https://bom-us.sites.test/alarm');
    expect(sent[0]?.html).toContain('dir="rtl"');
    for (const { subject, html, text } of sent)
      expect(subject + html + text).not.toMatch(/\{\{|mail\.[a-z]+[A-Z]|alarm\.k/);
    api.clock.advance(2 * HOUR_MS);
    await tell(userId, { subjectId: '1-late' });
    expect(await mailAll()).toEqual([]);
    api.clock.setTo(EVENING_MS + DAY_MS);
    expect(await mailAll()).toHaveLength(1);
    // What the first one contained is not sent again.
    expect(sent[1]?.text.match(/Salt/g)).toHaveLength(1);
  });

  test('comes to readers who chose it, have confirmed their address and have news', async () => {
    for (const more of [
      { isAgreeMail: false },
      { emailConfirmedAtMs: null },
      { withdrawnAtMs: TEST_NOW_MS },
      { snsProvider: 'apple_guest', email: null } as const,
    ]) {
      const { userId } = await newReader(more);
      await tell(userId);
    }
    await newReader();
    const { userId: old } = await newReader();
    await tell(old, { createdAtMs: EVENING_MS - 30 * DAY_MS });
    expect(await mailAll()).toEqual([]);
  });

  test.each([
    [-1 * HOUR_MS - 1, 0],
    [-1 * HOUR_MS, 1],
    [3 * HOUR_MS - 1, 1],
    [3 * HOUR_MS, 0],
    [5 * HOUR_MS, 0],
  ])('leaves in the evening of the platform alone: %i ms from six: %i', async (fromSixMs, count) => {
    const { userId } = await newReader();
    await tell(userId, { createdAtMs: EVENING_MS - 2 * HOUR_MS });
    api.clock.setTo(EVENING_MS + fromSixMs);
    expect(await mailAll()).toHaveLength(count);
  });

  test('at a Korean address goes by Korea’s clock', async () => {
    const { userId } = await newReader({ isKoreanAddress: true });
    await tell(userId);
    expect(await mailAll()).toEqual([]);
    api.clock.setTo(DateTime.fromISO('2026-12-02T18:00', { zone: 'Asia/Seoul' }).toMillis());
    expect(await mailAll()).toEqual([{ platformId, userId, day: '2026-12-02' }]);
  });

  test('names no work for adults, and nothing that the reader asked', async () => {
    const { userId } = await newReader({ isAdult: true, birthedOn: '1990-01-01' });
    await tell(userId, { kind: 'NEW_ADULT_EPISODE', parameters: { title: 'Velvet' } });
    await tell(userId, { kind: 'TICKET_ANSWERED', parameters: { title: 'My secret' } });
    await tell(userId, { kind: 'COINS_END_SOON', parameters: { coins: 7, endsAtMs: EVENING_MS + 6 * HOUR_MS } });
    await mailAll();
    expect(sent[0]?.text).toContain('A series that you follow has a new episode.');
    expect(sent[0]?.text).toContain('We answered your question.');
    // It ends at midnight: the day before is the last.
    expect(sent[0]?.text).toContain('Coins that end soon: 7. Use them by 2026.12.01.');
    expect(sent[0]?.text).not.toMatch(/Velvet|secret/);
  });

  test('of many alarms tells the newest, and how many more there are', async () => {
    const { userId } = await newReader();
    for (let nth = 1; nth <= 10; nth += 1) {
      await tell(userId, { parameters: { title: `Series ${nth}.` }, createdAtMs: EVENING_MS - HOUR_MS + nth });
    }
    await mailAll();
    expect(sent[0]?.text).toContain('Series 10.');
    expect(sent[0]?.text).toContain('Series 3.');
    expect(sent[0]?.text).not.toContain('Series 2.');
    expect(sent[0]?.text).toContain('Further messages: 2');
  });

  test('that the mail server refuses is sent by a retry, and what was never sent is sent the next day', async () => {
    const { userId } = await newReader();
    await tell(userId);
    await decideDigests(parts, signal);
    const [asked] = await waiting();
    const digest = asked?.digest ?? { platformId, userId, day: '' };
    isMailDown = true;
    await expect(mailDigest(parts, digest)).rejects.toThrow('is away');
    isMailDown = false;
    await Promise.all([mailDigest(parts, digest), mailDigest(parts, digest)]);
    expect(sent).toHaveLength(1);

    await api.db.run('update mail_digest set taken_at_ms = null');
    await api.db.run(`update pgboss.job set state = 'completed' where name = 'mail.digest'`);
    api.clock.setTo(EVENING_MS + DAY_MS);
    await mailAll();
    expect(sent[1]?.text).toContain('Salt');
  });

  test('does not leave once it is wrong: at night, without the consent, or when all is read', async () => {
    const { userId } = await newReader();
    await tell(userId);
    await decideDigests(parts, signal);
    const [asked] = await waiting();
    const digest = asked?.digest ?? { platformId, userId, day: '' };
    api.clock.setTo(EVENING_MS + 5 * HOUR_MS);
    await mailDigest(parts, digest);
    api.clock.setTo(EVENING_MS);
    const own = and(eq(appUser.platformId, platformId), eq(appUser.id, userId));
    await api.db.orm.update(appUser).set({ isAgreeMail: false }).where(own);
    await mailDigest(parts, digest);
    await api.db.orm.update(appUser).set({ isAgreeMail: true }).where(own);
    await api.db.orm.update(alarm).set({ readAtMs: EVENING_MS });
    await mailDigest(parts, digest);
    expect(sent).toEqual([]);
    await api.db.run(`update pgboss.job set state = 'completed' where name = 'mail.digest'`);
  });

  test('is decided with its job, or not at all', async () => {
    const { userId } = await newReader();
    await tell(userId);
    const broken = { ...parts, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
    await expect(decideDigests(broken, signal)).rejects.toThrow('no queue');
    const both = await Promise.all([decideDigests(parts, signal), decideDigests(parts, signal)]);
    expect(both[0] + both[1]).toBe(1);
    await api.db.run(`update pgboss.job set state = 'completed' where name = 'mail.digest'`);
  });
});

describe('the link of a digest', () => {
  async function linkOf(userId: string): Promise<{ userId: string; signature: string }> {
    await tell(userId);
    await mailAll();
    const { searchParams, pathname } = new URL(sent.at(-1)?.unsubscribe ?? '');
    expect(pathname).toBe('/mail/unsubscribe');
    return { userId: searchParams.get('userId') ?? '', signature: searchParams.get('signature') ?? '' };
  }
  const agrees = async (userId: string) => {
    const own = and(eq(appUser.platformId, platformId), eq(appUser.id, userId));
    return (await api.db.orm.select().from(appUser).where(own))[0]?.isAgreeMail;
  };

  test('ends news by mail in one request of any holder, and again changes nothing', async () => {
    const { userId } = await newReader();
    const row = { platformId, userId, kind: 'MARKETING', version: 1, agreedAtMs: 1 } as const;
    await api.db.orm.insert(userAgreement).values(row);
    const link = await linkOf(userId);
    const ask = postTo(api, '/mail/unsubscribe');
    expect(outcome(await ask(link, {}))).toBe('SUCCESS');
    expect(await agrees(userId)).toBe(false);
    expect(await api.db.orm.select().from(userAgreement).where(eq(userAgreement.userId, userId))).toEqual([]);
    expect(outcome(await ask(link, {}))).toBe('SUCCESS');
  });

  test('of another reader or another site, or altered, ends nothing', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    const link = await linkOf(reader.userId);
    const ask = postTo(api, '/mail/unsubscribe');
    expect(outcome(await ask({ ...link, userId: other.userId }, {}))).toBe('INVALID_PARAMETER');
    expect(outcome(await ask({ ...link, signature: `${link.signature}x` }, {}))).toBe('INVALID_PARAMETER');
    expect(outcome(await ask(link, { balconyId: 'BOMTOON_TH' }))).toBe('INVALID_PARAMETER');
    expect([await agrees(reader.userId), await agrees(other.userId)]).toEqual([true, true]);
  });
});

test('the site says in which language it is read; an address is noted as Korean while it is', async () => {
  const { accessToken: bearer, userId } = await newReader();
  const noted = async () => {
    const own = and(eq(appUser.platformId, platformId), eq(appUser.id, userId));
    const [row] = await api.db.orm.select().from(appUser).where(own);
    return [row?.locale, row?.isKoreanAddress];
  };
  api.clock.setTo(TEST_NOW_MS);
  await api.ask('/user', { method: 'POST', bearer, body: { locale: 'ar' }, from: KOREAN_ADDRESS });
  expect(await noted()).toEqual([null, true]);
  await api.ask('/user', { method: 'POST', bearer, body: { locale: 'ar' }, headers: { ...FROM_SITE } });
  expect(await noted()).toEqual(['ar', false]);
  await api.ask('/user', { method: 'POST', bearer, body: {} });
  expect(await noted()).toEqual(['ar', false]);
});
