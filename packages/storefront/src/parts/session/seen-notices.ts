const DAY_MS = 86_400_000;
/** A notice is new for so long, also for a browser in which none was ever opened. */
const NEW_MS = 14 * DAY_MS;

/** Up to which notice this browser has shown the list, by the time of its publication. */
export interface SeenNotices {
  /** Null: never, or it is not kept. */
  get(): number | null;
  set(publishedAtMs: number): void;
}

/** Kept in local storage: a notice is everybody's, and the api keeps nothing of who has seen it. */
export function createSeenNotices(platformId: string): SeenNotices {
  const key = `longstrip-${platformId}-notices`;
  return {
    get() {
      try {
        const seenAtMs = Number(window.localStorage.getItem(key) ?? 'none');
        return Number.isFinite(seenAtMs) ? seenAtMs : null;
      } catch {
        return null;
      }
    },
    set(publishedAtMs) {
      try {
        window.localStorage.setItem(key, String(publishedAtMs));
      } catch {
        // The badge comes again.
      }
    },
  };
}

/** How many notices are new: published since the list was last seen, and not long ago. */
export function countNewNotices(publishedAtMs: readonly number[], seenAtMs: number | null, nowMs: number): number {
  return publishedAtMs.filter((atMs) => atMs > Math.max(seenAtMs ?? 0, nowMs - NEW_MS)).length;
}
