import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test, vi } from 'vitest';
import { createTestSite } from '../testing/site-under-test.ts';
import { RETURN, SERVICE_WORKER } from './offline-page.ts';

const siteOf = (id: Parameters<typeof getPlatform>[0]) =>
  createTestSite(() => Promise.reject(new Error('no page is asked for here')), { platform: getPlatform(id) });

test.each([
  ['bom-us', '', 'en-US', 'ltr', 'You are offline'],
  ['bom-th', '?lang=en-US', 'en-US', 'ltr', 'You are offline'],
  ['bom-th', '?lang=th-TH', 'th-TH', 'ltr', 'ออฟไลน์'],
  ['delitoon-me', '?lang=ar', 'ar', 'rtl', 'لا يوجد اتصال'],
  ['delitoon-fr', '', 'fr-FR', 'ltr', 'hors ligne'],
] as const)('the offline page of %s%s is in %s, and loads nothing', async (id, query, lang, dir, words) => {
  const answer = await siteOf(id).ask(`/_/offline${query}`, { headers: { 'accept-language': 'xx' } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(html).toContain(words);
  expect(html).not.toMatch(/<script |<link|<img|https?:(?!\/\/www\.w3\.org)/);
  const [, script = ''] = /<script>(.+?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", `script-src 'sha256-${hash}'`]));
});

test.each([
  ['when the browser is online', false, ['online'], 'looked', 'reloaded'],
  ['not before the site answers', true, ['online'], 'looked', 'waits 3000'],
  ['looking by itself where the browser takes itself for online', false, [], 'looked', 'reloaded'],
])('the offline page returns: %s', async (_, isDown, events, ...expected) => {
  const did: string[] = [];
  const listeners = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const browser = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    navigator: { onLine: events.length === 0 },
    location: { reload: () => did.push('reloaded') },
    fetch: async (path: string) => {
      did.push(path === '/_/health' ? 'looked' : path);
      if (isDown) throw new TypeError('Failed to fetch');
    },
    setTimeout: (work: () => void, ms: number) => {
      timers.push(work);
      if (did.length > 0) did.push(`waits ${ms}`);
    },
    clearTimeout: () => undefined,
  };
  runInContext(RETURN, createContext(browser));
  for (const name of events) listeners.get(name)?.();
  timers.shift()?.();
  await vi.waitFor(() => expect(did).toEqual(expected));
});

test('the service worker is checked for a new one at each start', async () => {
  const answer = await siteOf('bom-us').ask('/service-worker.js?lang=en-US');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
});

describe('the service worker', () => {
  const origin = 'https://us.example';

  /** Runs it in a fake browser, which records what it shows, closes, focuses and opens, in this order. */
  function run(windows: readonly string[] = []) {
    const did: unknown[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      location: { origin, search: '?lang=en-US' },
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: { showNotification: async (title: string, options: object) => did.push({ title, ...options }) },
      clients: {
        matchAll: async () => windows.map((url) => ({ url, focus: async () => did.push(`focus ${url}`) })),
        openWindow: async (url: string) => did.push(`open ${url}`),
      },
    };
    runInContext(SERVICE_WORKER, createContext({ self, URL, String }));
    const tell = async (name: string, facts: object) => {
      const waits: Promise<unknown>[] = [];
      listeners.get(name)?.({ ...facts, waitUntil: (work: Promise<unknown>) => waits.push(work) });
      await Promise.all(waits);
    };
    const click = (data: unknown) =>
      tell('notificationclick', { notification: { close: () => did.push('close'), data } });
    return { did, tell, click };
  }

  test('shows a push message with the site’s icon, in its language and direction', async () => {
    const message = {
      title: 'Bom',
      body: 'صدرت حلقة جديدة',
      path: '/detail/12',
      tag: 'alarm-1',
      lang: 'ar',
      dir: 'rtl',
    };
    const { did, tell } = run();
    await tell('push', { data: { json: () => message } });
    const { path, ...shown } = message;
    expect(did).toEqual([{ ...shown, icon: '/icon-192.png', data: { path } }]);
  });

  test.each([
    [{ path: '/detail/12' }, [], `open ${origin}/detail/12`],
    [{ path: '/detail/12' }, [`${origin}/`, `${origin}/detail/12`], `focus ${origin}/detail/12`],
    [{ path: 'https://elsewhere.example/' }, [], `open ${origin}/`],
    [{ path: '//elsewhere.example/' }, [], `open ${origin}/`],
    [{ path: 'javascript:alert(1)' }, [], `open ${origin}/`],
    [undefined, [], `open ${origin}/`],
  ])('a message with %j leads to its page, where windows show %j: %s', async (data, windows, done) => {
    const { did, click } = run(windows);
    await click(data);
    expect(did).toEqual(['close', done]);
  });
});
