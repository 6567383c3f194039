import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../testing/memory-caches.ts';
import type { DeviceLease } from './device-lease.ts';
import { type DeviceCopy, deviceStore } from './device-store.ts';
import { saveEpisode } from './save-episode.ts';

const EPISODE = { seriesAlias: 'salt-crown', episodeAlias: 'ep-1' };
const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** A site that grants leases, whose picture addresses have the number of their lease. After the first its secret is another. */
function site() {
  const { opened, caches } = memoryCaches();
  const store = deviceStore({ indexedDB: new IDBFactory(), caches, crypto });
  const asked: string[] = [];
  /** What the browser's own cache may have. */
  const cached: string[] = [];
  let leases = 0;
  let leaseStatus = 200;
  /** For whom the site makes pages. */
  let session = 'reader-a';
  /** What a request for a picture meets. */
  let picture: (name: string, lease: number) => Response = () => new Response('RIFF');
  const lease = (): DeviceLease => ({
    ...{
      key: (leases === 1 ? 'k' : 'm').repeat(43),
      endsAtMs: Date.now() + 1_000_000,
      isRental: true,
      reader: 'reader-a',
    },
    ...{ seriesTitle: 'Salt Crown', episodeTitle: 'Ep. 1' },
    pictures: NAMES.map((name) => ({
      name,
      sources: [320, 640, 1280].map((widthPx) => ({
        widthPx,
        address: `/_/image?${name}&w=${widthPx}&lease=${leases}`,
      })),
    })),
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string, { method, cache }: RequestInit = {}) => {
    if (method !== 'POST' && cache !== 'no-store') cached.push(path);
    const [, name, lent] = /^\/_\/image\?(\w)&w=640&lease=(\d+)$/.exec(path) ?? [];
    if (name !== undefined) {
      asked.push(name);
      return picture(name, Number(lent));
    }
    if (path.startsWith('/_/device/lease/')) {
      if (leaseStatus !== 200) return new Response(null, { status: leaseStatus });
      leases += 1;
      return Response.json(lease());
    }
    return new Response('<main></main>', { headers: { 'content-type': 'text/html', 'x-reader': session } });
  });
  const controller = new AbortController();
  const progress: Pick<DeviceCopy, 'status' | 'bytes'>[] = [];
  const save = () =>
    saveEpisode(EPISODE, {
      ...{ store, widthPx: 600, locale: 'en-US', signal: controller.signal },
      onProgress: ({ status, bytes }) => progress.push({ status, bytes }),
    });
  const copies = async () => (await store.all()).map(({ path, status, partsHere }) => [path, status, partsHere]);
  const read = async (name: string) => {
    const copy = await store.find('reader-a /viewer/salt-crown/ep-1');
    return copy === undefined ? null : (await store.read(copy, name))?.text();
  };
  const bytes = () => opened.get('device reader-a /viewer/salt-crown/ep-1')?.size ?? 0;
  return {
    ...{ store, save, progress, copies, read, bytes, asked, cached, cancel: () => controller.abort() },
    leasesWith: (status: number) => {
      leaseStatus = status;
    },
    isOf: (reader: string) => {
      session = reader;
    },
    meets: (next: typeof picture) => {
      picture = next;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const WHOLE = [
  ['/library/device', 'saved', 1],
  ['/viewer/salt-crown/ep-1', 'saved', NAMES.length + 1],
];

test('an episode is saved in the width of the device, with the list of what is there, and nowhere else', async () => {
  const { save, copies, bytes, asked, cached } = site();
  expect(await save()).toBe(null);
  expect(await copies()).toEqual(WHOLE);
  expect([bytes(), asked.toSorted(), cached]).toEqual([NAMES.length + 1, NAMES, []]);
});

test('the room that an episode takes is that of its pictures and of its page', async () => {
  const { save, store, progress } = site();
  await save();
  const pictures = Math.max(...progress.filter(({ status }) => status === 'partial').map(({ bytes }) => bytes));
  const copy = await store.find('reader-a /viewer/salt-crown/ep-1');
  expect(pictures).toBeGreaterThan(0);
  expect(copy?.bytes).toBeGreaterThan(pictures);
});

test('what has come before the connection was lost stays, and only the rest is loaded later', async () => {
  const { save, copies, read, meets, asked } = site();
  meets((name) => {
    if (name > 'c') throw new TypeError('Failed to fetch');
    return new Response('RIFF');
  });
  expect(await save()).toEqual({ kind: 'connection' });
  expect(await copies()).toEqual([['/viewer/salt-crown/ep-1', 'partial', 3]]);
  asked.length = 0;
  meets(() => new Response('RIFF'));
  expect(await save()).toBe(null);
  expect([await copies(), asked.toSorted()]).toEqual([WHOLE, ['d', 'e']]);
  expect([await read('a'), await read('e')]).toEqual(['RIFF', 'RIFF']);
});

test.each([429, 500, 502, 504])(
  'the answer %i of a site that is busy or fails is as a lost connection',
  async (status) => {
    const { save, copies, meets, leasesWith } = site();
    meets((name) => new Response('RIFF', { status: name === 'e' ? status : 200 }));
    expect(await save()).toEqual({ kind: 'connection' });
    meets((name) => {
      leasesWith(status);
      return new Response('RIFF', { status: name === 'e' ? 403 : 200 });
    });
    expect(await save()).toEqual({ kind: 'connection' });
    expect(await copies()).toEqual([['/viewer/salt-crown/ep-1', 'partial', NAMES.length - 1]]);
  },
);

test('addresses that expire on the way are replaced', async () => {
  const { save, copies, meets } = site();
  meets((name, lease) => new Response('RIFF', { status: name > 'b' && lease === 1 ? 403 : 200 }));
  expect(await save()).toBe(null);
  expect(await copies()).toEqual(WHOLE);
});

test.each([
  ['a full device', 'room', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
  ['a picture that is gone', 'other', () => new Response(null, { status: 404 })],
])('%s leaves nothing', async (_, kind, answer) => {
  const { save, copies, bytes, meets } = site();
  meets((name) => (name === 'c' ? (answer() as Response) : new Response('RIFF')));
  expect(await save()).toEqual({ kind });
  expect([await copies(), bytes()]).toEqual([[], 0]);
});

test('a cancelled download leaves nothing', async () => {
  const { save, copies, bytes, meets, cancel } = site();
  meets((name) => {
    if (name === 'c') {
      cancel();
      throw new DOMException('aborted', 'AbortError');
    }
    return new Response('RIFF');
  });
  expect(await save()).toEqual({ kind: 'cancelled' });
  expect([await copies(), bytes()]).toEqual([[], 0]);
});

test('a download leaves nothing if its copy is removed, or its reader has gone, in another tab', async () => {
  const { store, save, copies, bytes, meets, isOf } = site();
  const others = [
    () => store.remove({ id: 'reader-a /viewer/salt-crown/ep-1' }),
    () => store.setState('reader', 'guest'),
  ];
  for (const other of others) {
    meets((name) => {
      if (name === 'c') void other();
      return new Response('RIFF');
    });
    expect(await save()).toEqual({ kind: 'cancelled' });
    expect([await copies(), bytes()]).toEqual([[], 0]);
  }
  const write = store.write;
  // The last picture is here, and not noted yet.
  vi.spyOn(store, 'write').mockImplementation(async (copy, name, answer) => {
    const bytes = await write(copy, name, answer);
    if (name === 'e') await store.remove(copy);
    return bytes;
  });
  meets(() => new Response('RIFF'));
  expect(await save()).toEqual({ kind: 'cancelled' });
  expect([await copies(), bytes()]).toEqual([[], 0]);
  vi.restoreAllMocks();
  isOf('guest');
  expect(await save()).toEqual({ kind: 'cancelled' });
  expect([await copies(), bytes()]).toEqual([[], 0]);
});
