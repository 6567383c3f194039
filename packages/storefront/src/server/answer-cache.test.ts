import type { ApiResult } from '@longstrip/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const HOUR_MS = 3_600_000;

describe('the data cache', () => {
  let nowMs = 0;
  let edition = 1;
  let turnMs = Number.POSITIVE_INFINITY;
  let asked = 0;
  beforeEach(() => {
    nowMs = 0;
    edition = 1;
    turnMs = Number.POSITIVE_INFINITY;
    asked = 0;
  });
  const make = (maxCharacters = 10_000) =>
    createAnswerCache({
      freshness: { edition: () => edition, nextChangeMs: async () => turnMs },
      longestMs: HOUR_MS,
      maxCharacters,
      nowMs: () => nowMs,
    });
  const answer = async (): Promise<ApiResult<{ answer: number }>> => {
    asked += 1;
    return { ok: true, status: 200, data: { answer: asked } };
  };
  const answerOf = async (reply: Promise<ApiResult<{ answer: number }>>) => {
    const { ok, ...rest } = await reply;
    return ok && 'data' in rest ? rest.data.answer : null;
  };

  test('keeps an answer for an hour, and each call by itself', async () => {
    const cache = make();
    expect(await answerOf(cache.cached('a', answer))).toBe(1);
    nowMs = HOUR_MS - 1;
    expect(await answerOf(cache.cached('a', answer))).toBe(1);
    expect(await answerOf(cache.cached('b', answer))).toBe(2);
    nowMs = HOUR_MS;
    expect(await answerOf(cache.cached('a', answer))).toBe(3);
  });

  test('keeps none past the next instant at which the catalogue changes by itself', async () => {
    turnMs = 500;
    const cache = make();
    await cache.cached('a', answer);
    nowMs = 499;
    expect(await answerOf(cache.cached('a', answer))).toBe(1);
    nowMs = 500;
    expect(await answerOf(cache.cached('a', answer))).toBe(2);
  });

  test('keeps none past a change of the catalogue, nor one that was asked for before it', async () => {
    const cache = make();
    await cache.cached('a', answer);
    edition = 2;
    expect(await answerOf(cache.cached('a', answer))).toBe(2);
    await cache.cached('b', async () => {
      const early = await answer();
      edition = 3;
      return early;
    });
    expect(await answerOf(cache.cached('b', answer))).toBe(4);
  });

  test('asks once for what many ask for at the same time', async () => {
    const cache = make();
    const replies = [cache.cached('a', answer), cache.cached('a', answer), cache.cached('a', answer)];
    expect(await Promise.all(replies.map(answerOf))).toEqual([1, 1, 1]);
    expect(asked).toBe(1);
  });

  test('keeps no refusal and no failure', async () => {
    const cache = make();
    const refusal = {
      code: 'NOT_EXIST',
      wireCode: 'NOT_EXIST',
      message: '',
      detail: '',
      retryAfterSeconds: null,
    } as const;
    await cache.cached('a', async () => ({ ok: false, status: 200, ...refusal }));
    await expect(cache.cached('a', () => Promise.reject(new Error('out of reach')))).rejects.toThrow('out of reach');
    expect(await answerOf(cache.cached('a', answer))).toBe(1);
  });

  test('forgets what was not asked for longest when there is too much', async () => {
    const cache = make(30);
    await cache.cached('a', answer);
    await cache.cached('b', answer);
    await cache.cached('c', answer);
    expect(await answerOf(cache.cached('c', answer))).toBe(3);
    expect(await answerOf(cache.cached('a', answer))).toBe(4);
  });

  test('gives out immutable answers', async () => {
    const cache = make();
    await cache.cached('a', answer);
    const reply = await cache.cached('a', answer);
    expect(Object.isFrozen(reply) && Object.isFrozen(reply.ok && reply.data)).toBe(true);
  });

  test('freezes lists and what is in them, and leaves texts and nulls as they are', async () => {
    const data = { items: [{ title: 'Salt', line: null }] };
    const reply = await make().cached('a', async () => ({ ok: true, status: 200, data: structuredClone(data) }));
    expect(reply).toEqual({ ok: true, status: 200, data });
    expect(reply.ok && [reply.data.items, reply.data.items[0]].every(Object.isFrozen)).toBe(true);
  });
});
