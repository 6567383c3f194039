import { CLIENT_PLATFORMS, type ClientPlatform } from '@longstrip/core';

/** Names of the request headers (section 7), in lower case; HTTP ignores case. */
export const REQUEST_HEADERS = {
  balconyId: 'x-balcony-id',
  platform: 'x-platform',
  timeZone: 'x-balcony-timezone',
  referer: 'x-referer',
  requestId: 'x-request-id',
  /** The reader's address, as one of our own sites saw it; valid only with the service secret (D2). */
  clientAddress: 'x-longstrip-client-address',
  serviceSecret: 'x-longstrip-service-secret',
  /** Fingerprints of a site's cookie secrets, the present one first, with commas between (record 0134). */
  cookieSecrets: 'x-longstrip-cookie-secrets',
  /** `<platform id>/<user id>` of a reader who is signed in at one of our own sites; valid only with the secret (D31). */
  reader: 'x-longstrip-reader',
  /** What a reader may see (`ReaderView`), sent by one of our own sites instead of a bearer; valid only with the secret. */
  view: 'x-longstrip-view',
  /**
   * `1` on the calls that draw one page (their request id) and change nothing, whatever their method: their reader is identified
   * once; valid only with the secret.
   */
  drawing: 'x-longstrip-drawing',
  /** The pass of a preview, which an operator's browser has instead of a reader's session (record 0140). */
  preview: 'x-longstrip-preview',
} as const;

/** The kind of client, with the older names mapped to the four of section 3 (D29). */
export interface ClientDevice {
  platform: ClientPlatform;
  /** The older clients' MOBILE_AND and MOBILE_IOS: WEB on a phone. */
  isMobile: boolean;
}

const OLDER_NAMES: ReadonlySet<string> = new Set(['MOBILE_AND', 'MOBILE_IOS']);

/** Reads `x-platform`. Missing or unknown means WEB (section 7, D29). */
export function parseClientDevice(header: string | null | undefined): ClientDevice {
  const word = (header ?? '').trim().toUpperCase();
  if (OLDER_NAMES.has(word)) return { platform: 'WEB', isMobile: true };
  const platform = CLIENT_PLATFORMS.find((known) => known === word) ?? 'WEB';
  return { platform, isMobile: platform !== 'WEB' };
}

/**
 * The bearer of an `Authorization` header, or null for a guest. Anything except a non-empty bearer means guest, including
 * the texts `undefined`, `null` and `Bearer ` that older clients send.
 */
export function parseBearer(header: string | null | undefined): string | null {
  const match = /^\s*bearer\s+(\S+)\s*$/i.exec(header ?? '');
  const token = match?.[1];
  if (token === undefined || token === 'undefined' || token === 'null') return null;
  return token;
}

/** What a reader may see of the catalogue. Lists, series and texts depend only on this, the platform and the language. */
export interface ReaderView {
  /** Adult works (D24). */
  readonly seesAdult: boolean;
  /** BL works (D36). */
  readonly seesBl: boolean;
}

const FORM = /^adult=([01]); bl=([01])$/;

/** The value of `x-longstrip-view`. */
export function formatReaderView({ seesAdult, seesBl }: ReaderView): string {
  return `adult=${seesAdult ? 1 : 0}; bl=${seesBl ? 1 : 0}`;
}

/** Reads `x-longstrip-view`; null if it is missing or invalid. */
export function parseReaderView(header: string | null | undefined): ReaderView | null {
  const [, adult, bl] = FORM.exec(header ?? '') ?? [];
  return adult === undefined ? null : { seesAdult: adult === '1', seesBl: bl === '1' };
}
