import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { type DeviceCopy, deviceStore } from './device-store.ts';
import { deviceWorker } from './device-worker.ts';

const PATH = '/viewer/salt-crown/ep-1';
const DAY_MS = 24 * 3_600_000;
const NOW_MS = 1_000 * DAY_MS;

/** `fetch`: what a request meets. */
function browser(fetch = () => Promise.reject<Response>(new TypeError('offline'))) {
  const { opened, caches } = memoryCaches();
  const scope = { indexedDB: new IDBFactory(), caches, crypto, fetch };
  // As the service worker has them: as text, without anything around it.
  const make = <Made>(text: string) => new Function(`return (${text})`)() as Made;
  const store = make<typeof deviceStore>(String(deviceStore))(scope);
  const worker = make<typeof deviceWorker>(String(deviceWorker))(scope, store);
  const save = async (reader: string, endsAtMs: number, more: Partial<DeviceCopy> = {}) => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const copy: DeviceCopy = {
      ...{
        id: `${reader} ${PATH}`,
        reader,
        path: PATH,
        kind: 'episode',
        status: 'saved',
        key,
        endsAtMs,
        isRental: true,
      },
      ...{ savedAtMs: NOW_MS, seriesAlias: 'salt-crown', episodeAlias: 'ep-1', seriesTitle: 's', episodeTitle: 'e' },
      ...{ parts: 2, partsHere: 2, bytes: 1, assets: [], ...more },
    };
    await store.setState('reader', reader);
    await caches.open(store.assetCache);
    await store.put(copy);
    const html = new Response('<p>page</p>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': 'x' },
    });
    await store.write(copy, 'document', html);
    await store.write(copy, 'p1', new Response('RIFF WEBP', { headers: { 'content-type': 'image/webp' } }));
    return copy;
  };
  const shown = async () => (await worker.document(PATH))?.text() ?? null;
  const picture = () => worker.answer(new Request('https://site.test/_/device/pictures/salt-crown/ep-1/p1'));
  const meet = (reader: string, date = NOW_MS, cache: RequestCache = 'default') =>
    worker.meet(new Response('', { headers: { 'x-reader': reader, date: new Date(date).toUTCString() } }), { cache });
  return { store, worker, opened, save, shown, picture, meet };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test('page and pictures are shown from what is encrypted, with the policy and the type that they had', async () => {
  const { opened, save, worker, picture } = browser();
  await save('guest', NOW_MS + DAY_MS);
  const page = await worker.document(PATH);
  expect([await page?.text(), page?.headers.get('content-security-policy')]).toEqual(['<p>page</p>', 'x']);
  const answer = await picture();
  expect([await answer?.text(), answer?.headers.get('content-type')]).toEqual(['RIFF WEBP', 'image/webp']);
  for (const stored of opened.get(`device guest ${PATH}`)?.values() ?? [])
    expect(await stored.text()).not.toMatch(/RIFF|<p>/);
  expect(await worker.document('/viewer/salt-crown/ep-2')).toBe(null);
});

test('a copy ends in time, with its bytes and its key, also if the clock is set back afterwards', async () => {
  const { store, opened, save, shown, picture } = browser();
  const { id } = await save('reader-a', NOW_MS + DAY_MS);
  vi.setSystemTime(NOW_MS + DAY_MS - 1);
  expect(await shown()).toBe('<p>page</p>');
  vi.setSystemTime(NOW_MS - DAY_MS);
  expect(await shown()).toBe('<p>page</p>');
  vi.setSystemTime(NOW_MS + DAY_MS);
  expect((await picture())?.status).toBe(410);
  vi.setSystemTime(NOW_MS);
  expect([await shown(), (await picture())?.status]).toEqual([null, 410]);
  expect(await store.find(id)).toMatchObject({ status: 'ended', key: null, bytes: 0 });
  expect(opened.has(`device ${id}`)).toBe(false);
});

test("the clock that was set back does not give time back, and the site's time corrects one that was ahead", async () => {
  const { save, shown, meet, store } = browser();
  await save('reader-a', NOW_MS + DAY_MS);
  vi.setSystemTime(NOW_MS + DAY_MS - 1_000);
  await shown();
  vi.setSystemTime(NOW_MS);
  expect(await store.nowMs()).toBe(NOW_MS + DAY_MS - 1_000);
  await meet('reader-a', NOW_MS);
  expect(await store.nowMs()).toBe(NOW_MS);
});

test('a clock that is ahead of the site ends nothing early, and one that is behind gives no time', async () => {
  for (const awayMs of [10 * DAY_MS, -10 * DAY_MS]) {
    const { save, shown, meet, store } = browser();
    await save('reader-a', NOW_MS + DAY_MS);
    vi.setSystemTime(NOW_MS + awayMs);
    await meet('reader-a', NOW_MS);
    vi.setSystemTime(NOW_MS + awayMs + DAY_MS - 1);
    expect([await store.nowMs(), await shown()]).toEqual([NOW_MS + DAY_MS - 1, '<p>page</p>']);
    // Set back without a connection.
    vi.setSystemTime(NOW_MS + awayMs);
    expect(await store.nowMs()).toBe(NOW_MS + DAY_MS - 1);
    vi.setSystemTime(NOW_MS + awayMs + DAY_MS);
    expect(await shown()).toBe(null);
  }
});

test("another reader of the browser sees nothing of an account's, which is removed; a guest's copy waits", async () => {
  const { save, shown, meet, opened } = browser();
  await save('guest', NOW_MS + DAY_MS);
  await save('reader-a', NOW_MS + DAY_MS);
  await meet('reader-b');
  expect([await shown(), opened.has(`device reader-a ${PATH}`)]).toEqual([null, false]);
  await meet('reader-a');
  expect(await shown()).toBe(null);
  await meet('guest');
  expect(await shown()).toBe('<p>page</p>');
});

test('a page that the browser had stored, and shows again, changes neither reader nor time', async () => {
  const { save, shown, meet, store } = browser();
  await save('reader-a', NOW_MS + DAY_MS);
  await meet('reader-a', NOW_MS);
  await meet('guest', NOW_MS - 1_000);
  await meet('guest', NOW_MS, 'force-cache');
  vi.setSystemTime(NOW_MS + DAY_MS - 1_000);
  await meet('reader-a', NOW_MS);
  expect([await shown(), await store.nowMs()]).toEqual(['<p>page</p>', NOW_MS + DAY_MS - 1_000]);
  await meet('guest', NOW_MS + 1_000);
  expect(await shown()).toBe(null);
});

test('what has not come as a whole is not shown', async () => {
  const { save, shown } = browser();
  await save('guest', NOW_MS + DAY_MS, { status: 'partial' });
  expect(await shown()).toBe(null);
});

test.each([
  ['without a connection', () => Promise.reject(new TypeError('offline')), 'stored', 'offline'],
  ['that a new version of the site has no more', async () => new Response('', { status: 404 }), 'stored', 404],
  ['that the site has', async () => new Response('sent'), 'sent', 200],
] as const)('a file of the site %s', async (_, fetch, first, other) => {
  const { store, worker, opened } = browser(fetch);
  opened.set(store.assetCache, new Map([['https://site.test/assets/a.js', new Response('stored')]]));
  const answerFor = (name: string) => worker.answer(new Request(`https://site.test/assets/${name}`));
  expect(await (await answerFor('a.js'))?.text()).toBe(first);
  const ended = await answerFor('b.js')?.then(
    ({ status }) => status,
    ({ message }: Error) => message,
  );
  expect(ended).toBe(other);
});
