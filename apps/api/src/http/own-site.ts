import { createHash, timingSafeEqual } from 'node:crypto';
import { REQUEST_HEADERS } from '@longstrip/api-contract';

/**
 * Whether a request comes from one of our own sites: only they know the service secret. The comparison takes the same
 * time however much of the text agrees.
 * @param secret null: no client is believed
 */
export function isFromOwnSite(headers: Pick<Headers, 'get'>, secret: string | null): boolean {
  const given = headers.get(REQUEST_HEADERS.serviceSecret);
  return secret !== null && given !== null && timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Makes a function that says which signed-in reader asks for a picture (D31). Only the sites can read their session
 * cookies, so a site names the reader beside its service secret. Null when no reader is named: the address alone decides.
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
