import { expect, test } from 'vitest';
import { CO_READING, coReadSeries, type SeriesRead } from './co-reading.ts';

const NOW_MS = 1_000 * 86_400_000;

/** Each text lists the series of one reader: one letter per series, the series read last at the end. */
function readsOf(...readers: string[]): SeriesRead[] {
  return readers.flatMap((read, reader) =>
    [...read].map((letter, index) => ({
      userId: `reader ${reader}`,
      seriesId: letter.charCodeAt(0),
      readAtMs: NOW_MS - 1_000 + index,
    })),
  );
}

const pairs = (reads: readonly SeriesRead[]) =>
  coReadSeries(reads, NOW_MS)
    .map(({ seriesId, otherId, readerCount }) =>
      [String.fromCharCode(seriesId), String.fromCharCode(otherId), readerCount].join(''),
    )
    .toSorted();

test('three readers make two series related, in both directions; two do not', () => {
  expect(pairs(readsOf('ab', 'ab', 'ab', 'ac', 'ac'))).toEqual(['ab3', 'ba3']);
});

test('a series that all read is less related than one that the same few read', () => {
  const others = Array.from({ length: 30 }, () => 'p');
  const [first, second] = coReadSeries(readsOf('abp', 'abp', 'abp', ...others), NOW_MS).filter(
    ({ seriesId }) => seriesId === 'a'.charCodeAt(0),
  );
  expect([first?.otherId, second?.otherId]).toEqual(['b'.charCodeAt(0), 'p'.charCodeAt(0)]);
  expect(first?.score).toBe(1);
  expect(second?.score).toBeLessThan(0.5);
});

test('reading that is too old does not count', () => {
  const old = readsOf('ab', 'ab', 'ab').map((read) => ({ ...read, readAtMs: NOW_MS - CO_READING.windowMs }));
  expect(pairs(old)).toEqual([]);
  expect(pairs(old.map((read) => ({ ...read, readAtMs: read.readAtMs + 1 })))).toEqual(['ab3', 'ba3']);
});

test('of a reader of very many series count the last ones', () => {
  const many = Array.from({ length: 3 * CO_READING.seriesPerReader }, (_, index) => ({
    userId: `reader ${index % 3}`,
    seriesId: Math.floor(index / 3),
    readAtMs: NOW_MS - 1_000 + Math.floor(index / 3),
  }));
  const before = ['reader 0', 'reader 1', 'reader 2'].map((userId) => ({
    userId,
    seriesId: 900,
    readAtMs: NOW_MS - 2_000,
  }));
  expect(coReadSeries([...many, ...before], NOW_MS).some(({ seriesId }) => seriesId === 900)).toBe(false);
  expect(coReadSeries(many, NOW_MS)).toHaveLength(CO_READING.seriesPerReader * CO_READING.relatedPerSeries);
});
