import { expect, test } from 'vitest';
import { mayTellOf } from './tells-series.ts';

test.each([
  [{ isAdult: false, isBl: false }, { seesAdult: false, seesBl: false }, true],
  [{ isAdult: true, isBl: false }, { seesAdult: false, seesBl: true }, false],
  [{ isAdult: true, isBl: false }, { seesAdult: true, seesBl: false }, true],
  [{ isAdult: false, isBl: true }, { seesAdult: true, seesBl: false }, false],
  [{ isAdult: true, isBl: true }, { seesAdult: true, seesBl: true }, true],
])('of %j a reader with %j is told: %s', (series, reader, isTold) => {
  expect(mayTellOf(series, reader)).toBe(isTold);
});
