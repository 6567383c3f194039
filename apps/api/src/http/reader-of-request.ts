import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { isFromOwnSite } from './service-secret.ts';

/**
 * Makes a function that says which signed-in reader asks for a picture (D31). Only the sites can read their session
 * cookies, so a site names the reader beside its service secret. Null when nobody is named: the address alone decides.
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
