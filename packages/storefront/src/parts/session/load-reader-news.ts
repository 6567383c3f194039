import type { BrowserCalls } from './session-calls.ts';
import type { DataCache, SessionStore } from './session-store.ts';

/** How much is new for a reader. */
export interface ReaderNews {
  /** Coupons that are not seen, and gifts to take: behind the navigation's entry for gifts. */
  readonly benefits: number;
  /** Alarms that are not read: behind the bell. */
  readonly alarms: number;
  /** Notices that this browser has not listed: behind their entry, and that of the page that leads to it. */
  readonly notices: number;
}

const NO_NEWS: ReaderNews = { benefits: 0, alarms: 0, notices: 0 };

/** Entries of the page's data cache, and what they are asked from. */
const NEWS = { 'coupon-new': '/coupon/new', 'gift-new': '/gift/new', 'alarm-count': '/alarm/count' } as const;
const NOTICES = 'notice-times';
const NEWS_ENTRIES = [...Object.keys(NEWS), NOTICES];
const NOTICE_PAGE = '/notice';
/** Pages on which what was new is seen, taken or read. */
const SEEN_AT: ReadonlySet<string> = new Set(['/coupon', '/gift', '/benefit/gift', '/alarm', NOTICE_PAGE]);

export interface ReaderNewsParts {
  session: Pick<SessionStore, 'freshTokens'>;
  calls: Pick<BrowserCalls, 'count' | 'noticeTimes'>;
  cache: DataCache;
  seenNotices: SeenNotices;
  nowMs: () => number;
  /** Section 9: how long the navigation keeps its badges. */
  navigationCacheMs: number;
}

/** How much is new for the reader, asked anew after a while and where they have just seen it. Never throws. */
export async function loadReaderNews(parts: ReaderNewsParts, pathname: string): Promise<ReaderNews> {
  const { session, calls, cache, navigationCacheMs } = parts;
  try {
    const tokens = await session.freshTokens();
    if (tokens === null) return NO_NEWS;
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
    // A failed badge shows no error.
    return NO_NEWS;
  }
}

/** On their own page the notices have just been seen. */
async function countNotices(
  { calls, cache, seenNotices, nowMs, navigationCacheMs }: ReaderNewsParts,
  pathname: string,
  token: string,
): Promise<number> {
  const found = await cache.find(NOTICES, () => calls.noticeTimes(token), navigationCacheMs);
  if (!found.ok || found.data.length === 0) return 0;
  if (pathname === NOTICE_PAGE) seenNotices.set(Math.max(...found.data));
  return countNewNotices(found.data, seenNotices.get(), nowMs());
}

const DAY_MS = 86_400_000;
/** A notice is new for so long, also for a browser in which none was ever opened. */
const NEW_MS = 14 * DAY_MS;

/** Up to which notice this browser has shown the list, by the time of its publication. */
export interface SeenNotices {
  /** Null: never, or it is not saved. */
  get(): number | null;
  set(publishedAtMs: number): void;
}

/** Saved in local storage: a notice is public, and the api does not store which readers have seen it. */
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
function countNewNotices(publishedAtMs: readonly number[], seenAtMs: number | null, nowMs: number): number {
  return publishedAtMs.filter((atMs) => atMs > Math.max(seenAtMs ?? 0, nowMs - NEW_MS)).length;
}
