import type { MarkItem } from '@longstrip/api-contract';
import { MARK_LIMITS } from '@longstrip/core';
import { expect, test, vi } from 'vitest';
import { createBrowserMarks, type MarkFailure } from './marks-store.ts';
import { createServerMarks } from './server-marks.ts';

const mark = (id: string, more: Partial<MarkItem> = {}): MarkItem => ({
  ...{ id, kind: 'BOOKMARK', startAnchor: 'p1@0', endAnchor: null, quote: '', note: '', colour: 'YELLOW' },
  ...{ pageOrderNo: 1, createdAt: 1, updatedAt: 1 },
  series: { alias: 'salt', title: 'Salt', language: 'en' },
  episode: { alias: 'ep-1', title: 'Ep. 1' },
  ...more,
});
function browser(storage = new Map<string, string>()) {
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
  return Object.assign(new EventTarget(), { localStorage });
}
const idsOf = (store: { get(): readonly MarkItem[] }) => store.get().map(({ id }) => id);

test('a guest’s marks are kept by platform, the last changed first, and removed', () => {
  const storage = new Map<string, string>();
  const store = createBrowserMarks(browser(storage), 'bom-us');
  for (const id of ['a', 'b', 'a']) store.put(mark(id));
  expect(idsOf(createBrowserMarks(browser(storage), 'bom-us'))).toEqual(['a', 'b']);
  expect(idsOf(createBrowserMarks(browser(storage), 'beltoon-jp'))).toEqual([]);
  store.remove('a');
  expect(idsOf(createBrowserMarks(browser(storage), 'bom-us'))).toEqual(['b']);
});

test('a browser keeps no more than the limit; a known mark may still change', () => {
  const store = createBrowserMarks(browser(), 'bom-us');
  for (let number = 0; number < MARK_LIMITS.perBrowser; number += 1) store.put(mark(`m${number}`));
  store.put(mark('one more'));
  expect([store.failed(), store.get().length]).toEqual(['limit', MARK_LIMITS.perBrowser]);
  store.put(mark('m3', { note: 'changed' }));
  expect([store.failed(), store.get()[0]?.note]).toEqual([null, 'changed']);
});

test.each(['', '{', '[]', '{"version":2,"marks":[]}', JSON.stringify({ version: 1, marks: [{ id: 'a' }] })])(
  '%j in storage counts as no marks',
  (stored) => {
    expect(idsOf(createBrowserMarks(browser(new Map([['longstrip-bom-us-marks', stored]])), 'bom-us'))).toEqual([]);
  },
);

/** A site that answers each change when the test says so. */
function site() {
  const waiting: ((failure: MarkFailure | null) => void)[] = [];
  const store = createServerMarks(() => new Promise((resolve) => waiting.push(resolve)));
  const answer = async (failure: MarkFailure | null) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.(failure);
  };
  return { store, answer };
}

test('a change shows at once and is undone when the site refuses it', async () => {
  const { store, answer } = site();
  store.hold([mark('held')]);
  store.put(mark('new'));
  store.remove('held');
  expect(idsOf(store)).toEqual(['new']);
  await answer('limit');
  await answer('other');
  await vi.waitFor(() => expect(idsOf(store)).toEqual(['held']));
  expect(store.failed()).toBe('other');
});

test('of several changes of a mark a refused one leaves the last that was accepted', async () => {
  const { store, answer } = site();
  for (const note of ['one', 'two', 'three']) store.put(mark('m', { note }));
  await answer(null);
  await answer('other');
  await answer('other');
  await vi.waitFor(() => expect(store.get()[0]?.note).toBe('one'));
});

test('a refused change takes nothing from a later one of the same mark', async () => {
  const { store, answer } = site();
  for (const note of ['one', 'two']) store.put(mark('m', { note }));
  await answer('other');
  await answer(null);
  expect(store.get().map(({ note }) => note)).toEqual(['two']);
});

test('what is loaded late leaves out what was removed meanwhile', async () => {
  const { store, answer } = site();
  store.remove('b');
  store.hold([mark('a'), mark('b')]);
  await answer(null);
  expect(idsOf(store)).toEqual(['a']);
});
