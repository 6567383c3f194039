import type { Database } from '@longstrip/database';
import type { Hono } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Longest time that the database may take to answer, in milliseconds. */
const DATABASE_ANSWERS_WITHIN_MS = 2_000;

/** Whether the process still takes requests or is shutting down. */
export interface Drain {
  isDraining(): boolean;
}

/** `GET /_/health`: 200 if requests can be served, otherwise 503. */
export function mountHealth(app: Hono<ApiEnv>, options: { db: Database; drain: Drain; version: string }): void {
  app.get('/_/health', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (options.drain.isDraining()) return c.json({ status: 'draining' }, 503);
    if (!(await answersInTime(options.db))) return c.json({ status: 'unavailable' }, 503);
    return c.json({ status: 'ok', version: options.version });
  });
}

async function answersInTime(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWERS_WITHIN_MS);
  });
  const answer = db.run('select 1 as one').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
