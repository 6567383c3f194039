/** An episode in so many parts of the same length. */
const PARTS = 20;
/** A part is seen once it was on screen for so long. */
const PART_MS = 500;
/** An episode is open for so long before the next one may be paid for. */
const OPEN_MS = 10_000;
/** So many parts in a row may be passed by: a tenth of the episode. */
const PASSED_MOST = 2;

/** What of an episode is on screen, from and to a share of it. */
export interface ShownShares {
  readonly from: number;
  readonly to: number;
}

/** How long a reader has had the parts of an episode before them. All times are of one clock, in milliseconds. */
export interface SeenParts {
  readonly openedAtMs: number;
  /** The part with which it was opened; null before anything was shown. */
  readonly first: number | null;
  /** What is on screen since when. */
  readonly shown: ShownShares | null;
  readonly sinceMs: number;
  readonly partsMs: readonly number[];
}

export function openParts(nowMs: number): SeenParts {
  return { openedAtMs: nowMs, first: null, shown: null, sinceMs: nowMs, partsMs: Array(PARTS).fill(0) };
}

/** The reader has moved to what is shown now. */
export function showParts(seen: SeenParts, shown: ShownShares, nowMs: number): SeenParts {
  return { ...seen, first: seen.first ?? partOf(shown.from), shown, sinceMs: nowMs, partsMs: partsUntil(seen, nowMs) };
}

/**
 * Whether the reader has gone through an episode rather than past it, so that the next one may be paid for without a question:
 * it was open for ten seconds, and from where they opened it to its end at most a tenth in one piece was on screen for less than
 * a moment. A jump to the end leaves out more.
 */
export function isReadThrough(seen: SeenParts, nowMs: number): boolean {
  if (seen.first === null || nowMs - seen.openedAtMs < OPEN_MS) return false;
  let passed = 0;
  for (const ms of partsUntil(seen, nowMs).slice(seen.first)) {
    passed = ms >= PART_MS ? 0 : passed + 1;
    if (passed > PASSED_MOST) return false;
  }
  return true;
}

function partsUntil({ shown, sinceMs, partsMs }: SeenParts, nowMs: number): readonly number[] {
  if (shown === null) return partsMs;
  const first = partOf(shown.from);
  const last = Math.max(first, Math.ceil(shown.to * PARTS) - 1);
  const passedMs = Math.max(0, nowMs - sinceMs);
  return partsMs.map((ms, part) => (part >= first && part <= last ? ms + passedMs : ms));
}

function partOf(share: number): number {
  return Math.min(PARTS - 1, Math.max(0, Math.floor(share * PARTS)));
}
