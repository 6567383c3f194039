import type { Context, MiddlewareHandler } from 'hono';
import type { SiteEnv } from './site-request.ts';

/**
 * Refuses a body that is too large: by its length, or, of a body that comes in pieces, as soon as more has come. Hono's own
 * `bodyLimit` makes a `Request` from the server's, which the platform's `Request` cannot copy.
 */
export function limitBody<Env extends object = SiteEnv>(
  mostBytes: number,
  refuse: (c: Context<Env>) => Response,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { raw } = c.req;
    const { url, method, headers, signal } = raw;
    const length = headers.get('content-length');
    if (length !== null && !headers.has('transfer-encoding')) return Number(length) > mostBytes ? refuse(c) : next();
    if (raw.body === null) return next();
    const parts: Uint8Array[] = [];
    let bytes = 0;
    // The stream is not cancelled when it is too long: that would close the connection before the answer is sent.
    const reader = raw.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > mostBytes) return refuse(c);
      parts.push(part.value);
    }
    c.req.raw = new Request(url, { method, headers, signal, body: bytes === 0 ? null : Buffer.concat(parts) });
    return next();
  };
}
