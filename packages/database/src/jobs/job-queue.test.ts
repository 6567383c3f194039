import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { creator } from '../schema/index.ts';
import { describeServers } from '../testing/describe-servers.ts';
import { createTestDatabase } from '../testing/index.ts';
import { defineJob, handleJob, type Job } from './job.ts';
import { type JobProblem, type JobQueue, openJobQueue } from './job-queue.ts';

interface Greeting {
  name: string;
}
const greet = defineJob<Greeting>({
  name: 'test.greet',
  retryLimit: 1,
  retryDelaySeconds: 1,
  parse(data) {
    if (typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string') {
      return { name: data.name };
    }
    throw new TypeError('not a greeting');
  },
});
const tick = defineJob({ name: 'test.tick', parse: () => ({}), repeatEverySeconds: 3600 });
const JOBS: readonly Job<object>[] = [greet, tick];
const QUICKLY = { pollEveryMs: 20 };

function behavesAsPromised(open: () => Promise<Database>) {
  let database: Database;
  let queue: JobQueue;
  let problems: JobProblem[];

  async function openQueue(): Promise<JobQueue> {
    return openJobQueue(database, { jobs: JOBS, onProblem: (problem) => problems.push(problem) });
  }
  beforeEach(async () => {
    problems = [];
    database = await open();
    queue = await openQueue();
  });
  afterEach(async () => {
    await queue.stop();
    await database.close();
  });

  it('does what was enqueued, with its payload', async () => {
    const names: string[] = [];
    await queue.work([handleJob(greet, async ({ name }) => void names.push(name))], QUICKLY);
    await queue.enqueue(null, greet, { name: 'Ada' });
    await queue.enqueue(null, greet, { name: 'Bo' });
    await vi.waitFor(() => expect(names).toEqual(['Ada', 'Bo']));
  });

  it('does nothing when the transaction that enqueued it is rolled back, and does it when it is committed', async () => {
    const names: string[] = [];
    await queue.work([handleJob(greet, async ({ name }) => void names.push(name))], QUICKLY);
    const rolledBack = database.orm.transaction(async (tx) => {
      await tx.insert(creator).values({ name: 'rolled back' });
      await queue.enqueue(tx, greet, { name: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await database.orm.transaction(async (tx) => {
      await tx.insert(creator).values({ name: 'committed' });
      await queue.enqueue(tx, greet, { name: 'committed' }, { startAfterSeconds: 0 });
    });
    await vi.waitFor(() => expect(names).toEqual(['committed']));
    expect(await database.orm.select({ name: creator.name }).from(creator)).toEqual([{ name: 'committed' }]);
  });

  it('tries again what failed, with the number of the attempt, and reports each failure', async () => {
    const attempts: number[] = [];
    const work = handleJob(greet, async (_, { attempt }) => {
      attempts.push(attempt);
      throw new Error(`attempt ${attempt} failed`);
    });
    await queue.work([work], QUICKLY);
    const jobId = await queue.enqueue(null, greet, { name: 'Ada' });
    await vi.waitFor(() => expect(problems).toHaveLength(2), { timeout: 10_000 });
    expect(attempts).toEqual([1, 2]);
    expect(problems).toMatchObject([
      { jobName: 'test.greet', jobId, isFinal: false },
      { jobName: 'test.greet', jobId, isFinal: true },
    ]);
  });

  it('refuses a job that is not registered', async () => {
    const unknown = defineJob({ name: 'test.unknown', parse: () => ({}) });
    await expect(queue.enqueue(null, unknown, {})).rejects.toThrow('test.unknown was not given');
  });

  it('keeps out a second waiting job with the same key, and no job without one', async () => {
    expect(await queue.enqueue(null, greet, { name: 'a' }, { singletonKey: 'k' })).not.toBeNull();
    expect(await queue.enqueue(null, greet, { name: 'b' }, { singletonKey: 'k' })).toBeNull();
    expect(await queue.enqueue(null, greet, { name: 'c' })).not.toBeNull();
    expect(await queue.enqueue(null, greet, { name: 'd' })).not.toBeNull();
  });

  it('stops at once, also while it looks for the next period of a repeating job', async () => {
    await queue.work([handleJob(tick, async () => undefined)], QUICKLY);
    const beganAtMs = performance.now();
    await queue.stop();
    expect(performance.now() - beganAtMs).toBeLessThan(10_000);
  });

  it('runs a repeating job once a period, whatever the number of runners', async () => {
    const other = await openQueue();
    let runs = 0;
    const count = handleJob(tick, async () => {
      runs += 1;
    });
    const names: string[] = [];
    const mark = handleJob(greet, async ({ name }) => void names.push(name));
    await queue.work([count, mark], QUICKLY);
    await other.work([count], QUICKLY);
    await vi.waitFor(() => expect(runs).toBe(1));
    await queue.enqueue(null, greet, { name: 'afterwards' });
    await vi.waitFor(() => expect(names).toEqual(['afterwards']));
    await other.stop();
    expect(runs).toBe(1);
  });

  it('waits at its end for what runs, and has stored that it is done', async () => {
    let isDone = false;
    const begun = new Promise<void>((begin) => {
      const work = handleJob(greet, async () => {
        begin();
        await new Promise((resolve) => setTimeout(resolve, 200));
        isDone = true;
      });
      void queue.work([work], QUICKLY).then(() => queue.enqueue(null, greet, { name: 'slow' }));
    });
    await begun;
    await queue.stop();
    expect(isDone).toBe(true);
    expect(await database.run(`select state::text as state from pgboss.job where name = 'test.greet'`)).toEqual([
      { state: 'completed' },
    ]);
  });

  it('aborts at its end what does not finish in time, and it waits for another try', async () => {
    const begun = new Promise<void>((begin) => {
      const work = handleJob(greet, () => {
        begin();
        return new Promise(() => undefined);
      });
      void queue.work([work], QUICKLY).then(() => queue.enqueue(null, greet, { name: 'endless' }));
    });
    await begun;
    await queue.stop(50);
    expect(await database.run(`select state::text as state from pgboss.job where name = 'test.greet'`)).toEqual([
      { state: 'retry' },
    ]);
  });
}

describe('jobs on the embedded engine', () => {
  behavesAsPromised(createTestDatabase);

  it('are tried again at once when the program that ran them died', async () => {
    const database = await createTestDatabase();
    const options = { jobs: JOBS, onProblem: () => undefined };
    const died = await openJobQueue(database, options);
    await died.enqueue(null, greet, { name: 'interrupted' });
    await database.run(`update pgboss.job set state = 'active', started_on = now()`);
    await died.stop();
    const next = await openJobQueue(database, options);
    const names: string[] = [];
    await next.work([handleJob(greet, async ({ name }) => void names.push(name))], QUICKLY);
    await vi.waitFor(() => expect(names).toEqual(['interrupted']), { timeout: 10_000 });
    await next.stop();
    await database.close();
  });
});

describeServers('jobs on', 'newest', (server) => {
  behavesAsPromised(() => server().openDatabase());

  it('are each done once by many processes', async () => {
    const url = await server().createDatabase();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ engine: 'server', url })));
    const problems: JobProblem[] = [];
    const options = { jobs: JOBS, onProblem: (problem: JobProblem) => problems.push(problem) };
    const queues = await Promise.all(databases.map((database) => openJobQueue(database, options)));
    const names: string[] = [];
    await Promise.all(
      queues.map((queue) => queue.work([handleJob(greet, async ({ name }) => void names.push(name))], QUICKLY)),
    );
    const expected = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, '0'));
    await Promise.all(expected.map((name, index) => queues[index % 3]?.enqueue(null, greet, { name })));
    await vi.waitFor(() => expect(names.toSorted()).toEqual(expected), { timeout: 10_000 });
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((database) => database.close()));
    expect(problems).toEqual([]);
  });
});
