import type { BrowserCalls } from './session-calls.ts';
import type { DataCache, SessionStore } from './session-store.ts';

/** How many new items there are for a reader. */
export interface UnreadCounts {
  /** Coupons that the reader has not seen, and gifts to take: at the navigation's entry for gifts. */
  readonly benefits: number;
  /** Alarms that are not read: at the bell. */
  readonly alarms: number;
  /** Notices that this browser has not listed: at their entry, and at the entry of the page that links to them. */
  readonly notices: number;
}

const NO_UNREAD: UnreadCounts = { benefits: 0, alarms: 0, notices: 0 };

/** Entries of the page's data cache, and the api paths that they are loaded from. */
const NEWS = { 'coupon-new': '/coupon/new', 'gift-new': '/gift/new', 'alarm-count': '/alarm/count' } as const;
const NOTICES = 'notice-times';
const NEWS_ENTRIES = [...Object.keys(NEWS), NOTICES];
const NOTICE_PAGE = '/notice';
/** Pages on which new items are seen, taken or read. */
const SEEN_AT: ReadonlySet<string> = new Set(['/coupon', '/gift', '/benefit/gift', '/alarm', NOTICE_PAGE]);

export interface UnreadCountsParts {
  session: Pick<SessionStore, 'freshTokens'>;
  calls: Pick<BrowserCalls, 'count' | 'noticeTimes'>;
  cache: DataCache;
  seenNotices: SeenNotices;
  nowMs: () => number;
  /** Section 9: how long the navigation keeps its badges. */
  navigationCacheMs: number;
}

/**
 * Loads how many new items there are. They are loaded again after a while, and on the pages where the reader sees them.
 * Never throws.
 */
export async function loadUnreadCounts(parts: UnreadCountsParts, pathname: string): Promise<UnreadCounts> {
  const { session, calls, cache, navigationCacheMs } = parts;
  try {
    const tokens = await session.freshTokens();
    if (tokens === null) return NO_UNREAD;
    if (SEEN_AT.has(pathname)) cache.clear(NEWS_ENTRIES);
    const { token } = tokens.accessToken;
    const count = async (name: keyof typeof NEWS) => {
      const found = await cache.find(name, () => calls.count(NEWS[name], token), navigationCacheMs);
      return found.ok ? found.data : 0;
    };
    const [coupons, gifts, alarms, notices] = await Promise.all([
      count('coupon-new'),
      count('gift-new'),
      count('alarm-count'),
      countNotices(parts, pathname, token),
    ]);
    return { benefits: coupons + gifts, alarms, notices };
  } catch {
    // A badge that cannot be loaded shows no error.
    return NO_UNREAD;
  }
}

/** On the page of notices, they count as seen. */
async function countNotices(
  { calls, cache, seenNotices, nowMs, navigationCacheMs }: UnreadCountsParts,
  pathname: string,
  token: string,
): Promise<number> {
  const found = await cache.find(NOTICES, () => calls.noticeTimes(token), navigationCacheMs);
  if (!found.ok || found.data.length === 0) return 0;
  if (pathname === NOTICE_PAGE) seenNotices.set(Math.max(...found.data));
  return countNewNotices(found.data, seenNotices.get(), nowMs());
}

const DAY_MS = 86_400_000;
/** A notice is new for this long, also in a browser that has never listed any. */
const NEW_MS = 14 * DAY_MS;

/** The newest notice that this browser has listed, by its time of publication. */
export interface SeenNotices {
  /** Null: none, or it is not stored. */
  get(): number | null;
  set(publishedAtMs: number): void;
}

/** Stored in local storage: notices are public, and the api does not store which readers have seen them. */
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
        // The badge is shown again.
      }
    },
  };
}

/** How many notices are new: published since the list was last seen, and not long ago. */
function countNewNotices(publishedAtMs: readonly number[], seenAtMs: number | null, nowMs: number): number {
  return publishedAtMs.filter((atMs) => atMs > Math.max(seenAtMs ?? 0, nowMs - NEW_MS)).length;
}
