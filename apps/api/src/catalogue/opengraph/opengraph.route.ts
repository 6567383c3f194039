import { EVERY_VERSION } from '@longstrip/api-contract';
import type { Context, Hono } from 'hono';
import type { AnswerRefusal } from '../../http/answer.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { VERSION_PREFIXES } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { findShared, type SharedPicture, sharedKey, sharedVersion } from './shared-series.ts';

const RETRY_AFTER_S = 2;
/** An address without a version, or with an old one, shows the series as it is now. */
const MAX_AGE_S = 600;

/**
 * `GET opengraph` and `GET opengraph/{alias}`: the preview picture of a link to the store or to a series, 1200 by 630. The answer
 * is the same for every reader, with or without a session: what a guest without confirmations may see. 404 for a series that such
 * a guest may not know about.
 */
export function mountOpenGraph(
  app: Hono<ApiEnv>,
  { db, clock, services }: Pick<CatalogueParts, 'db' | 'clock' | 'services'>,
  answerRefusal: AnswerRefusal,
): void {
  const paths = EVERY_VERSION.flatMap((version) => VERSION_PREFIXES[version]).map((prefix) => `${prefix}/opengraph`);

  async function answer(c: Context<ApiEnv>, find: (platformId: string) => Promise<SharedPicture | null>) {
    const { platform } = c.get('facts');
    if (platform === null)
      return answerRefusal(c, 'MALFORMED_REQUEST', { detail: 'x-balcony-id must name a platform' });
    const shared = await find(platform.id);
    if (shared === null) return answerRefusal(c, 'NO_SUCH_ROUTE');
    const etag = `"${sharedKey(platform, shared).slice(0, 32)}"`;
    const isCurrent = c.req.query('v') === sharedVersion(platform, shared);
    const headers = {
      'Cache-Control': `public, max-age=${isCurrent ? `31536000, s-maxage=${MAX_AGE_S}, immutable` : MAX_AGE_S}`,
      ETag: etag,
      Vary: 'x-balcony-id',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const picture = await services.sharedPictures.picture(platform, shared);
    if (picture === 'busy') {
      c.header('Retry-After', String(RETRY_AFTER_S));
      return answerRefusal(c, 'UNKNOWN', { status: 503 });
    }
    return c.body(new Uint8Array(picture), 200, {
      ...headers,
      'Content-Length': String(picture.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/jpeg',
    });
  }

  app.on('GET', paths, (c) => answer(c, async () => ({ kind: 'brand' })));
  app.on(
    'GET',
    paths.map((path) => `${path}/:alias`),
    (c) =>
      answer(c, (platformId) =>
        findShared(db.catalogue, platformId, { key: c.req.param('alias') ?? '', nowMs: clock.nowMs() }),
      ),
  );
}
