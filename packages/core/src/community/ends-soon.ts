const DAY_MS = 86_400_000;

/** How long before their end readers are told of coins. */
export const COINS_NOTICE_MS = 7 * DAY_MS;
/** How long before their end readers are told of gifts, coupons and tickets of the roulette. */
export const BENEFITS_NOTICE_MS = 3 * DAY_MS;

/** What a reader has that ends: a lot of coins, or a ticket. */
export interface EndingThing {
  readonly amount: number;
  readonly acquiredAtMs: number;
  readonly endsAtMs: number;
}

/**
 * What of a reader's things is to be told as one: all that end within the notice and were in no alarm before. An alarm told
 * what ended within the notice at its time, of what there was then.
 *
 * @param lastToldAtMs when the last such alarm was raised; null: there was none
 * @returns null where there is nothing to tell
 */
export function endingSoon(
  things: readonly EndingThing[],
  { noticeMs, lastToldAtMs }: { noticeMs: number; lastToldAtMs: number | null },
  nowMs: number,
): { amount: number; endsAtMs: number } | null {
  const untold = things.filter(
    ({ acquiredAtMs, endsAtMs }) =>
      endsAtMs > nowMs &&
      endsAtMs <= nowMs + noticeMs &&
      (lastToldAtMs === null || endsAtMs > lastToldAtMs + noticeMs || acquiredAtMs > lastToldAtMs),
  );
  if (untold.length === 0) return null;
  return {
    amount: untold.reduce((sum, { amount }) => sum + amount, 0),
    endsAtMs: Math.min(...untold.map(({ endsAtMs }) => endsAtMs)),
  };
}
