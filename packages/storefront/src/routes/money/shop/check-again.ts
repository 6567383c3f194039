/** Pauses between looks at an order, in seconds: soon while the payment service is quick, and not for ever. */
const PAUSES_S: readonly number[] = [1, 1, 1, 2, 2, 3, 5, 5, 10, 10, 20, 20, 30, 30, 30];

/** When the reader is told that the page may be closed, in milliseconds. */
export const CAN_CLOSE_MS = 10_000;

/**
 * Milliseconds until an order is looked at again.
 * @param looks how often it has been looked at
 * @returns null: the reader looks again, or comes back later
 */
export function nextLookMs(looks: number): number | null {
  const seconds = PAUSES_S[looks];
  return seconds === undefined ? null : seconds * 1_000;
}
