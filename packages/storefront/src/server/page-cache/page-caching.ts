import type { SiteContext } from '../site-context.ts';

/** Settings of a reader on which few pages depend: the keys of those pages hold them. */
export type KeyedSetting = Extract<keyof SiteContext, 'viewerSettings'>;

/** On what the pages of a route depend besides their path and the view of the reader, and for how long they hold. */
export interface CacheRule {
  /** Parameters of the address. */
  readonly query: readonly string[];
  readonly settings: readonly KeyedSetting[];
  /** In milliseconds; a page is never cached past the catalogue's next change. */
  readonly longestMs: number;
}

/** What a loader declares of a page (`PageCaching.declare`), with what it leaves out. */
export function cacheRule(query: readonly string[], more: Partial<Omit<CacheRule, 'query'>> = {}): CacheRule {
  return { query, settings: [], longestMs: Number.POSITIVE_INFINITY, ...more };
}

/** What a page says about itself while it is drawn, so that the server knows whether it may cache it for other guests. */
export interface PageCaching {
  /** Whether the page is drawn for many readers: it is complete before it is sent. */
  readonly isForMany: boolean;
  /**
   * Called by the loader of a page that is the same for all guests of one view; its result depends on these parameters,
   * and on these settings of a reader.
   */
  declare(query: readonly string[], more?: Partial<Omit<CacheRule, 'query'>>): void;
  /** Called when a part of the page failed: such a page is not cached. */
  refuse(reason: string): void;
  /** Called when a loader failed because the api gives no answer just now: the status of its page is 503. */
  missApi(): void;
}

/**
 * What a cached page may depend on: the key of a page holds it, it is the same for all requests of a site, or, as
 * `catalogueNowMs`, changes nothing before the catalogue's next change.
 */
const COVERED: ReadonlySet<string | symbol> = new Set<keyof SiteContext>([
  'platform',
  'locale',
  'theme',
  'themeCookie',
  'viewerCookie',
  'hasReading',
  'isSignedIn',
  // Only pages of guests are cached: false, and the client is in the key.
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
]);

/** A page that is being drawn for all guests of a view. */
export interface PageDraft extends PageCaching {
  /** The context with which it is drawn. Anything else that is read from it is noted. */
  readonly context: SiteContext;
  /** Whether the api gave a loader no answer. */
  missedApi(): boolean;
  /** What a loader declared; null while none has. */
  cacheRule(): CacheRule | null;
  /**
   * Why the page may not be cached: what it read beyond its key, and what failed. Empty: it may be.
   * @param settings those that its key holds
   */
  reasons(settings: readonly KeyedSetting[]): readonly string[];
}

/**
 * Watches what a page reads of its context.
 * @param makeContext makes the context; its api client must report failures and answers that are not the same for all guests
 */
export function startDraft(makeContext: (caching: PageCaching) => SiteContext): PageDraft {
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
