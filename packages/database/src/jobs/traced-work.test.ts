import { grant } from '@longstrip/core';
import { inSpan, openTelemetry } from '@longstrip/telemetry';
import { openTraceReceiver, type TraceReceiver } from '@longstrip/telemetry/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { createTestDatabase } from '../testing/index.ts';
import { decideInTransaction } from '../transaction.ts';
import { defineJob, handleJob } from './job.ts';
import { openJobQueue } from './job-queue.ts';

const greet = defineJob({ name: 'test.greet', parse: (data) => ({ given: data }) });

let receiver: TraceReceiver;
let database: Database;
let end: () => Promise<void>;
beforeAll(async () => {
  receiver = await openTraceReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  // Each span is sent as soon as it ends.
  vi.stubEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', '1');
  const options = { service: 'test', role: 'all', version: '1', onError: () => undefined };
  const opened = await openTelemetry({ metrics: null, traces: true }, options);
  if (!opened.ok) throw new Error(opened.sentence);
  end = opened.close;
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await end();
  await receiver.close();
  vi.unstubAllEnvs();
});

test('what a span sends while a transaction is open is not the transaction’s use of the network', async () => {
  const decided = await inSpan('request', { kind: 'server', parent: null }, () =>
    decideInTransaction(database, async (transaction) => {
      for (let each = 0; each < 3; each += 1) {
        await transaction.execute(sql`select count(*) from series`);
        // The sending has begun before the next statement.
        await receiver.until(({ name }) => name === 'select series');
      }
      return grant('done');
    }),
  );
  expect(decided).toEqual(grant('done'));
});

test('a job is in the trace that asked for it, and its payload is what was given', async () => {
  const queue = await openJobQueue(database, { jobs: [greet], onProblem: () => undefined });
  const payloads: unknown[] = [];
  await inSpan('asking', { kind: 'server', parent: null }, () => queue.enqueue(null, greet, { given: 'Ada' }));
  await queue.work([handleJob(greet, async ({ given }) => void payloads.push(given))], { pollEveryMs: 20 });
  const asked = await receiver.until(({ name }) => name === 'asking');
  const worked = await receiver.until(({ name }) => name === 'job test.greet');
  expect([worked.traceId, worked.parentSpanId]).toEqual([asked.traceId, asked.spanId]);
  expect(payloads).toEqual([{ given: 'Ada' }]);
  await queue.stop();
});
