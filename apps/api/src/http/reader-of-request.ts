import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { isSameSecret } from './client-address.ts';

/**
 * Who asks for a picture (D31): the reader whom one of our own sites names beside its service secret, since the sites
 * alone can read their session cookies. Null where nobody says; then the address alone counts.
 */
export function createReaderOfRequest(
  serviceSecret: string,
): (request: Request, platformId: string) => Promise<string | null> {
  return async (request, platformId) => {
    const given = request.headers.get(REQUEST_HEADERS.serviceSecret);
    if (given === null || !isSameSecret(given, serviceSecret)) return null;
    const [readerPlatformId, readerId] = (request.headers.get(REQUEST_HEADERS.reader) ?? '').split('/');
    return readerPlatformId === platformId && readerId ? readerId : null;
  };
}
