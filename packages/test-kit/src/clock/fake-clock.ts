/** 2026-03-10T12:00:00Z, a Tuesday: the moment tests begin at unless they say otherwise. */
export const TEST_NOW_MS = Date.UTC(2026, 2, 10, 12);

/** A clock that stands still until it is moved. */
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
