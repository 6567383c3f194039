import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Compresses the output of Remix and flushes after every chunk, so that the shell of a page is sent at once and deferred
 * parts follow. (A plain CompressionStream holds chunks back until its buffer is full.)
 */
export function compressPage(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // A response with a length is sent as it is: a cached page is already in an encoding that the client accepts. Even
    // reading the `body` property would make a stream of it.
    if (headers.has('Content-Length') || c.req.method === 'HEAD') return;
    const { body } = c.res;
    if (body === null || headers.has('Content-Encoding')) return;
    const type = headers.get('Content-Type') ?? '';
    if (!COMPRESSIBLE.test(type)) return;
    headers.append('Vary', 'Accept-Encoding');
    if (!/(^|,)\s*gzip\s*(,|$)/.test(c.req.header('accept-encoding') ?? '')) return;
    headers.delete('Content-Length');
    headers.set('Content-Encoding', 'gzip');
    c.res = new Response(gzip(body), { status: c.res.status, headers });
  };
}

function gzip(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const zip = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip.on('data', (piece: Buffer) => controller.enqueue(new Uint8Array(piece)));
      zip.on('end', () => controller.close());
      zip.on('error', (error) => controller.error(error));
    },
    async pull() {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // Its remaining data would be written to a failed stream, which throws outside any request.
        zip.destroy();
        throw error;
      });
      if (done) zip.end();
      else await new Promise<void>((resolve) => zip.write(value, () => resolve()));
    },
    async cancel(reason) {
      zip.destroy();
      await reader.cancel(reason);
    },
  });
}
