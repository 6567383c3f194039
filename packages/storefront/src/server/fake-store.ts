import { Hono } from 'hono';
import * as v from 'valibot';
import { describeError } from './answer-log.ts';
import { limitBody } from './limit-body.ts';
import type { SiteServerOptions } from './site-options.ts';

/** The path at which the app simulator buys (record 0084). */
const FAKE_STORE_PATH = '/_/fake-store';
const MOST_BYTES = 4_096;

const AskedSchema = v.object({
  store: v.picklist(['apple', 'google']),
  productId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  accountToken: v.pipe(v.string(), v.uuid()),
  isPending: v.boolean(),
});

/** `POST /_/fake-store` of demo mode: the proof of a purchase from a fake store. In other modes the path does not exist. */
export function fakeStore({ fakeStore: store, logger }: SiteServerOptions): Hono {
  const app = new Hono();
  if (store == null) return app.all(FAKE_STORE_PATH, (c) => c.text('There is no such store.\n', 404));
  return app.post(
    FAKE_STORE_PATH,
    limitBody(MOST_BYTES, (c) => c.text('That is too large.\n', 413)),
    async (c) => {
      const asked = v.safeParse(AskedSchema, await c.req.json().catch(() => null));
      if (!asked.success) return c.text('That is no purchase.\n', 400);
      try {
        return c.json(await store.buy(asked.output), 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        logger.warn({ error: describeError(error) }, 'the fake store cannot be reached');
        return c.text('The fake store cannot be reached.\n', 503);
      }
    },
  );
}
