import { repeatsHost, takesWebp } from '@longstrip/api-contract/request';
import { cacheRequests } from '@longstrip/telemetry';
import type { MiddlewareHandler, Next } from 'hono';
import { sendAnswer } from './answer-cached-page.ts';
import { logAnswered } from './answer-log.ts';
import { byHeaderText } from './locale-detection.ts';
import { type PictureCache, pictureAnswer } from './picture-cache/index.ts';
import { PICTURE_ROUTE } from './request-trace.ts';
import type { SiteServerOptions } from './site-options.ts';
import { requestParts, type SiteEnv, type SiteRequest } from './site-request.ts';

const acceptedFormat = byHeaderText((accept: string) => (takesWebp(accept) ? 'webp' : 'jpeg'));

/**
 * The first step for pictures. It answers a request for a cached one before anything else is made for it; of what the other steps
 * let pass it caches what the api allows caches in front of the site to store.
 */
export function answerCachedPicture(options: SiteServerOptions, pictures: PictureCache): MiddlewareHandler<SiteEnv> {
  const { platform, nowMs } = options;
  const lookedUp = { part: platform.id, cache: 'pictures' };
  const [hit, miss] = [
    { ...lookedUp, result: 'hit' },
    { ...lookedUp, result: 'miss' },
  ];

  /** The picture as the other steps answer it; it is cached if it may be. */
  async function passOn(c: SiteRequest, next: Next, key: string | null): Promise<void> {
    c.set('parts', requestParts(c.req.raw));
    const moment = pictures.begin();
    await next();
    if (key === null || c.req.method !== 'GET') return;
    const answer = await pictures.learn(key, moment, c.res);
    if (answer !== c.res) c.res = answer;
  }

  return async (c, next) => {
    const { method } = c.req;
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading || repeatsHost(c.env?.incoming?.rawHeaders ?? [])) return passOn(c, next, null);
    const startedAtMs = nowMs();
    const beganMs = performance.now();
    const key = pictureKey(c);
    const picture = pictures.known(key);
    cacheRequests.inc(picture === null ? miss : hit);
    if (picture === null) return passOn(c, next, key);
    const ifNoneMatch = headerOf(c, 'if-none-match');
    const answer = pictureAnswer(picture, { method, ifNoneMatch, nowMs: startedAtMs });
    const requestId = options.createId();
    const sent = sendAnswer(c, answer, requestId);
    logAnswered(options, { requestId, c, status: answer.status, startedAtMs, beganMs, route: PICTURE_ROUTE });
    return sent;
  };
}

/** All that the api's answer to all readers of a site depends on. */
function pictureKey(c: SiteRequest): string {
  const { url } = c.req;
  return `${acceptedFormat(headerOf(c, 'accept') ?? '')}${url.slice(url.indexOf('?'))}`;
}

/** A header as node has parsed it: `Headers` would be made of all for it. */
function headerOf(c: SiteRequest, name: 'accept' | 'if-none-match'): string | undefined {
  const incoming = c.env?.incoming;
  return incoming === undefined ? c.req.header(name) : incoming.headers[name];
}
