import { ownCookies } from './cookie-names.ts';

/** The prefixes that a site hands on to the api, byte for byte. */
export const PASS_THROUGH_PREFIXES = ['/api/balcony-api-v2/', '/api/balcony-api/', '/_/image'] as const;

/** Headers that end with one connection (RFC 9110, 7.6.1), and those that are ours alone to say. */
const DROPPED_REQUEST_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'accept-encoding',
  'expect',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]);
const DROPPED_REQUEST_PREFIXES = ['x-forwarded-', 'x-longstrip-'];
const DROPPED_RESPONSE_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'set-cookie',
  'access-control-allow-origin',
  'access-control-allow-credentials',
];

/** What a passed-through request is made of. */
export interface PassThroughFacts {
  request: Request;
  apiBaseUrl: string;
  platformId: string;
  balconyId: string;
  /** Headers the site itself vouches for: request id, client address, service secret. */
  siteHeaders: Readonly<Record<string, string>>;
}

/** Whether the path belongs to the api. */
export function isPassedThrough(pathname: string): boolean {
  return PASS_THROUGH_PREFIXES.some((prefix) =>
    prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix,
  );
}

/**
 * The request as the api gets it. The platform is always this site's own, whatever the client claims. The site's
 * session cookie never becomes a bearer: cookies are dropped, except before an image address, where the api compares
 * the platform's own ones with the signature (D31). Whatever a client says about forwarding is dropped as well.
 */
export function passThroughRequest(facts: PassThroughFacts): Request {
  const { request } = facts;
  const source = new URL(request.url);
  const headers = new Headers();
  for (const [name, value] of request.headers) {
    if (isForwarded(name)) headers.append(name, value);
  }
  headers.set('x-balcony-id', facts.balconyId);
  headers.set('accept-encoding', 'identity');
  if (source.pathname === '/_/image') {
    const cookies = ownCookies(request.headers.get('cookie'), facts.platformId);
    if (cookies !== null) headers.set('cookie', cookies);
  }
  for (const [name, value] of Object.entries(facts.siteHeaders)) headers.set(name, value);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null;
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: request.signal,
    ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
  };
  return new Request(`${facts.apiBaseUrl}${source.pathname}${source.search}`, init);
}

/** The api's answer as the client gets it: the same stream, without what was meant for the connection. */
export function passThroughResponse(response: Response): Response {
  const headers = new Headers(response.headers);
  if (headers.has('content-encoding')) headers.delete('content-length');
  for (const name of DROPPED_RESPONSE_HEADERS) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

function isForwarded(name: string): boolean {
  return !DROPPED_REQUEST_HEADERS.has(name) && !DROPPED_REQUEST_PREFIXES.some((prefix) => name.startsWith(prefix));
}
