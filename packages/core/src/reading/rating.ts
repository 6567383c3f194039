/** A rating of a series: one to five stars (record 0112). */
export const RATING_STARS = [1, 2, 3, 4, 5] as const;
export type RatingStars = (typeof RATING_STARS)[number];

/** An average is shown from this many ratings on: fewer say little and could reveal what single readers think. */
export const RATINGS_SHOWN_FROM = 5;

/** The number of followers of a series is shown from this many on, for the same reason. */
export const FOLLOWERS_SHOWN_FROM = 5;

/** The average rating of a series as readers see it. */
export interface AverageRating {
  /** With one decimal, 1 to 5. */
  readonly average: number;
  readonly count: number;
}

/**
 * The average of the ratings of a series, or null while there are too few. The database computes the same, and a test compares
 * the two.
 */
export function averageRating(stars: readonly RatingStars[]): AverageRating | null {
  const count = stars.length;
  if (count < RATINGS_SHOWN_FROM) return null;
  const sum = stars.reduce<number>((total, each) => total + each, 0);
  return { average: Math.round((sum * 10) / count) / 10, count };
}
