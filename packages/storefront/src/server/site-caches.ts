import type { AnswerCache } from '@longstrip/api-contract';
import { READER_HEADER } from '../parts/device/device-worker.ts';
import { GUEST_KEY } from '../parts/reading/reading-record.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createPageCache, createPageStore, inlineScriptSources, OWN_PAGE, type PageCache } from './page-cache/index.ts';
import { createPictureCache, createPictureStore, type PictureCache } from './picture-cache/index.ts';
import { contentSecurityPolicy, type SecurityHeaderFacts, setSecurityHeaders } from './security-headers.ts';
import type { SiteServerOptions } from './site-options.ts';

/** For answers of the api: enough for the pages of about five hundred series. */
const MAX_CACHED_CHARACTERS = 2_000_000;
/** For whole pages, if several sites do not share a store: about fifty pages. */
const PAGE_CACHE_BYTES = 12_000_000;
/** For pictures, likewise: about a hundred pages of episodes, or five hundred covers. */
const PICTURE_CACHE_BYTES = 8_000_000;

interface SiteCaches {
  answers: AnswerCache | null;
  pages: PageCache | null;
  pictures: PictureCache | null;
}

/** The caches of a site: answers of the api, whole pages, and pictures. There are none if the site is not notified of changes. */
export function createSiteCaches(options: SiteServerOptions, security: SecurityHeaderFacts): SiteCaches {
  const { catalogue: freshness = null, platform, nowMs, publicOrigin } = options;
  if (freshness === null) return { answers: null, pages: null, pictures: null };
  const longestMs = platform.constants.dataCacheMs;
  const { pageStore = createPageStore(PAGE_CACHE_BYTES), pictureStore = createPictureStore(PICTURE_CACHE_BYTES) } =
    options;
  const answers = createAnswerCache({
    countedFor: platform.id,
    freshness,
    longestMs,
    maxCharacters: MAX_CACHED_CHARACTERS,
    nowMs,
  });
  const pictures =
    pictureStore === null
      ? null
      : createPictureCache({ platformId: platform.id, store: pictureStore, freshness, nowMs });
  if (pageStore === null) return { answers, pictures, pages: null };
  return {
    answers,
    pictures,
    pages: createPageCache({
      platformId: platform.id,
      publicOrigin,
      store: pageStore,
      freshness,
      longestMs,
      edgeSeconds: options.edgePageSeconds,
      nowMs,
      policyOf: (html, nonce) =>
        contentSecurityPolicy({ ...security, inlineScripts: inlineScriptSources(html, nonce) }),
      complete: (headers) => {
        headers.append('Vary', 'Accept-Encoding');
        addPageHeaders(headers);
        headers.set(READER_HEADER, GUEST_KEY);
        setSecurityHeaders(headers, security);
      },
    }),
  };
}

/** Cookies contain a reader's language and theme, so the browser must not reuse a copy from before they chose another. */
export function addPageHeaders(headers: Headers): void {
  headers.append('Vary', 'Accept-Language, Cookie');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', OWN_PAGE);
}
