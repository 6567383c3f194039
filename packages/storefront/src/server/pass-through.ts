/** Paths that a site passes to the api unchanged. */
const PASS_THROUGH_PREFIXES = ['/api/balcony-api-v2/', '/api/balcony-api/', '/_/image'] as const;

/** Headers of one connection (RFC 9110, 7.6.1), cookies, and a client's claims about its address. */
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
  // The site says itself which trace a request belongs to.
  'traceparent',
  'tracestate',
  'baggage',
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

/** What a request to the api is made from. */
export interface PassThroughFacts {
  request: Request;
  apiBaseUrl: string;
  balconyId: string;
  /** Headers that the site itself adds: request id, client address, service secret. */
  siteHeaders: Readonly<Record<string, string>>;
}

/** Whether the path belongs to the api. */
export function isPassedThrough(pathname: string): boolean {
  return PASS_THROUGH_PREFIXES.some((prefix) =>
    prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix,
  );
}

/**
 * The request as it is sent to the api. The platform is always this site's own, whatever the client claims. Cookies are
 * removed, so that a session cookie never becomes a bearer token; a client's forwarding headers are removed too.
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

/** The api's answer as it is sent to the client: the same stream, without headers of the connection between site and api. */
export function passThroughResponse(response: Response): Response {
  const headers = new Headers(response.headers);
  if (headers.has('content-encoding')) headers.delete('content-length');
  for (const name of DROPPED_RESPONSE_HEADERS) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

function isForwarded(name: string): boolean {
  return !DROPPED_REQUEST_HEADERS.has(name) && !DROPPED_REQUEST_PREFIXES.some((prefix) => name.startsWith(prefix));
}
