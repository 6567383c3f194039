import { createHash, timingSafeEqual } from 'node:crypto';
import { REQUEST_HEADERS } from '@longstrip/api-contract';

/**
 * Whether a request comes from one of our own sites: only they know the service secret. The comparison takes the same time
 * however many characters are right.
 * @param secret null: no request counts as a site's
 */
export function isFromOwnSite(headers: Pick<Headers, 'get'>, secret: string | null): boolean {
  const given = headers.get(REQUEST_HEADERS.serviceSecret);
  return secret !== null && given !== null && timingSafeEqual(digest(given), digestOfSecret(secret));
}

let lastSecret: { readonly text: string; readonly digest: Buffer } | null = null;

/** A process has one secret. */
function digestOfSecret(text: string): Buffer {
  if (lastSecret?.text !== text) lastSecret = { text, digest: digest(text) };
  return lastSecret.digest;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Makes a function that returns the signed-in reader who requests a picture (D31). Only the sites can read their session cookies,
 * so a site sends the reader's id with its service secret. Null if no reader is named: then only the address decides.
 */
export function createReaderOfRequest(
  serviceSecret: string,
): (request: Request, platformId: string) => Promise<string | null> {
  return async ({ headers }, platformId) => {
    if (!isFromOwnSite(headers, serviceSecret)) return null;
    const [readerPlatformId, readerId] = (headers.get(REQUEST_HEADERS.reader) ?? '').split('/');
    return readerPlatformId === platformId && readerId ? readerId : null;
  };
}
