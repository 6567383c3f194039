import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { isDatabaseLost } from '../engines/errors.ts';
import { openServer } from '../engines/server.ts';
import {
  openServerProxy,
  type ServerProxy,
  startTestServer,
  type TestServer,
  whyNoTestServer,
} from '../testing/index.ts';
import { defineJob, handleJob } from './job.ts';
import { type JobProblem, type JobQueue, openJobQueue } from './job-queue.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const greet = defineJob({ name: 'test.greet', parse: () => ({}), retryDelaySeconds: 1 });
const until = (holds: () => boolean | Promise<boolean>) => vi.waitUntil(holds, { timeout: 30_000, interval: 20 });

describe.skipIf(whyNoTestServer() !== null)('a queue whose database is lost', () => {
  let server: TestServer;
  let line: ServerProxy;
  let database: Database;
  let admin: Database;
  let queue: JobQueue;
  let problems: JobProblem[];
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    problems = [];
    const url = await server.createDatabase();
    admin = await openServer({ engine: 'server', url, maxConnections: 1 });
    line = await openServerProxy(url);
    database = await openServer({ engine: 'server', url: line.url, maxConnections: 3 });
    queue = await openJobQueue(database, { jobs: [greet], onProblem: (problem) => problems.push(problem) });
  });
  afterEach(async () => {
    line.turn('open');
    await queue.stop();
    await database.close();
    await line.close();
    await admin.close();
  });

  const isLost = async () => (await database.run('select 1').catch((error: unknown) => error)) instanceof Error;
  const jobs = () => admin.run('select state::text, retry_count from pgboss.job where name = $1', [greet.name]);

  it('looks for jobs again when it is back', async () => {
    let done = 0;
    const work = async () => {
      done += 1;
    };
    await queue.work([handleJob(greet, work)], { pollEveryMs: 20 });
    line.turn('shut');
    await until(isLost);
    expect(problems.filter(({ error }) => !isDatabaseLost(error))).toEqual([]);
    line.turn('open');
    await until(async () => !(await isLost()));
    await queue.enqueue(null, greet, {});
    await until(() => done === 1);
  });

  it.each([
    ['was done', false, 'completed'],
    ['failed', true, 'retry'],
  ])('while a job ran stores that it %s as soon as it is back, and not when its time is over', async (...row) => {
    const [, fails, state] = row;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let runs = 0;
    const work = async () => {
      runs += 1;
      await ended;
      if (fails && runs === 1) throw new Error('it failed');
    };
    await queue.work([handleJob(greet, work)], { pollEveryMs: 20 });
    await queue.enqueue(null, greet, {});
    await until(() => runs === 1);
    line.turn('shut');
    await until(isLost);
    end();
    await until(isLost);
    line.turn('open');
    await until(async () => {
      const [job] = await jobs();
      return job?.state === state || (fails && job?.state === 'completed' && job.retry_count === 1);
    });
    expect(runs).toBe(1);
  });
});
