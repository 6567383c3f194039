import type { Executor } from '@longstrip/database';
import { describe, expect, it } from 'vitest';
import { createSeriesFactsReader, type FactsRequest, NO_FACTS } from './series-facts.ts';

const EXECUTOR = {} as Executor;

/** A reader of facts whose answers the test gives by hand. */
function answeredByHand() {
  const asked: { request: FactsRequest; answer: () => void; fail: () => void }[] = [];
  const reader = createSeriesFactsReader(
    EXECUTOR,
    (_executor, request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer: () =>
            resolve(new Map(request.seriesIds.map((id) => [id, { ...NO_FACTS, genre: `as asked ${asked.length}` }]))),
          fail: () => reject(new Error('no database')),
        });
      }),
  );
  const ask = (seriesIds: number[], nowMs = 1, platformId = 'bom-us') => reader.read({ platformId, nowMs, seriesIds });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { asked, ask, settled };
}

describe('facts of the series of lists', () => {
  it('are asked for together by all who ask while a question is under way', async () => {
    const { asked, ask, settled } = answeredByHand();
    const first = ask([1, 2]);
    await settled();
    const second = ask([2, 3], 5);
    const third = ask([3, 4], 4);
    await settled();
    expect(asked.map(({ request }) => request.seriesIds)).toEqual([[1, 2]]);
    asked[0]?.answer();
    expect((await first).get(1)?.genre).toBe('as asked 1');
    await settled();
    expect(asked[1]?.request).toEqual({ platformId: 'bom-us', nowMs: 5, seriesIds: [2, 3, 4] });
    asked[1]?.answer();
    // A read that began before a request does not answer it.
    expect((await second).get(2)?.genre).toBe('as asked 2');
    expect((await third).get(4)?.genre).toBe('as asked 2');
    expect(asked).toHaveLength(2);
  });

  it('of two platforms do not wait for each other', async () => {
    const { asked, ask, settled } = answeredByHand();
    void ask([1]);
    void ask([1], 1, 'bom-th');
    await settled();
    expect(asked.map(({ request }) => request.platformId)).toEqual(['bom-us', 'bom-th']);
  });

  it('that cannot be had are missed by those alone who asked with them', async () => {
    const { asked, ask, settled } = answeredByHand();
    const first = ask([1]);
    await settled();
    const second = ask([2]);
    asked[0]?.fail();
    await expect(first).rejects.toThrow('no database');
    await settled();
    asked[1]?.answer();
    expect((await second).has(2)).toBe(true);
  });

  it('of no series ask nothing', async () => {
    const { asked, ask } = answeredByHand();
    expect((await ask([])).size).toBe(0);
    expect(asked).toEqual([]);
  });
});
