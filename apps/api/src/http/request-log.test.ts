import { parseClientDevice } from '@longstrip/api-contract';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { ApiEnv, RequestFacts } from './api-env.ts';
import { beginRequests, logRequests } from './request-log.ts';

const FACTS: RequestFacts = {
  platform: null,
  device: parseClientDevice(undefined),
  timeZone: 'UTC',
  locale: 'en-US',
  clientAddress: null,
  isFromSite: false,
};

it('counts the time of an answer in parts to the end of its work', async () => {
  const lines: { path: string; durationMs: number }[] = [];
  let nowMs = 0;
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const app = new Hono<ApiEnv>();
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const clock = { nowMs: () => nowMs };
  app.use(beginRequests({ clock, services: { newId: () => 'id' } }, () => FACTS));
  app.use(logRequests({ clock, logger }));
  app.get('/whole', (c) => c.text('done'));
  app.get('/parts', (c) => {
    c.set('answerEnded', work);
    return c.text('begun');
  });

  await app.request('/whole');
  await app.request('/parts');
  expect(lines).toMatchObject([{ path: '/whole', durationMs: 0 }]);
  nowMs = 4_000;
  fail(new Error('failed'));
  await expect.poll(() => lines).toMatchObject([{ path: '/whole' }, { path: '/parts', durationMs: 4_000 }]);
});

it('writes of the questions whether a process is well only those with another answer than the last one', async () => {
  const lines: { path: string; status: number }[] = [];
  let status: 200 | 503 = 200;
  const app = new Hono<ApiEnv>();
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const clock = { nowMs: () => 0 };
  app.use(beginRequests({ clock, services: { newId: () => 'id' } }, () => FACTS));
  app.use(logRequests({ clock, logger }));
  for (const path of ['/_/ready', '/_/health', '/series']) app.get(path, (c) => c.text('', status));
  for (status of [200, 200, 503, 503, 200] as const) {
    for (const path of ['/_/ready', '/_/health', '/series']) await app.request(path);
  }
  const of = (path: string) => lines.filter((line) => line.path === path).map((line) => line.status);
  expect([of('/_/ready'), of('/_/health')]).toEqual([
    [200, 503, 200],
    [200, 503, 200],
  ]);
  expect(of('/series')).toHaveLength(5);
});
