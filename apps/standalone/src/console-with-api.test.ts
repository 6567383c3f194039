import {
  addOperator,
  beginHeaders,
  codeOf,
  joinStore,
  type OperatorApi,
  openUploadScene,
} from '@longstrip/api/testing';
import { createConsoleServer } from '@longstrip/console/server';
import { compileConsole } from '@longstrip/console/testing';
import { recordRequest } from '@longstrip/telemetry';
import { metricValue } from '@longstrip/telemetry/testing';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// The console in front of the api with its database: what it refuses by itself, and what it does with the api's refusals.

const ORIGIN = 'https://console.test';
const PASSWORD = 'a long password 7';
const MINUTE_MS = 60_000;
/** The token of commands on the machine of the product. */
const MACHINE = 'what-commands-on-this-machine-send';

let database: Awaited<ReturnType<typeof openUploadScene>>['database'];
let api: OperatorApi;
let isApiDown = false;
let scene: Awaited<ReturnType<typeof openUploadScene>>;
let console: ReturnType<typeof createConsoleServer>;
beforeAll(async () => {
  const [build, opened] = await Promise.all([compileConsole(), openUploadScene()]);
  scene = opened;
  ({ database, api } = scene);
  console = createConsoleServer({
    ...{ build, clientDirectory: null, apiBaseUrl: 'http://api.test', serviceSecret: null, origin: ORIGIN },
    apiFetch: (request) => (isApiDown ? Promise.reject(new Error('no api')) : api.fetch(request)),
    cookieSecrets: ['secret of the console', 'a former one'],
    trustedProxies: [],
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    createId: () => crypto.randomUUID(),
    isReady: () => true,
    count: (answered) => recordRequest({ part: 'console', ...answered }),
  });
}, 120_000);
afterAll(() => scene?.end());

interface Sent {
  form?: Record<string, string>;
  cookie?: string;
  headers?: Record<string, string>;
}

/** A request as a browser sends it from a page of the console, unless the headers say otherwise. */
async function send(path: string, { form, cookie, headers = {} }: Sent = {}): Promise<Response> {
  const isPost = form !== undefined;
  const body = new URLSearchParams(form).toString();
  const length = String(Buffer.byteLength(body));
  return console.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: isPost ? 'POST' : 'GET',
      headers: {
        host: new URL(ORIGIN).host,
        ...(isPost
          ? { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', 'content-length': length }
          : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(isPost ? { body } : {}),
    }),
  );
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** The cookie of an operator with these roles, who has signed in by password and app. */
async function signIn(email: string, roles: readonly string[]): Promise<string> {
  const { secret } = await joinStore(api, { email, roles: [...roles], password: PASSWORD });
  api.pass(MINUTE_MS);
  const first = await send('/sign-in', { form: { email, password: PASSWORD } });
  if (secret === '') return cookieOf(first);
  expect(first.headers.get('location')).toBe('/sign-in/second-factor');
  const code = codeOf(secret, api.nowMs());
  const second = await send('/sign-in/second-factor', { form: { code }, cookie: cookieOf(first) });
  expect([second.status, second.headers.get('location')]).toEqual([302, '/']);
  return cookieOf(second);
}

describe('signing in', () => {
  test('seals the api’s token into a cookie that no script reads and no other site sends', async () => {
    const { token } = await addOperator(database, ['viewer/all']);
    const first = await send('/sign-in', { form: { email: 'unknown@console.test', password: 'wrong' } });
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(await first.text()).toContain('The e-mail address or the password is wrong.');
    const cookie = await signIn('seal@console.test', ['owner/all']);
    expect(cookie).toMatch(/^__Host-longstrip-console-session=ey/);
    const out = await send('/sign-out', { form: {}, cookie });
    const [cleared = ''] = out.headers.getSetCookie();
    expect(cleared).toMatch(/Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    // The session has ended at the api too.
    expect((await send('/', { cookie })).headers.get('location')).toBe('/sign-in');
    // A token that was not sealed here opens nothing.
    expect((await send('/', { cookie: `__Host-longstrip-console-session=${token}` })).headers.get('location')).toBe(
      '/sign-in',
    );
  });

  test('goes on with the page that was asked for, and with none of another site', async () => {
    await joinStore(api, { email: 'next@console.test', roles: ['viewer/all'], password: PASSWORD });
    const to = async (next: string) => {
      const form = { email: 'next@console.test', password: PASSWORD };
      const answer = await send(`/sign-in?next=${encodeURIComponent(next)}`, { form });
      return answer.headers.get('location');
    };
    expect(await to('/log?who=a')).toBe('/log?who=a');
    for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      expect(await to(elsewhere)).toBe('/');
    }
  });

  test('leads who needs a second factor to setting one up, and to nothing else', async () => {
    const { id } = await joinStore(api, { email: 'late@console.test', roles: ['viewer/all'], password: PASSWORD });
    const answer = await send('/sign-in', { form: { email: 'late@console.test', password: PASSWORD } });
    const cookie = cookieOf(answer);
    expect((await send('/', { cookie })).status).toBe(200);
    const body = { operator: id, roles: ['support/bom-us'], reason: 'a new task' };
    const changed = await api.ask('POST', '/operators/roles', { as: MACHINE, body });
    expect(changed.code).toBe('');
    expect((await send('/tickets?platform=bom-us', { cookie })).headers.get('location')).toBe('/set-up');
    expect((await send('/set-up', { cookie })).status).toBe(200);
  });
});

test('a request that changes something is refused unless a page of the console sent it', async () => {
  const cookie = await signIn('csrf@console.test', ['owner/all']);
  const form = { step: 'invite', email: 'new@console.test', name: 'New', locale: 'en-US', roles: 'viewer/all' };
  for (const origin of ['https://evil.test', 'null', '', 'https://console.test.evil.test', 'http://console.test']) {
    const answer = await send('/operators', { form, cookie, headers: { origin } });
    expect([origin, answer.status]).toEqual([origin, 403]);
  }
  const names = async () => JSON.stringify((await api.ask('GET', '/operators', { as: MACHINE })).data);
  expect(await names()).not.toContain('new@console.test');
  const answer = await send('/operators.data', { form, cookie });
  expect(answer.status).toBe(200);
  expect(await names()).toContain('new@console.test');
});

test('each answer is stored nowhere, framed nowhere, and runs only its own scripts', async () => {
  for (const path of ['/sign-in', '/', '/invitation', '/no-such-page', '/_/health']) {
    const { headers } = await send(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      ...[path, 'no-store', 'nosniff'],
    ]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'(;|$)/);
  }
  const page = await send('/sign-in');
  const nonce = /'nonce-(\w+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const scripts = [...(await page.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
});

test('a link of another site is opened again from the console itself, since its cookie was not sent', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const answer = await send('/tickets?platform=bom-us', { headers: elsewhere });
  expect([answer.status, answer.headers.get('refresh'), answer.headers.get('location')]).toEqual([200, '0', null]);
});

describe('what the api refuses', () => {
  test('is a page in the operator’s language, with the status', async () => {
    const cookie = await signIn('viewer@console.test', ['viewer/all']);
    const page = async (locale: string, path: string) => {
      const answer = await send(path, { cookie: `${cookie}; longstrip-console-locale=${locale}` });
      return { status: answer.status, text: await answer.text() };
    };
    const english = await page('en-US', '/operators');
    expect(english.status).toBe(403);
    expect(english.text).toContain('That is for another role.');
    expect((await page('ja-JP', '/operators')).text).toContain('別の役割のための操作です。');
    expect((await page('ko-KR', '/books')).text).toContain('다른 역할의 일입니다.');
    // What they may not open is not in their navigation either.
    expect(english.text).not.toContain('href="/log"');
    expect(await page('en-US', '/series/none')).toMatchObject({ status: 404 });
  });

  test('is told as what it is when there is no api', async () => {
    const cookie = await signIn('down@console.test', ['viewer/all']);
    isApiDown = true;
    try {
      const page = await send('/', { cookie });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('The store does not answer');
      const typed = await send('/sign-in', { form: { email: 'down@console.test', password: PASSWORD } });
      expect(await typed.text()).toContain('The api gave no answer: try again.');
      expect((await send('/_/health')).status).toBe(503);
    } finally {
      isApiDown = false;
    }
    expect((await send('/', { cookie })).status).toBe(200);
  });
});

test('a reader is found, looked at and given coins; what a reader wrote is shown as text', async () => {
  const nickname = '<img src=x onerror=alert(1)>';
  await addUser(database, { platformId: 'bom-us', id: 'reader-1', email: 'mina@readers.test', nickname });
  const cookie = await signIn('help@console.test', ['support/bom-us']);
  const found = await send('/search.data?text=mina%40readers.test', { cookie });
  expect(await found.text()).toContain('/readers/bom-us/reader-1');
  const grant = { step: 'grant', kind: 'FREE_COIN', amount: '12', days: '', reason: 'a lost order', requestId: '' };
  const given = await send('/readers/bom-us/reader-1.data', { form: grant, cookie });
  expect(given.status).toBe(200);
  const page = await (await send('/readers/bom-us/reader-1', { cookie })).text();
  expect(/\+(?:<!-- -->)?12</.test(page)).toBe(true);
  expect([page.includes('&lt;img src=x'), page.includes(nickname)]).toEqual([true, false]);
  const other = await send('/readers/beltoon-jp/reader-1', { cookie });
  expect(other.status).toBe(403);
});

test('requests are counted by the pattern of their page', async () => {
  const counted = (route: string, status: string) =>
    metricValue(`longstrip_requests_total{part="console",route="${route}",method="GET",status="${status}"}`);
  const before = (await counted('/readers/:platform/:reader', '3xx')) ?? 0;
  for (const reader of ['1', 'one@reader.test']) await send(`/readers/bom-us/${reader}`);
  expect(await counted('/readers/:platform/:reader', '3xx')).toBe(before + 2);
  await send('/nothing-here');
  expect(await counted('none', '3xx')).toBeGreaterThan(0);
});

test('parts of a file stream through the console to the api, for its own pages and sessions alone', async () => {
  const cookie = await signIn('upload@console.test', ['editor/bom-us']);
  const begun = await send('/uploads.data', { form: {}, cookie });
  const upload = /[0-9a-f-]{36}/.exec(await begun.text())?.[0] ?? '';
  const pass = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Uint8Array<ArrayBuffer> | null = null,
  ) => {
    const length: Record<string, string> = body === null ? {} : { 'content-length': String(body.byteLength) };
    const all = { host: new URL(ORIGIN).host, origin: ORIGIN, cookie, ...length, ...headers };
    return console.fetch(new Request(`${ORIGIN}${path}`, { method, headers: all, body }));
  };
  const file = beginHeaders('A/1.cbz', 3);
  expect((await pass('POST', `/upload-files/${upload}`, { ...file, cookie: '' })).status).toBe(401);
  expect((await pass('POST', `/upload-files/${upload}`, { ...file, origin: 'https://evil.test' })).status).toBe(403);
  const made = await pass('POST', `/upload-files/${upload}`, file);
  const location = made.headers.get('location') ?? '';
  expect([made.status, location.startsWith(`/upload-files/${upload}/`)]).toEqual([201, true]);
  const part = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await pass('PATCH', location, { ...part, 'content-length': String(33 * 1024 ** 2) })).status).toBe(413);
  const sent = await pass('PATCH', location, part, new Uint8Array([1, 2, 3]));
  expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '3']);
  const asked = await pass('HEAD', location, { 'tus-resumable': '1.0.0' });
  expect([asked.status, asked.headers.get('upload-length')]).toEqual([200, '3']);
  expect(await (await send(`/uploads/${upload}`, { cookie })).text()).toContain('The upload has 1 file,');
  expect((await pass('GET', '/_/image?url=/a/x', { cookie: '' })).status).toBe(401);
});

test('what operators wrote is shown as words by every list and form of the shop, and a form saves what it sent', async () => {
  const script = '<script>alert(1)</script>';
  const of = { platform: 'bom-us', key: 'odd' };
  const time = { startAt: '2030-01-01', endAt: '2031-01-01' };
  const texts = { 'en-US': { title: script } };
  const document = {
    banners: [{ ...of, path: '/notice', openAt: '2030-01-01', texts: { 'en-US': { title: script, line: script } } }],
    coinProducts: [{ ...of, title: script, price: 100, coins: 1 }],
    coupons: [{ ...of, ...time, title: script, type: 'FREE_COIN', value: 1 }],
    events: [{ ...of, ...time, kind: 'BANNER', texts: { 'en-US': { title: script, line: script, body: script } } }],
    roulettes: [{ ...of, ...time, title: script, prizes: [1, 2].map((weight) => ({ kind: 'NOTHING', weight })) }],
    notices: [{ ...of, publishAt: '2030-01-01', texts: { 'en-US': { title: script, body: script } } }],
    faqs: [{ ...of, category: 'COIN', texts: { 'en-US': { question: script, answer: script } } }],
    policies: [
      {
        platform: 'bom-us',
        kind: 'TERMS',
        locale: 'en-US',
        version: 9,
        title: script,
        body: script,
        effectiveOn: '2040-01-01',
      },
    ],
  };
  const body = { action: 'series.apply', document };
  expect((await api.ask('POST', '/apply', { as: MACHINE, body })).data).toMatchObject({ ok: true });
  const cookie = await signIn('shop@console.test', ['owner/all']);
  const lists = ['window/banners', 'offers/packs', 'offers/coupons', 'offers/events', 'offers/roulettes'];
  const pages = [...lists, 'texts/notices', 'texts/faq'].flatMap((list) => [
    `/${list}?platform=bom-us`,
    `/${list}/bom-us/odd`,
  ]);
  for (const path of [...pages, '/texts/policies?platform=bom-us', '/texts/policies/bom-us/TERMS.9']) {
    const page = await send(path, { cookie });
    const html = await page.text();
    expect([path, page.status, html.includes('&lt;script>alert') || html.includes('&lt;script&gt;alert')]).toEqual([
      path,
      200,
      true,
    ]);
    expect([path, html.includes(script)]).toEqual([path, false]);
  }
  const { data } = await api.ask('GET', '/banners?platform=bom-us&key=odd', { as: MACHINE });
  const [{ entry, edition }] = data.rows;
  const sent = JSON.stringify({ section: 'banners', entries: [{ entry: { ...entry, texts }, edition }], reason: '' });
  const save = (origin: string) =>
    console.fetch(
      new Request(`${ORIGIN}/window/banners/bom-us/odd.data`, {
        method: 'POST',
        headers: { host: 'console.test', cookie, origin, 'content-type': 'application/json', 'content-length': '500' },
        body: sent,
      }),
    );
  expect((await save('https://elsewhere.test')).status).toBe(403);
  expect(await (await save(ORIGIN)).text()).toContain('"changed",1');
});
