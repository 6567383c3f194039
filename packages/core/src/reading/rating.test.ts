import { expect, test } from 'vitest';
import { type AverageRating, averageRating, type RatingStars } from './rating.ts';

test.each<[RatingStars[], AverageRating | null]>([
  [[], null],
  [[5, 5, 5, 5], null],
  [[5, 5, 5, 5, 5], { average: 5, count: 5 }],
  [[1, 1, 1, 1, 2], { average: 1.2, count: 5 }],
  // 2.25 and 4.35: half a tenth is rounded up.
  [[2, 2, 2, 2, 2, 2, 3, 3], { average: 2.3, count: 8 }],
  [[4, 4, 4, 5, 4, 4, 5], { average: 4.3, count: 7 }],
])('the average of %j is %j', (stars, average) => {
  expect(averageRating(stars)).toEqual(average);
});
