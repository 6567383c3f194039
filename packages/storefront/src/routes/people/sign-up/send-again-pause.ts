/** A mail needs a while: before that another is not asked for. What protects a mailbox are the limits of the api. */
const PAUSE_MS = 60_000;

/** In whole seconds; 0 where another code may be asked for. */
export function secondsToWait(sentAtMs: number, nowMs: number): number {
  const leftMs = sentAtMs + PAUSE_MS - nowMs;
  // A time to come was made up.
  return leftMs > 0 && leftMs <= PAUSE_MS ? Math.ceil(leftMs / 1000) : 0;
}
