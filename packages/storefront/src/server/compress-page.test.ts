import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressPage } from './compress-page.ts';

let uncaught: unknown[];
const note = (error: unknown) => uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', note);
});
afterEach(() => {
  process.off('uncaughtException', note);
});

function pageOf(source: UnderlyingDefaultSource<Uint8Array>): Promise<Response> | Response {
  const app = new Hono().use(compressPage());
  app.get('/', () => new Response(new ReadableStream(source), { headers: { 'content-type': 'text/html' } }));
  return app.request('/', { headers: { 'accept-encoding': 'gzip' } });
}

test('a page is compressed piece by piece', async () => {
  const pieces = ['<p>one', '<p>two'];
  const answer = await pageOf({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  expect(gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('<p>one<p>two');
});

test('a page that fails in the middle fails its reader alone', async () => {
  let pulls = 0;
  const answer = await pageOf({
    pull(controller) {
      pulls += 1;
      if (pulls > 3) throw new Error('the page failed');
      controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)));
    },
  });
  await expect(answer.arrayBuffer()).rejects.toThrow('the page failed');
  await new Promise((resolve) => setImmediate(resolve));
  expect(uncaught).toEqual([]);
});
