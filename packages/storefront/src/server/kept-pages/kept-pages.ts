import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RouteName } from '@longstrip/core';
import Negotiator from 'negotiator';
import type { CatalogueFreshness } from '../answer-cache.ts';
import type { KeptDraft } from './page-keeping.ts';
import type { ContentCoding, KeptPage, PageStore } from './page-store.ts';

const compressByGzip = promisify(gzip);
const compressByBrotli = promisify(brotliCompress);
const GZIP_LEVEL = 9;
/** Most of what the highest one saves, in a fraction of its time. */
const BROTLI_QUALITY = 7;
/** Headers that a kept page may have. One with any other, such as a cookie, is for one reader. */
const KEPT_HEADERS: readonly string[] = ['content-type', 'content-language', 'cache-control', 'x-remix-response'];
/** Remix's parameter for the parts of a page's data that are asked for. */
const ROUTES_PARAMETER = '_routes';

/** A request for a page by a guest. */
export interface PageRequest {
  url: URL;
  /** The path that names the page, without Remix's ending for data. */
  pathname: string;
  /** Asked for as data, by Remix's router. */
  isData: boolean;
  route: RouteName;
  /** Everything of the reader that a kept page may depend on. */
  view: readonly (string | boolean)[];
}

export interface KeptPagesOptions {
  /** Begins the keys in a store that several sites share. */
  platformId: string;
  /** The configured origin. A page is drawn under it, whatever host a request names. */
  publicOrigin: string;
  store: PageStore;
  freshness: CatalogueFreshness;
  /** Longest time that a page is kept, in milliseconds (D37). */
  longestMs: number;
  nowMs: () => number;
  /** The content security policy of a page with these sources of scripts. */
  policyOf: (html: string) => string;
}

/** A page that was drawn: kept, or for one reader only because it may not be. */
export type DrawnPage = { kind: 'kept'; page: KeptPage } | { kind: 'own'; response: Response };

/** Draws the page of an address without anything else of the request. */
type DrawPage = (request: Request) => Promise<{ draft: KeptDraft; response: Response }>;

/** Guests' pages of one site, kept whole until the catalogue changes. */
export interface KeptPages {
  /** Remembers on which parameters the pages of a route depend, from a page of it that was drawn. */
  learn(route: RouteName, query: readonly string[] | null): void;
  /**
   * A kept page, or one that is drawn now and kept where it may be. Requests for the same page at the same time wait for
   * one drawing. Null where pages of the route are not known to be kept, or where this one is not and somebody else asked
   * for it or the address has more parameters: the caller draws it for itself.
   */
  find(request: PageRequest, draw: DrawPage): Promise<DrawnPage | null>;
}

export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { store, freshness, nowMs, platformId, publicOrigin } = options;
  const queries = new Map<RouteName, readonly string[]>();
  const pending = new Map<string, Promise<DrawnPage>>();

  async function draw(key: string, url: URL, edition: number, drawPage: DrawPage): Promise<DrawnPage> {
    const beganMs = nowMs();
    const [changeMs, { draft, response }] = await Promise.all([
      // Where that cannot be known, nothing is kept.
      freshness.nextChangeMs(beganMs).catch(() => null),
      drawPage(new Request(url)),
    ]);
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = keptHeaders(response, body, options.policyOf);
    const isKeepable =
      response.status === 200 &&
      draft.query() !== null &&
      draft.reasons().length === 0 &&
      [...response.headers.keys()].every((name) => KEPT_HEADERS.includes(name)) &&
      freshness.edition() === edition;
    if (!isKeepable || changeMs === null) {
      const own = new Headers(response.headers);
      for (const [name, value] of Object.entries(headers)) own.set(name, value);
      own.delete('ETag');
      return { kind: 'own', response: new Response(body, { status: response.status, headers: own }) };
    }
    const untilMs = Math.min(beganMs + options.longestMs, changeMs);
    const page = { bodies: await encodeBodies(body), headers, edition, untilMs };
    store.set(key, page);
    return { kind: 'kept', page };
  }

  return {
    learn: (route, query) => {
      if (query !== null) queries.set(route, query);
    },
    async find({ url, pathname, isData, route, view }, drawPage) {
      const query = queries.get(route);
      if (query === undefined) return null;
      const own = ownAddress(url, isData ? [...query, ROUTES_PARAMETER] : query, publicOrigin);
      const edition = freshness.edition();
      const key = JSON.stringify([platformId, pathname, own.pathname, own.search, ...view]);
      const known = store.get(key);
      if (known !== undefined && known.edition === edition && nowMs() < known.untilMs) {
        return { kind: 'kept', page: known };
      }
      const call = `${edition} ${key}`;
      const waitedFor = pending.get(call);
      if (waitedFor !== undefined) {
        const drawn = await waitedFor;
        return drawn.kind === 'kept' ? drawn : null;
      }
      const drawing = draw(key, own, edition, drawPage).finally(() => pending.delete(call));
      pending.set(call, drawing);
      const drawn = await drawing;
      // A redirect, for example, hands on parameters that were left out here.
      return drawn.kind === 'kept' || own.search === url.search ? drawn : null;
    },
  };
}

/** The address with the parameters that the page depends on, in their order, and no others. */
function ownAddress(url: URL, query: readonly string[], publicOrigin: string): URL {
  const own = new URL(publicOrigin);
  own.pathname = url.pathname;
  for (const name of query) {
    const value = url.searchParams.get(name);
    if (value !== null) own.searchParams.set(name, value);
  }
  return own;
}

function keptHeaders(
  response: Response,
  body: Uint8Array,
  policyOf: KeptPagesOptions['policyOf'],
): Record<string, string> {
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return {
    ...headers,
    ...(isHtml && { 'Content-Security-Policy': policyOf(new TextDecoder().decode(body)) }),
    // Weak: the three encodings of a page have one.
    ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

async function encodeBodies(identity: Uint8Array<ArrayBuffer>): Promise<KeptPage['bodies']> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [zipped, brotli] = await Promise.all([
    compressByGzip(identity, { level: GZIP_LEVEL }),
    compressByBrotli(identity, { params: parameters }),
  ]);
  return { identity, gzip: new Uint8Array(zipped), br: new Uint8Array(brotli) };
}

/**
 * The answer with a kept page: in an encoding that the client takes, without its body where the client has it already or
 * asks for headers only.
 */
export function answerWith({ bodies, headers }: KeptPage, request: Request): Response {
  const answer = new Headers(headers);
  answer.append('Vary', 'Accept-Encoding');
  if (hasTag(request.headers.get('if-none-match'), headers.ETag ?? '')) {
    for (const name of ['Content-Type', 'Content-Security-Policy']) answer.delete(name);
    return new Response(null, { status: 304, headers: answer });
  }
  const coding = codingFor(request.headers.get('accept-encoding') ?? '');
  const body = bodies[coding];
  if (coding !== 'identity') answer.set('Content-Encoding', coding);
  answer.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers: answer });
}

function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}

function codingFor(acceptEncoding: string): ContentCoding {
  const taken = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
