import { ApiFailure, PREVIEW_PARAMETERS, PREVIEW_PATH, type Preview } from '@longstrip/api-contract';
import { stringifySetCookie } from 'cookie';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import { isPassedThrough } from '../pass-through.ts';
import type { SiteApi } from '../session/session-step.ts';
import type { SiteServerOptions } from '../site-options.ts';
import { isReading, type SiteEnv, type SiteRequest } from '../site-request.ts';

/** The part of the cookie's name after the platform. */
export const PREVIEW_COOKIE = 'preview';

/** What a browser with a pass is shown (record 0140). */
export interface SitePreview {
  /** For the api, which alone can check it. */
  readonly pass: string;
  readonly facts: Preview;
}

/** Passes whose facts are remembered: a page asks the api many times. */
const REMEMBERED = 100;

/** Of a path of this site, with its query. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * The step that makes a request a preview. A pass comes by an address of the console and stays in a cookie until it ends. Nothing of
 * a preview may be stored by a cache, and nothing can be changed in it.
 */
export function previewStep(
  { platform, publicOrigin, nowMs }: SiteServerOptions,
  api: SiteApi,
): MiddlewareHandler<SiteEnv> {
  const isSecure = publicOrigin.startsWith('https:');
  const name = siteCookieName(platform.id, PREVIEW_COOKIE, isSecure);
  const known = new LRUCache<string, Preview>({ max: REMEMBERED });

  /** Null: the api does not accept the pass. */
  async function factsOf(c: SiteRequest, pass: string): Promise<Preview | null> {
    const remembered = known.get(pass);
    if (remembered !== undefined && nowMs() < remembered.endsAtMs) return remembered;
    const reply = await api(c, undefined, false, pass).preview();
    if (!reply.ok) return null;
    known.set(pass, reply.data);
    return reply.data;
  }

  /** @param endsAtMs null: the cookie is removed */
  function cookieOf(pass: string, endsAtMs: number | null): string {
    const maxAge = endsAtMs === null ? 0 : Math.max(0, Math.floor((endsAtMs - nowMs()) / 1_000));
    return stringifySetCookie({
      ...{ name, value: pass, path: '/', maxAge, secure: isSecure },
      ...{ httpOnly: true, sameSite: 'lax' },
    });
  }

  function ended(c: SiteRequest): Response {
    c.header('Set-Cookie', cookieOf('', null));
    return c.text('This preview has ended. Begin another one in the console.\n', 403);
  }

  /** Begins a preview, or ends it if there is no pass. */
  async function visit(c: SiteRequest): Promise<Response> {
    const query = c.get('parts').url.searchParams;
    const pass = query.get(PREVIEW_PARAMETERS.pass);
    const to = query.get(PREVIEW_PARAMETERS.to) ?? '/';
    const facts = pass === null ? null : await factsOf(c, pass);
    if (pass !== null && facts === null) return ended(c);
    c.header('Set-Cookie', cookieOf(pass ?? '', facts?.endsAtMs ?? null));
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(OWN_PATH.test(to) ? to : '/', 303);
  }

  async function answer(c: SiteRequest, pass: string, next: () => Promise<void>): Promise<Response | undefined> {
    const facts = await factsOf(c, pass);
    if (facts === null) return ended(c);
    // The api refuses what would change something.
    if (!isReading(c) && !isPassedThrough(c.get('parts').url.pathname)) {
      return c.text('This is a preview: nothing can be changed in it.\n', 403);
    }
    c.set('preview', { pass, facts });
    await next();
    return undefined;
  }

  return async (c, next) => {
    const pass = c.get('parts').cookies[name];
    const isVisit = c.get('parts').url.pathname === PREVIEW_PATH;
    if (!isVisit && !pass) return next();
    try {
      const answered = isVisit ? await visit(c) : await answer(c, pass ?? '', next);
      if (answered !== undefined) c.res = answered;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      c.res = c.text('The preview cannot be shown now. Please try again.\n', 503);
    }
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex');
    return undefined;
  };
}
