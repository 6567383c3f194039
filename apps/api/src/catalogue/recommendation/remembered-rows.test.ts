import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { createRowsMemory } from './remembered-rows.ts';

const platform = getPlatform('bom-us');
const HOUR_MS = 3_600_000;

test('rows are computed again after a change of the catalogue or of what they depend on, at its next change, and after an hour', async () => {
  let edition = 1;
  let changeMs = 10 * HOUR_MS;
  let computed = 0;
  const memory = createRowsMemory({ edition: () => edition, nextChangeMs: async () => changeMs });
  const read = async (nowMs: number, key: readonly unknown[] = ['reader', [3, 1]]) => {
    await memory.read({ platform, nowMs, key }, async () => {
      computed += 1;
      return [];
    });
    return computed;
  };
  expect([await read(0), await read(HOUR_MS - 1)]).toEqual([1, 1]);
  expect(await read(HOUR_MS)).toBe(2);
  expect(await read(HOUR_MS, ['reader', [1, 3]])).toBe(3);
  expect(await read(HOUR_MS, ['another', [3, 1]])).toBe(4);
  edition = 2;
  changeMs = HOUR_MS + 500;
  expect([await read(HOUR_MS), await read(HOUR_MS + 499), await read(HOUR_MS + 500)]).toEqual([5, 5, 6]);
});

test('nothing is remembered without a catalogue edition', async () => {
  let computed = 0;
  const memory = createRowsMemory(null);
  for (let time = 0; time < 2; time += 1) {
    await memory.read({ platform, nowMs: 0, key: [] }, async () => {
      computed += 1;
      return [];
    });
  }
  expect(computed).toBe(2);
});
