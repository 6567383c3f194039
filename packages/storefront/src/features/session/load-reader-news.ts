import type { DataCache } from './data-cache.ts';
import type { BrowserCalls } from './session-calls.ts';
import type { SessionStore } from './session-store.ts';

/** Entries of the page's data cache, and what they are asked from: coupons that are not seen, gifts to take. */
const NEWS = { 'coupon-new': '/coupon/new', 'gift-new': '/gift/new' } as const;
const NEWS_ENTRIES = Object.keys(NEWS);
/** Pages on which what was new is seen or taken. */
const SEEN_AT: ReadonlySet<string> = new Set(['/coupon', '/gift', '/benefit/gift']);

export interface ReaderNewsParts {
  session: Pick<SessionStore, 'freshTokens'>;
  calls: Pick<BrowserCalls, 'count'>;
  cache: DataCache;
  /** Section 9: how long the navigation keeps its badges. */
  navigationCacheMs: number;
}

/** How much is new for the reader, asked anew after a while and where they have just seen it. Never throws. */
export async function loadReaderNews(
  { session, calls, cache, navigationCacheMs }: ReaderNewsParts,
  pathname: string,
): Promise<number> {
  try {
    const tokens = await session.freshTokens();
    if (tokens === null) return 0;
    if (SEEN_AT.has(pathname)) cache.clear(NEWS_ENTRIES);
    const { token } = tokens.accessToken;
    const counts = await Promise.all(
      Object.entries(NEWS).map(([name, path]) => cache.find(name, () => calls.count(path, token), navigationCacheMs)),
    );
    return counts.reduce((sum, count) => sum + (count.ok ? count.data : 0), 0);
  } catch {
    // A badge is no reason to tell anybody.
    return 0;
  }
}
