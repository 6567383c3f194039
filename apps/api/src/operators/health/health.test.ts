import { type Database, defineJob, handleJob, type JobQueue, openJobQueue } from '@longstrip/database';
import { webhookEvent } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventFacts } from '../../http/event-facts.ts';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';
import type { EnqueuedJob } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';

const mailJob = defineJob({ name: 'test.mail', parse: () => ({}), retryLimit: 0 });
const enqueued: EnqueuedJob[] = [];

let database: Database;
let queue: JobQueue;
let operators: OperatorApi;
let owner: string;
let isMended = false;
let sent = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openJobQueue(database, { jobs: [mailJob], onProblem: () => undefined });
  const send = async () => {
    if (!isMended) throw new Error('the mail server refused');
    sent += 1;
  };
  await queue.work([handleJob(mailJob, send)], { pollEveryMs: 20 });
  operators = createOperatorApi(database, { enqueued });
  ({ token: owner } = await addOperator(database, ['owner/all']));
}, 60_000);
afterAll(async () => {
  await queue?.stop();
  await database?.close();
});

const get = async (path: string) => (await operators.ask('GET', `/health${path}`, { as: owner })).data;
const post = (path: string, body: object) =>
  operators.ask('POST', `/health${path}`, { as: owner, body: { reason: 'the cause is mended', ...body } });

test('a job that was given up is listed with its message, and is tried again once it is asked for', async () => {
  await queue.enqueue(null, mailJob, { to: 'reader@readers.test' });
  const failed = await vi.waitFor(async () => {
    const { rows } = await get('/jobs');
    expect(rows).toMatchObject([{ name: 'test.mail', tries: 1, message: 'the mail server refused' }]);
    return rows[0];
  });
  expect(JSON.stringify(failed)).not.toContain('readers.test');
  expect((await get('')).queues).toMatchObject([{ name: 'test.mail', failed: 1, waiting: 0 }]);
  isMended = true;
  const retry = { name: failed.name, jobId: failed.jobId };
  expect((await post('/jobs/retry', retry)).data).toEqual(retry);
  await vi.waitFor(() => expect(sent).toBe(1));
  expect((await post('/jobs/retry', retry)).code).toBe('NOT_EXIST');
  expect((await get('/jobs')).rows).toEqual([]);
  const [entry] = await database.run(`select subject_id, after from audit_log where action = 'job.retry'`);
  expect(entry).toEqual({ subject_id: `test.mail/${failed.jobId}`, after: { reason: 'the cause is mended' } });
});

test('what a provider reported is listed, altered rows are marked, and what waits is processed by the job', async () => {
  for (const [eventId, workedAtMs] of [
    ['evt_waits', null],
    ['evt_done', TEST_NOW_MS],
  ] as const) {
    const outcome = workedAtMs === null ? null : 'paid/credit';
    const row = { source: 'sandbox', eventId, bodyHash: '', payload: {}, receivedAtMs: TEST_NOW_MS - 60_000 } as const;
    const proof = TEST_PROOFS.of('event', eventFacts({ ...row, workedAtMs, outcome }));
    await database.orm.insert(webhookEvent).values({ ...row, workedAtMs, outcome, proof });
  }
  expect((await get('')).sources).toEqual([
    {
      ...{ source: 'sandbox', waiting: 1, lastReceivedAtMs: TEST_NOW_MS - 60_000, lastWorkedAtMs: TEST_NOW_MS },
      oldestWaitingAtMs: TEST_NOW_MS - 60_000,
    },
  ]);
  expect((await get('/events?state=WAITING')).rows).toMatchObject([{ eventId: 'evt_waits', isAltered: false }]);
  const first = await get('/events?limit=1');
  const second = await get(`/events?limit=1&after=${first.next}`);
  expect([first.rows[0].eventId, second.rows[0].eventId].toSorted()).toEqual(['evt_done', 'evt_waits']);
  expect(second.next).toBeNull();
  await database.run(`update webhook_event set outcome = 'paid/none' where event_id = 'evt_done'`);
  expect((await get('/events?state=WORKED')).rows).toMatchObject([{ outcome: 'paid/none', isAltered: true }]);
  expect((await post('/events/replay', {})).data).toEqual({ waiting: 1 });
  expect(enqueued).toEqual([{ name: 'payment.events', payload: {} }]);
});
