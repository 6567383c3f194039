import type { Database } from '@longstrip/database';
import type { Hono } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Longest time that a part may take to answer, in milliseconds. */
const ANSWERS_WITHIN_MS = 2_000;

/** Whether the process still takes requests or is shutting down. */
export interface Drain {
  isDraining(): boolean;
}

/** What a process needs in order to serve, by name. Each resolves if that part answers. */
export type ReadyParts = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * `GET /_/health`: 200 if requests can be served, otherwise 503. `GET /_/ready` asks every part that the process needs, for
 * load balancers and orchestrators, and names those that do not answer.
 */
export function mountHealth<Env extends ApiEnv>(
  app: Hono<Env>,
  options: { db: Pick<Database, 'run'>; ready: ReadyParts; drain: Drain; version: string },
): void {
  const { db, drain, version } = options;
  const database = () => db.run('select 1 as one');
  app.get('/_/health', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (drain.isDraining()) return c.json({ status: 'draining' }, 503);
    if (!(await answersInTime(database()))) return c.json({ status: 'unavailable' }, 503);
    return c.json({ status: 'ok', version });
  });
  app.get('/_/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    const asked = Object.entries({ database, ...options.ready });
    const answers = await Promise.all(asked.map(async ([name, ask]) => [name, await answersInTime(ask())] as const));
    const parts = Object.fromEntries(answers.map(([name, answered]) => [name, answered ? 'ok' : 'unavailable']));
    if (drain.isDraining()) return c.json({ status: 'draining', parts }, 503);
    const isReady = answers.every(([, answered]) => answered);
    return c.json({ status: isReady ? 'ok' : 'unavailable', version, parts }, isReady ? 200 : 503);
  });
}

async function answersInTime(asked: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
  });
  const answer = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
