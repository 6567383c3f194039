import { PREVIEW_PATH, type Preview, REQUEST_HEADERS } from '@longstrip/api-contract';
import { expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import { compileApp, createTestSite, type TestSite } from '../../testing/site-under-test.ts';

const app = await compileApp();
const PASS = 'what-the-api-signed.proof';
const COOKIE = '__Host-longstrip-bom-us-preview';
const LATER_MS = NOW_MS + 3 * 86_400_000;
const FACTS: Preview = {
  ...{ platform: 'bom-us', atMs: LATER_MS, age: 'GUEST', device: 'PHONE', locale: 'en-US', withDrafts: true },
  endsAtMs: NOW_MS + 30 * 60_000,
};

/** A site whose api accepts the pass until its end. */
function createPreviewedSite() {
  let nowMs = NOW_MS;
  const site: TestSite = createTestSite(app.build, {
    nowMs: () => nowMs,
    catalogue: { edition: () => 1, nextChangeMs: async () => nowMs + 3_600_000 },
    apiFetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname !== '/preview') return site.api.fetch(request);
      const isAccepted = request.headers.get(REQUEST_HEADERS.preview) === PASS && nowMs < FACTS.endsAtMs;
      const refusal = { result: 'ERROR', error: { code: 'FORBIDDEN', message: '', detail: '' } };
      return isAccepted ? Response.json({ result: 'SUCCESS', data: FACTS }) : Response.json(refusal, { status: 403 });
    },
  });
  return { site, setTo: (ms: number) => (nowMs = ms) };
}

/** As a page of the site sends them. */
const OWN = { origin: 'https://us.example', 'sec-fetch-site': 'same-origin' };

const begin = (to: string, pass = PASS) => `${PREVIEW_PATH}?${new URLSearchParams({ pass, to })}`;

test('a pass begins a preview at the page that was asked for, and is then in a cookie of this site alone', async () => {
  const { site } = createPreviewedSite();
  const answer = await site.ask(begin('/detail/salt-crown?a=1'));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/detail/salt-crown?a=1']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('set-cookie')).toBe(
    `${COOKIE}=${PASS}; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  for (const elsewhere of ['//evil.test/', '/\\evil.test', 'https://evil.test/'])
    expect((await site.ask(begin(elsewhere))).headers.get('location')).toBe('/');
  const refused = await site.ask(begin('/', 'forged.pass'));
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, expect.stringContaining('Max-Age=0')]);
});

test('each of its pages is drawn for it, says what it is, and is stored nowhere', async () => {
  const { site } = createPreviewedSite();
  const jar = createCookieJar();
  const first = await (await jar.ask(site, '/detail/salt-crown')).text();
  await jar.ask(site, begin('/'));
  for (const path of ['/detail/salt-crown', '/detail/salt-crown', '/404-there-is-none']) {
    const answer = await jar.ask(site, path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-reader')).toBeNull();
    expect(await answer.text()).toContain('Preview of');
  }
  const previewed = site.api.calls.filter(({ headers }) => headers.get(REQUEST_HEADERS.preview) === PASS);
  expect(previewed.filter(({ pathname }) => pathname.endsWith('/contents/salt-crown')).length).toBe(2);
  // Afterwards, and for others, all is as before.
  const ended = await jar.ask(site, PREVIEW_PATH);
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/']);
  expect(jar.names()).not.toContain(COOKIE);
  expect(await (await jar.ask(site, '/detail/salt-crown')).text()).not.toContain('Preview of');
  expect(first).not.toContain('Preview of');
});

test('the session of the browser is neither used nor changed, and nothing can be changed', async () => {
  const { site } = createPreviewedSite();
  const jar = await signedInJar(site);
  const names = jar.names();
  await jar.ask(site, begin('/'));
  const before = site.api.calls.length;
  await jar.ask(site, '/library');
  await jar.ask(site, '/detail/salt-crown');
  expect(site.api.calls.slice(before).filter(({ headers }) => headers.has('authorization'))).toEqual([]);
  for (const path of ['/detail/salt-crown', '/api/auth/signout', '/user/login'])
    expect((await jar.ask(site, path, { method: 'POST', headers: OWN })).status).toBe(403);
  const passed = await jar.ask(site, '/api/balcony-api-v2/contents/viewcount', {
    method: 'POST',
    headers: OWN,
    body: '{}',
  });
  expect(passed.headers.get('cache-control')).toBe('no-store');
  expect(site.api.calls.at(-1)?.headers.get(REQUEST_HEADERS.preview)).toBe(PASS);
  expect(jar.names().filter((name) => name !== COOKIE)).toEqual(names);
});

test('a preview that has ended says so once, and then the site is a reader’s again', async () => {
  const { site, setTo } = createPreviewedSite();
  const jar = createCookieJar();
  await jar.ask(site, begin('/'));
  setTo(FACTS.endsAtMs);
  const answer = await jar.ask(site, '/detail/salt-crown');
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('has ended')]);
  expect((await jar.ask(site, '/detail/salt-crown')).status).toBe(200);
});

test('a browser cannot name a pass to the api past the cookie', async () => {
  const { site } = createPreviewedSite();
  await site.ask('/api/balcony-api-v2/contents/salt-crown', { headers: { [REQUEST_HEADERS.preview]: PASS } });
  expect(site.api.calls.at(-1)?.headers.has(REQUEST_HEADERS.preview)).toBe(false);
});
