import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, startApi } from '@longstrip/api';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { compileApp, createTestSite, type TestSite } from '@longstrip/storefront/testing';
import { openTelemetry } from '@longstrip/telemetry';
import { openTraceReceiver, type ReceivedSpan, type TraceReceiver } from '@longstrip/telemetry/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PART_OFFSETS } from '../launch/ports.mjs';
import { createLog } from './log.ts';
import { type OpenedSandbox, openSandbox } from './open-sandbox.ts';

// A site, the api with its database and its jobs, and the sandbox's mail server, traced to a receiver of OTLP.

const SECRET = 'a secret of the tests that is long enough for it';
const READER = 'marker.traced@readers.test';
const CLIENT_TRACE = '00-11111111111111111111111111111111-2222222222222222-01';
const MESSAGES = { smtpUrl: null, mailFrom: 'shop@bom.example', texts: null };
const PROXY = '10.1.2.3';

let directory: string;
let receiver: TraceReceiver;
let telemetry: Awaited<ReturnType<typeof openTelemetry>>;
let sandbox: OpenedSandbox | null;
let api: Api;
let site: TestSite;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  receiver = await openTraceReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  // Each span is sent as soon as it ends, also one of a statement in a transaction.
  vi.stubEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', '1');
  telemetry = await openTelemetry(
    { metrics: null, traces: true },
    { service: 'longstrip', role: 'all', version: 'test', onError: (error) => Promise.reject(error) },
  );
  directory = await mkdtemp(join(tmpdir(), 'longstrip-traces-'));
  const basePort = (await freePort()) - PART_OFFSETS.mail;
  sandbox = await openSandbox({ mode: 'demo', host: '127.0.0.1', basePort, messages: MESSAGES }, []);
  const log = createLog({ format: 'json', level: 'info', write: (line) => lines.push(JSON.parse(line)) });
  const [app, started] = await Promise.all([
    compileApp('th'),
    startApi({
      ...{ mode: 'demo', seed: 'none', dataDirectory: directory, databaseUrl: null },
      messages: sandbox?.messages ?? MESSAGES,
      secrets: { token: SECRET, image: SECRET, service: SECRET },
      ...{ consoleOrigin: 'http://console.test', origin: 'http://api.test', trustedProxies: [] },
      publicOrigins: new Map(PLATFORMS.map(({ id }) => [id, `https://${id}.sites.test`])),
      logger: log,
      signal: new AbortController().signal,
      onProgress: () => {},
    }),
  ]);
  if (!started.ok) throw new Error(started.sentence);
  api = started.api;
  site = createTestSite(app.build, {
    platform: getPlatform('bom-th'),
    apiFetch: (request) => api.app.fetch(request),
    serviceSecret: SECRET,
    nowMs: () => Date.now(),
    trustedProxies: [PROXY],
  });
}, 120_000);

afterAll(async () => {
  await api.close();
  await sandbox?.close();
  if (telemetry.ok) await telemetry.close();
  await receiver.close();
  await rm(directory, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];
const isOfSite = ({ kind, attributes }: ReceivedSpan) => kind === SERVER && attributes['longstrip.part'] === 'bom-th';
const parentOf = ({ traceId, parentSpanId }: ReceivedSpan) =>
  receiver.until((span) => span.traceId === traceId && span.spanId === parentSpanId);

test('a page is one trace: site, call of the api, api, statements; the api’s log names it', async () => {
  expect((await site.ask('/notice')).status).toBe(200);
  const page = await receiver.until((span) => isOfSite(span) && span.name === 'GET notice');
  expect(page).toMatchObject({
    parentSpanId: null,
    attributes: { 'http.route': 'notice', 'http.response.status_code': 200 },
    resource: { 'service.name': 'longstrip', 'longstrip.role': 'all' },
  });
  const { traceId } = page;
  const statement = await receiver.until(
    (span) => span.traceId === traceId && span.name === 'select notice' && span.kind === CLIENT,
  );
  expect(statement.attributes).toMatchObject({ 'db.operation.name': 'select', 'db.collection.name': 'notice' });
  const served = await parentOf(statement);
  expect([served.kind, served.name, served.attributes['longstrip.part']]).toEqual([SERVER, 'GET /notice', 'api']);
  const called = await parentOf(served);
  expect([called.kind, called.name]).toEqual([CLIENT, 'api GET']);
  expect((await parentOf(called)).spanId).toBe(page.spanId);
  const logged = lines.find(({ msg, path }) => msg === 'answered' && String(path).endsWith('/notice'));
  expect(logged).toMatchObject({ trace_id: traceId, span_id: served.spanId, requestId: expect.any(String) });
});

test('the mail of a sign-up is in the trace of the form; no span holds anything of the reader', async () => {
  const form = new URLSearchParams({ step: 'address', email: READER });
  expect((await site.ask('/user/signup', { method: 'POST', body: form })).status).toBe(200);
  const asked = await receiver.until((span) => isOfSite(span) && span.name === 'POST userSignup');
  const { traceId } = asked;
  const job = await receiver.until((span) => span.traceId === traceId && span.kind === CONSUMER);
  const sent = await receiver.until((span) => span.traceId === traceId && span.name === 'smtp send');
  expect([job.name, sent.parentSpanId]).toEqual(['job mail.send', job.spanId]);
  expect((await parentOf(job)).attributes['longstrip.part']).toBe('api');
  const [mail] = (await (await sandbox?.app.request(`/mail.json?to=${READER}`))?.json()) ?? [];
  const code = /\b\d{6}\b/.exec(String(Object(mail).text))?.[0];
  expect(code).toEqual(expect.stringMatching(/^\d{6}$/));
  const all = JSON.stringify(receiver.spans);
  // Times and ids of spans have six such digits by chance.
  const hasCode = new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`).test(all);
  expect([READER, 'marker'].filter((text) => all.includes(text))).toEqual([]);
  expect(hasCode).toBe(false);
});

test('only a trusted proxy’s trace is continued', async () => {
  const traceOf = async (path: string, remoteAddress: string) => {
    const incoming = { socket: { remoteAddress } };
    const headers = { traceparent: CLIENT_TRACE };
    const request = new Request(`https://us.example${path}`, { headers });
    await site.fetch(request, { incoming } as never);
    return (await receiver.until((span) => isOfSite(span) && span.name === `GET ${path.slice(1)}`)).traceId;
  };
  const [, given] = CLIENT_TRACE.split('-');
  expect(await traceOf('/faq', PROXY)).toBe(given);
  expect(await traceOf('/search', '203.0.113.9')).not.toBe(given);
  // A reader's call of the api through the site: the site's own trace goes on.
  const headers = { traceparent: CLIENT_TRACE.replaceAll('1', '3') };
  await site.ask('/api/balcony-api-v2/notice', { headers });
  const passed = await receiver.until((span) => isOfSite(span) && span.name === 'GET api');
  const served = await receiver.until((span) => span.traceId === passed.traceId && span.name === 'GET /notice');
  expect([served.kind, passed.traceId.startsWith('333')]).toEqual([SERVER, false]);
});

test('work that belongs to no request begins no trace of its own statements', () => {
  const alone = receiver.spans.filter(({ kind, parentSpanId }) => kind === CLIENT && parentSpanId === null);
  expect(alone).toEqual([]);
});
