import type { SiteContext } from '../site-context.ts';

/** What a page says about itself while it is drawn, so that the server knows whether it may keep it for other guests. */
export interface PageKeeping {
  /** Called by the loader of a page that is the same for all guests of one view; its result depends on these parameters. */
  declare(query: readonly string[]): void;
  /** Called when a part of the page failed: such a page is not kept. */
  refuse(reason: string): void;
}

/**
 * What a kept page may depend on: the key of a page holds it, it is the same for all requests of a site, or, as
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
  'seesAdult',
  'seesBl',
  'api',
  'publicOrigin',
  'nonce',
  'catalogueNowMs',
  'messageChunks',
  'blocksInspection',
  'keeping',
]);

/** A page that is being drawn for all guests of a view. */
export interface KeptDraft extends PageKeeping {
  /** The context with which it is drawn. Anything else that is read from it is noted. */
  readonly context: SiteContext;
  /** Parameters on which the page depends; null while no loader has declared them. */
  query(): readonly string[] | null;
  /** Why the page may not be kept: what it read beyond its key, and what failed. Empty: it may be. */
  reasons(): readonly string[];
}

/**
 * Watches what a page reads of its context.
 * @param makeContext makes the context; its api client must report failures and answers that are not the same for all guests
 */
export function startDraft(makeContext: (keeping: PageKeeping) => SiteContext): KeptDraft {
  const reasons = new Set<string>();
  let query: readonly string[] | null = null;
  const keeping: PageKeeping = {
    declare: (names) => {
      query = names;
    },
    refuse: (reason) => {
      reasons.add(reason);
    },
  };
  const context = new Proxy(makeContext(keeping), {
    get(target, name, receiver) {
      if (!COVERED.has(name)) reasons.add(`context.${String(name)}`);
      return Reflect.get(target, name, receiver);
    },
    ownKeys(target) {
      reasons.add('all of the context');
      return Reflect.ownKeys(target);
    },
  });
  return {
    ...keeping,
    context,
    query: () => query,
    reasons: () => [...reasons],
  };
}
