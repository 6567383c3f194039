/** 2026-03-10T12:00:00Z, a Tuesday: the default time of tests. */
export const TEST_NOW_MS = Date.UTC(2026, 2, 10, 12);

/** A clock that changes only when a test sets it. */
export interface FakeClock {
  nowMs(): number;
  setTo(nowMs: number): void;
  advance(byMs: number): void;
}

export function createFakeClock(startMs: number = TEST_NOW_MS): FakeClock {
  let current = startMs;
  return {
    nowMs: () => current,
    setTo: (nowMs) => {
      current = nowMs;
    },
    advance: (byMs) => {
      current += byMs;
    },
  };
}
