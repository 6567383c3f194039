import { LEASE_LIMITS } from '@longstrip/core';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { type DeviceCopy, deviceStore } from './device-store.ts';
import { renewCopies } from './renew-copies.ts';

const DAY_MS = 24 * 3_600_000;
const NOW_MS = 1_000 * DAY_MS;

/** A device of a reader, whose leases the site renews for a day. `meanwhile` happens while the site answers. */
function device(meanwhile: () => Promise<unknown> = async () => null) {
  const store = deviceStore({ indexedDB: new IDBFactory(), caches: memoryCaches().caches, crypto });
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { episodes }: { episodes: { contentsAlias: string; episodeAlias: string }[] } = JSON.parse(body);
    asked.push(episodes.map(({ episodeAlias }) => episodeAlias));
    await meanwhile();
    return Response.json({
      reader: 'reader-a',
      leases: episodes.map((name) => ({ ...name, endsAt: NOW_MS + DAY_MS, isRental: true })),
    });
  });
  const add = async (name: string, more: Partial<DeviceCopy> = {}) => {
    const copy: DeviceCopy = {
      ...{ id: `reader-a /viewer/salt-crown/${name}`, reader: 'reader-a', path: `/viewer/salt-crown/${name}` },
      ...{ kind: 'episode', status: 'saved', key: null, endsAtMs: NOW_MS + 1_000, isRental: false, savedAtMs: NOW_MS },
      ...{ seriesAlias: 'salt-crown', episodeAlias: name, seriesTitle: 's', episodeTitle: 'e' },
      ...{ parts: 2, partsHere: 2, bytes: 1, assets: [], ...more },
    };
    await store.setState('reader', 'reader-a');
    await store.put(copy);
    return copy;
  };
  const ends = async () => Object.fromEntries((await store.all()).map((copy) => [copy.episodeAlias, copy.endsAtMs]));
  return { store, add, ends, asked };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a renewal moves the end, and brings nothing back that was removed, ended or saved further meanwhile', async () => {
  const meanwhile = async () => {
    await store.remove(removed);
    await store.end(ended);
    await store.put({ ...running, partsHere: 2 });
  };
  const { store, add, ends } = device(() => meanwhile());
  const [removed, ended] = [await add('removed'), await add('ended')];
  const running = await add('running', { status: 'partial', partsHere: 1 });
  await renewCopies(store);
  expect(await ends()).toEqual({ ended: NOW_MS + 1_000, running: NOW_MS + DAY_MS });
  expect(await store.find(running.id)).toMatchObject({ status: 'partial', partsHere: 2, isRental: true });
  await store.end(removed);
  expect(await store.find(removed.id)).toBe(undefined);
});

test('the page that lists the copies is renewed with them', async () => {
  const { store, add } = device();
  await add('ep-1');
  const { id } = await add('page', { id: 'reader-a /library/device', path: '/library/device', kind: 'page' });
  await renewCopies(store);
  expect((await store.find(id))?.endsAtMs).toBe(NOW_MS + 30 * DAY_MS);
});

test('no more are renewed at once than the site takes: those that end first', async () => {
  const { store, add, asked } = device();
  const names = Array.from({ length: LEASE_LIMITS.episodesPerDevice + 1 }, (_, index) => `ep-${index + 1}`);
  for (const [index, name] of names.entries()) await add(name, { endsAtMs: NOW_MS + 1_000 - index });
  await renewCopies(store);
  expect(asked).toEqual([names.slice(1).toReversed()]);
});
