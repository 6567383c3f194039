import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let server: ReturnType<typeof createAdaptorServer>;
let port: number;
beforeAll(async () => {
  api = await createTestApi({ config: { bodyLimitMs: 50 } });
  server = createAdaptorServer({ fetch: api.app.fetch, overrideGlobalObjects: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  port = address.port;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});
beforeEach(() => {
  api.logged.length = 0;
});

/** Sends a text over a connection of its own and reads until the server closes it. */
async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const PLATFORM = 'x-balcony-id: BOMTOON_US';
const request = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join('');

test('a body that does not come in time is 408 in the reader’s language, a warning, and the end of the connection', async () => {
  const answer = await send(
    request(
      'POST /v2/contents/tab/details HTTP/1.1',
      'Host: api.test',
      PLATFORM,
      'Content-Type: application/json',
      'Content-Length: 30',
      '',
      '{"contentsIds":',
    ),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(answer).toContain('"code":"REQUEST_TIMEOUT","message":"That took too long to arrive. Please try again."');
  expect(api.logged).toMatchObject([{ level: 40, status: 408, refusal: 'REQUEST_TIMEOUT', msg: 'answered' }]);
});

test.each(['api.test', 'bom-us.example'])('a second Host header is refused, also the same one: %s', async (second) => {
  const answer = await send(
    request('GET /v2/notice HTTP/1.1', 'Host: api.test', `host: ${second}`, PLATFORM, 'Connection: close', ''),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"MALFORMED_REQUEST"');
  expect(answer).toContain('"detail":"A request names its host once"');
  expect(api.logged).toMatchObject([{ level: 30, status: 400 }]);
});

test('TRACE is no route', async () => {
  const answer = await send(request('TRACE /v2/notice HTTP/1.1', 'Host: api.test', 'Connection: close', ''));
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('"code":"NO_SUCH_ROUTE"');
});
