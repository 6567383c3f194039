import type { SiteContext } from '../site-context.ts';

/** Settings of a reader that few pages depend on: they are in the keys of those pages. */
export type KeyedSetting = Extract<keyof SiteContext, 'viewerSettings'>;

/** What the pages of a route depend on besides their path and the reader's view, and how long they are valid. */
export interface CacheRule {
  /** Parameters of the address. */
  readonly query: readonly string[];
  readonly settings: readonly KeyedSetting[];
  /** In milliseconds; a page is never cached past the catalogue's next change. */
  readonly longestMs: number;
}

/** The declaration of a loader (`PageCaching.declare`), with its defaults. */
export function cacheRule(query: readonly string[], more: Partial<Omit<CacheRule, 'query'>> = {}): CacheRule {
  return { query, settings: [], longestMs: Number.POSITIVE_INFINITY, ...more };
}

/** A page's facts about itself while it is rendered, so that the server knows whether it may cache it for other guests. */
export interface PageCaching {
  /** Whether the page is rendered for many readers: then it is complete before it is sent. */
  readonly isForMany: boolean;
  /**
   * Called by the loader of a page that is the same for all guests with one view; it depends on these query parameters, and
   * on these settings of a reader.
   */
  declare(query: readonly string[], more?: Partial<Omit<CacheRule, 'query'>>): void;
  /** Called when a part of the page failed: such a page is not cached. */
  refuse(reason: string): void;
  /** Called when a loader failed because the api is not available now: the status of the page becomes 503. */
  missApi(): void;
}

/**
 * The context properties that a cached page may use: they are in the key of the page, or are the same for all requests of a
 * site, or, like `catalogueNowMs`, change nothing before the catalogue's next change.
 */
const COVERED: ReadonlySet<string | symbol> = new Set<keyof SiteContext>([
  'platform',
  'locale',
  'theme',
  'themeCookie',
  'viewerCookie',
  'placeCookie',
  'seriesViewerCookie',
  'hasReading',
  // A request for the episode in it is answered without the cache.
  'lastPlace',
  'isSignedIn',
  'readerKey',
  // Only pages of guests are cached: so the first is false, and the client is in the key.
  'hasSessionExpired',
  'client',
  'seesAdult',
  'seesBl',
  'api',
  'publicOrigin',
  'siblingSites',
  'nonce',
  'catalogueNowMs',
  'messageChunks',
  'blocksInspection',
  'caching',
  // A request with a pass is answered without the cache.
  'preview',
]);

/** A page that is being rendered for all guests with one view. */
export interface PageRendering extends PageCaching {
  /** The context for the rendering. Reading any other property of it is recorded. */
  readonly context: SiteContext;
  /** Whether the api gave a loader no answer. */
  missedApi(): boolean;
  /** The declaration of a loader; null while there is none. */
  cacheRule(): CacheRule | null;
  /**
   * Why the page may not be cached: what it has read beyond its key, and what has failed. If empty, it may be cached.
   * @param settings the settings in its key
   */
  reasons(settings: readonly KeyedSetting[]): readonly string[];
}

/**
 * Records what a page reads from its context.
 * @param makeContext makes the context; its api client must report failures and answers that are not the same for all guests
 */
export function startDraft(makeContext: (caching: PageCaching) => SiteContext): PageRendering {
  const readings = new Set<string>();
  const refusals = new Set<string>();
  let declared: CacheRule | null = null;
  let hasMissedApi = false;
  const caching: PageCaching = {
    isForMany: true,
    declare: (query, more = {}) => {
      declared = cacheRule(query, more);
    },
    refuse: (reason) => {
      refusals.add(reason);
    },
    missApi: () => {
      hasMissedApi = true;
    },
  };
  const context = new Proxy(makeContext(caching), {
    get(target, name, receiver) {
      if (!COVERED.has(name)) readings.add(String(name));
      return Reflect.get(target, name, receiver);
    },
    ownKeys(target) {
      refusals.add('all of the context');
      return Reflect.ownKeys(target);
    },
  });
  return {
    ...caching,
    context,
    missedApi: () => hasMissedApi,
    cacheRule: () => declared,
    reasons: (settings) => {
      const held: readonly string[] = settings;
      const beyond = [...readings].filter((name) => !held.includes(name));
      return [...beyond.map((name) => `context.${name}`), ...refusals];
    },
  };
}
