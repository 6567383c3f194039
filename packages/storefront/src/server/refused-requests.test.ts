import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../testing/site-under-test.ts';

const app = await compileApp();

/** A site from which no test requests a page. */
const site = () => createTestSite(() => Promise.reject(new Error('no page is asked for here')));

describe.each(['POST', 'PUT', 'OPTIONS', 'BREW'])('a page asked for by %s', (method) => {
  test.each(['/', '/home/weekly', '/search', '/my', '/no/such/page'])(
    'is 405 in the page’s words and the reader’s language, and no fault in the log: %s',
    async (path) => {
      const site = createTestSite(app.build, { platform: platformNamed('bom-th') });
      const answer = await site.ask(path, { method, headers: { 'accept-language': 'th' } });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      const page = await answer.text();
      expect(page).toContain('<html lang="th-TH" dir="ltr" data-platform="bom-th"');
      expect(page).toMatch(/<title>.+<\/title>/);
      expect(page).toContain('>หน้านี้รับข้อมูลที่ส่งมาไม่ได้');
      expect(site.logged.filter(({ level }) => level !== 'info')).toEqual([]);
    },
  );
});

const FORMS = [
  ...['/user/adult', '/user/login', '/user/signup'],
  ...['/detail/salt-crown', '/viewer/salt-crown/ep-1', '/shop', '/roulette'],
];

test.each(FORMS)('a page with a form takes POST and nothing else that changes it: %s', async (path) => {
  const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await site.ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test.each(FORMS)('a form that is far too large is refused before it is read: %s', async (path) => {
  const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
  const body = `id=${'x'.repeat(2_000_000)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await site.ask(path, { method: 'POST', body, headers })).status).toBe(413);
  expect(site.api.calls).toEqual([]);
});

test.each(['POST', 'OPTIONS'])('an address of data answers %s in one line', async (method) => {
  const answer = await createTestSite(app.build).ask('/_/search', { method });
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
    405,
    'GET, HEAD',
    'Method not allowed\n',
  ]);
});

test('every address that only takes what is posted says so, whatever else is asked of it', async () => {
  const routes = Object.values(app.build.routes).flatMap((route) => (route === undefined ? [] : [route]));
  const posted = routes.filter(({ path, module }) => path?.startsWith('_/') && module.action && !module.default);
  const addresses = posted
    .map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, 'x')}`)
    // These are also read.
    .filter((address) => !['/_/marks', '/_/position'].includes(address));
  expect(addresses).toContain('/_/device/lease/x/x');
  const site = createTestSite(app.build);
  for (const address of addresses) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const { status, headers } = await site.ask(address, { method });
      expect([address, method, status, headers.get('allow')]).toEqual([address, method, 405, 'POST']);
    }
  }
  expect(site.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

describe('a change that another site asks for', () => {
  test.each([
    ['/setting', { origin: 'null' }],
    ['/setting.data', { 'sec-fetch-site': 'cross-site' }],
  ])('at %s is refused with 403 before anything hears of it', async (path, headers) => {
    const { api, ask } = site();
    expect((await ask(path, { method: 'POST', headers })).status).toBe(403);
    expect(api.calls).toEqual([]);
  });

  test('is refused in the api’s envelope where the api answers', async () => {
    const { api, ask } = site();
    const answer = await ask('/api/balcony-api/purchase', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      {
        result: 'ERROR',
        error: { code: 'FORBIDDEN', message: 'Forbidden: the request comes from another site', detail: '' },
      },
    ]);
    expect(api.calls).toEqual([]);
  });
});

describe('addresses that cannot be read', () => {
  test.each(['/%', '/a%00b', '/detail/%ff'])('%s is a bad request', async (path) => {
    expect((await site().ask(path)).status).toBe(400);
    const person = await site().ask(path, { headers: { accept: 'text/html,*/*' } });
    expect([person.status, person.headers.get('location')]).toEqual([302, '/404']);
  });
});

/** Sends a text to a site over its own connection, and reads until the site closes it. */
async function send({ fetch }: TestSite, text: string): Promise<string> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.write(text);
  const answer = (await socket.toArray()).join('');
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

describe('a request that names its host twice', () => {
  test.each([
    ['/favicon.svg', 'Bad request: the host is named more than once'],
    ['/api/balcony-api-v2/x', '"code":"MALFORMED_REQUEST"'],
  ])('is refused at %s', async (path, text) => {
    const asked = site();
    const hosts = 'Host: us.example\r\nHost: other.example';
    const answer = await send(asked, `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(text);
    expect(asked.api.calls).toEqual([]);
  });
});

test('TRACE on a path of the api is refused, and is no fault of ours', async () => {
  const asked = site();
  const answer = await send(asked, 'TRACE /api/balcony-api-v2/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(asked.logged.map(({ level }) => level)).toEqual(['info']);
});

/** A request whose body comes in pieces, as a proxy sends it, or that has none and does not say so. */
const request = (line: string, headers: string[], ...pieces: string[]) =>
  [`${line} HTTP/1.1`, 'Host: us.example', 'Connection: close', ...headers, '', ''].join('\r\n') +
  pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
const CHUNKED = ['Transfer-Encoding: chunked', 'Content-Type: application/x-www-form-urlencoded'];
const END = '';

describe('a request without the length of its body', () => {
  test.each([
    ['DELETE /_/marks', 405],
    ['PATCH /_/marks', 405],
    ['PUT /_/position', 405],
    ['POST /_/marks', 400],
    ['DELETE /viewer/salt-crown/ep-1', 405],
    ['POST /api/auth/signout', 403],
    ['POST /api/balcony/x', 404],
  ])('is no fault of ours without a body: %s', async (line, status) => {
    const asked = createTestSite(app.build);
    expect(await send(asked, request(line, []))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(asked.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('is read when it comes in pieces, and refused as soon as too much of it has come', async () => {
    const heard = createTestSite(app.build);
    const pieces = ['logType=ERROR&act', 'ion=script-error%3AError&url=%2Fsearch', END];
    expect(await send(heard, request('POST /api/logger', CHUNKED, ...pieces))).toMatch(/^HTTP\/1.1 200 /);
    expect(JSON.stringify(heard.logged)).toContain('script-error:Error');
    for (const [path, piece] of [
      ['/user/login', 'x'.repeat(600_000)],
      ['/api/auth/signout', 'x'.repeat(10_000)],
    ] as const) {
      const large = createTestSite(app.build);
      expect(await send(large, request(`POST ${path}`, CHUNKED, piece, piece, END))).toMatch(/^HTTP\/1.1 413 /);
      expect(large.api.calls).toEqual([]);
    }
  });
});
