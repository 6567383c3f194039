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
