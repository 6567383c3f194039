import { expect, test } from 'vitest';
import { createMemoryRateLimiter } from './rate-limit.ts';

test('lets the allowed number through at once, then evenly', () => {
  const limiter = createMemoryRateLimiter({ perMinute: 60 });
  for (let index = 0; index < 60; index += 1) expect(limiter.take('a', 0)).toEqual({ ok: true });
  expect(limiter.take('a', 0)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(limiter.take('a', 999)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(limiter.take('a', 1_000)).toEqual({ ok: true });
  expect(limiter.take('a', 1_000)).toEqual({ ok: false, retryAfterSeconds: 1 });
});

test('a refused request costs nothing, and a rest fills no more than the bucket', () => {
  const limiter = createMemoryRateLimiter({ perMinute: 2 });
  const now = 10_000_000;
  expect([limiter.take('a', 0), limiter.take('a', now), limiter.take('a', now)]).toEqual(Array(3).fill({ ok: true }));
  expect(limiter.take('a', now)).toEqual({ ok: false, retryAfterSeconds: 30 });
  expect(limiter.take('a', now + 30_000)).toEqual({ ok: true });
});

test('a clock that goes back gives nothing away', () => {
  const limiter = createMemoryRateLimiter({ perMinute: 1 });
  expect(limiter.take('a', 60_000)).toEqual({ ok: true });
  expect(limiter.take('a', 0)).toMatchObject({ ok: false });
  expect(limiter.take('a', 60_000)).toMatchObject({ ok: false });
});

test('zero is no limit', () => {
  const limiter = createMemoryRateLimiter({ perMinute: 0 });
  for (let index = 0; index < 1_000; index += 1) expect(limiter.take('a', 0)).toEqual({ ok: true });
});
