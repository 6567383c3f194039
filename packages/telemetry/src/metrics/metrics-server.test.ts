import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openMetrics } from './metrics-server.ts';
import { recordRequest } from './record-request.ts';
import { onScrape } from './scrape.ts';

const SUPERVISOR = fileURLToPath(new URL('supervisor.fixture.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function read(port: unknown): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/_/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return (await answer.text()).split('\n');
}

test('one scrape of a supervisor sums up its workers; what a killed one counted stays in the sums', async () => {
  const child = fork(SUPERVISOR, [], { execArgv: ['--import', 'tsx'] });
  children.push(child);
  const [port] = await once(child, 'message');
  const expected = [
    'longstrip_requests_total{part="api",route="main",method="GET",status="2xx"} 1',
    'longstrip_requests_total{part="bom-us",route="main",method="GET",status="2xx"} 20',
    'longstrip_request_duration_seconds_count{part="bom-us",route="main"} 20',
    'longstrip_workers_ended_total 1',
  ];
  const whole = await read(port);
  expect(whole).toEqual(expect.arrayContaining([...expected, 'longstrip_site_api_ready 0']));
  expect(whole.filter((line) => line.startsWith('# TYPE longstrip_requests_total'))).toHaveLength(1);
  child.send('kill one');
  await once(child, 'message');
  // What a worker was, and not what it counted, is gone with it.
  for (let time = 0; time < 2; time += 1) {
    expect(await read(port)).toEqual(expect.arrayContaining([...expected, 'longstrip_site_api_ready 1']));
  }
}, 60_000);

test('a source that fails or hangs does not hold back the others; other paths are 404; a taken port is a sentence', async () => {
  const opened = await openMetrics({ host: '127.0.0.1', port: 0 }, (error) => Promise.reject(error));
  if (!opened.ok || opened.port === null) throw new Error('it did not open');
  const { port } = opened;
  const ends = [
    onScrape(() => Promise.reject(new Error('away'))),
    onScrape(() => new Promise(() => undefined)),
    onScrape(() => recordRequest({ part: 'api', route: null, method: 'PURGE', status: 503, seconds: 1 })),
  ];
  expect(await read(port)).toContain('longstrip_requests_total{part="api",route="none",method="other",status="5xx"} 1');
  for (const end of ends) end();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect(await openMetrics({ host: '127.0.0.1', port }, () => undefined)).toMatchObject({
    ok: false,
    sentence: expect.stringContaining(`Metrics cannot be served at 127.0.0.1:${port}: `),
  });
  await opened.close();
});

test('without an address nothing is opened', async () => {
  expect(await openMetrics(null, () => undefined)).toMatchObject({ ok: true, port: null });
});
