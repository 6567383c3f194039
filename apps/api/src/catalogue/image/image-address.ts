import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a page's address is bound to (D31). `readerId` null: any reader, for pages of a free episode. */
interface PageGrant {
  readonly platformId: string;
  readonly assetId: string;
  readonly readerId: string | null;
  readonly episodeId: number;
  readonly pageOrder: number;
  readonly widthPx: number;
}

export type PageAddressRequest = PageGrant & {
  /** The end of the time in which the episode is free; null if it has none. */
  readonly freeUntilMs: number | null;
  /** The page is of an adult series: its address ends sooner. */
  readonly isAdult: boolean;
};

export interface SignedAddress {
  readonly url: string;
  readonly expiredAtMs: number;
}

export interface ImageAddresses {
  /**
   * Address of a cover, banner or thumbnail: public, cached for long, without an end. Every allowed width may be requested. Only
   * a picture made to be public is served there, never a page (D39).
   */
  publicAddress(input: { platformId: string; assetId: string; widthPx: number }): string;
  /**
   * Address of one page in one width. Of a locked episode: bound to its reader, for 10 minutes (2 if adult). Of a free episode:
   * bound to no reader, until the next day has passed or the episode is no longer free.
   */
  pageAddress(request: PageAddressRequest, nowMs: number): SignedAddress;
}

/** D31: an address of a page that is not free lives at most this long. */
export const SIGNED_ADDRESS_LIFETIME_MS = 10 * 60_000;
/** The same for an adult page: anyone with the address can open it without an age check (record 0094). */
export const ADULT_ADDRESS_LIFETIME_MS = 2 * 60_000;
/** Addresses of free pages end at the end of the following UTC day, so that all readers of a day share one cached picture. */
const FREE_ADDRESS_STEP_MS = 24 * 3_600_000;
const ANY_READER = '*';
/**
 * Sealed into public addresses. It differs from the text used before D39, so that no older address works: some of those named
 * pages, and frames that showed a whole page.
 */
const PUBLIC_SEAL = 'public picture';

function hmac(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 32);
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function pageParts(grant: PageGrant, readerId: string, expiresAtMs: number): readonly (string | number)[] {
  return [
    'page',
    grant.platformId,
    grant.assetId,
    readerId,
    grant.episodeId,
    grant.pageOrder,
    grant.widthPx,
    expiresAtMs,
  ];
}

/**
 * What a cache in front of the site checks: that we have made the address of a reader's page, and that it has not ended. Its form is
 * that of nginx's `secure_link_md5` (record 0122).
 * @param url as it is encoded in the address
 */
function edgeToken(secret: string, { platformId, url, widthPx, endsS }: EdgeGrant): string {
  return createHash('md5').update(`${endsS} ${platformId} ${url} ${widthPx} 75 ${secret}`).digest('base64url');
}

interface EdgeGrant {
  readonly platformId: string;
  readonly url: string;
  readonly widthPx: number;
  /** Epoch seconds. */
  readonly endsS: number;
}

/**
 * Makes addresses that the optimiser serves. The origin is the platform's configured public address, never the Host
 * header (D31).
 */
export function createImageAddresses(options: {
  readonly secret: string;
  readonly originOf: (platformId: string) => string;
  /** Shared with a cache in front of the sites, which checks readers' pages itself; null: none does. */
  readonly edgeSecret?: string | null;
}): ImageAddresses {
  const { secret, originOf, edgeSecret = null } = options;
  return {
    publicAddress({ platformId, assetId, widthPx }) {
      const query = new URLSearchParams({
        url: `/a/${assetId}/${hmac(secret, [PUBLIC_SEAL, assetId])}`,
        w: String(widthPx),
        q: '75',
      });
      return `${originOf(platformId)}/_/image?${query}`;
    },
    pageAddress({ freeUntilMs, isAdult, ...grant }, nowMs) {
      const readerId = grant.readerId ?? ANY_READER;
      const expiredAtMs =
        grant.readerId === null
          ? Math.min(
              (Math.floor(nowMs / FREE_ADDRESS_STEP_MS) + 2) * FREE_ADDRESS_STEP_MS,
              freeUntilMs ?? Number.POSITIVE_INFINITY,
            )
          : nowMs + (isAdult ? ADULT_ADDRESS_LIFETIME_MS : SIGNED_ADDRESS_LIFETIME_MS);
      const query = new URLSearchParams({
        url: `/a/${grant.assetId}`,
        w: String(grant.widthPx),
        q: '75',
        p: grant.platformId,
        n: `${grant.episodeId}.${grant.pageOrder}`,
        r: readerId,
        e: String(expiredAtMs),
        s: hmac(secret, pageParts(grant, readerId, expiredAtMs)),
      });
      if (edgeSecret !== null && grant.readerId !== null) {
        const endsS = Math.floor(expiredAtMs / 1000);
        const url = encodeURIComponent(`/a/${grant.assetId}`);
        query.set('x', String(endsS));
        query.set('t', edgeToken(edgeSecret, { platformId: grant.platformId, url, widthPx: grant.widthPx, endsS }));
      }
      return { url: `${originOf(grant.platformId)}/_/image?${query}`, expiredAtMs };
    },
  };
}

/** What a picture's address allows. */
export type AddressCheck =
  | { readonly kind: 'public'; readonly assetId: string }
  | {
      readonly kind: 'page';
      readonly assetId: string;
      readonly platformId: string;
      readonly episodeId: number;
      readonly readerId: string | null;
      readonly expiresAtMs: number;
    }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'forbidden' };

const ASSET = '[0-9a-f]{64}|drawn:[A-Za-z0-9:/._-]{1,200}';
const PUBLIC_URL = new RegExp(`^/a/(${ASSET})/([A-Za-z0-9_-]{32})$`);
const PAGE_URL = new RegExp(`^/a/(${ASSET})$`);

/**
 * Reads an address' query and says what it allows. An address that does not belong to our own storage is `malformed`; one that is
 * altered or expired is `forbidden`. Answers take the same time whichever part of a signature is wrong.
 */
export function checkAddress(secret: string, query: URLSearchParams, widthPx: number, nowMs: number): AddressCheck {
  const url = query.get('url') ?? '';
  const open = PUBLIC_URL.exec(url);
  if (open?.[1] !== undefined && open[2] !== undefined) {
    return sameText(open[2], hmac(secret, [PUBLIC_SEAL, open[1]]))
      ? { kind: 'public', assetId: open[1] }
      : { kind: 'forbidden' };
  }
  const assetId = PAGE_URL.exec(url)?.[1];
  if (assetId === undefined) return { kind: 'malformed' };
  // A number has one spelling here: `07.3` or `1e3` would be another address of the same picture.
  const place = /^(0|[1-9]\d{0,9})\.(0|[1-9]\d{0,5})$/.exec(query.get('n') ?? '');
  const expiresAtMs = Number(query.get('e'));
  const readerId = query.get('r') ?? '';
  const platformId = query.get('p') ?? '';
  if (!place || String(expiresAtMs) !== query.get('e') || readerId === '') return { kind: 'forbidden' };
  const grant: PageGrant = {
    platformId,
    assetId,
    readerId,
    episodeId: Number(place[1]),
    pageOrder: Number(place[2]),
    widthPx,
  };
  const right = sameText(query.get('s') ?? '', hmac(secret, pageParts(grant, readerId, expiresAtMs)));
  if (!right || expiresAtMs <= nowMs) return { kind: 'forbidden' };
  return {
    ...{ kind: 'page', assetId, platformId, expiresAtMs },
    episodeId: grant.episodeId,
    readerId: readerId === ANY_READER ? null : readerId,
  };
}
