import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { createCatalogueMemory } from './catalogue-memory.ts';

const platform = getPlatform('bom-us');
const HOUR_MS = 3_600_000;
const LIMITS = { longestMs: HOUR_MS, maxCharacters: 10_000 };

test('rows are read again after a change of the catalogue or of what they depend on, at its next change, and after the longest time', async () => {
  let edition = 1;
  let changeMs = 10 * HOUR_MS;
  let loaded = 0;
  const memory = createCatalogueMemory({ edition: () => edition, nextChangeMs: async () => changeMs }, LIMITS);
  const read = async (nowMs: number, key: readonly unknown[] = ['reader', [3, 1]]) => {
    await memory.read({ platform, nowMs, key }, async () => {
      loaded += 1;
      return [];
    });
    return loaded;
  };
  expect([await read(0), await read(HOUR_MS - 1)]).toEqual([1, 1]);
  expect(await read(HOUR_MS)).toBe(2);
  expect(await read(HOUR_MS, ['reader', [1, 3]])).toBe(3);
  expect(await read(HOUR_MS, ['another', [3, 1]])).toBe(4);
  edition = 2;
  changeMs = HOUR_MS + 500;
  expect([await read(HOUR_MS), await read(HOUR_MS + 499), await read(HOUR_MS + 500)]).toEqual([5, 5, 6]);
});

test('rows that were read while the edition changed are not remembered, nor is null; calls at the same time share one read', async () => {
  let edition = 1;
  let loaded = 0;
  const memory = createCatalogueMemory({ edition: () => edition, nextChangeMs: async () => HOUR_MS }, LIMITS);
  const read = (value: readonly number[] | null, during = () => {}) =>
    memory.read({ platform, nowMs: 0, key: ['rows'] }, async () => {
      loaded += 1;
      during();
      return value;
    });
  await read([1], () => {
    edition = 2;
  });
  await read(null);
  expect(await Promise.all([read([2]), read([3])])).toEqual([[2], [2]]);
  expect(loaded).toBe(3);
});

test('nothing is remembered without a catalogue edition', async () => {
  let loaded = 0;
  const memory = createCatalogueMemory(null, LIMITS);
  for (let time = 0; time < 2; time += 1) {
    await memory.read({ platform, nowMs: 0, key: [] }, async () => {
      loaded += 1;
      return [];
    });
  }
  expect(loaded).toBe(2);
});
