import { matchRoute, type Platform } from '@longstrip/core';
import { dataRedirect } from '../data-redirect.ts';
import type { SiteRequest } from '../site-request.ts';

/** What the link has in its address. */
const PROOF_PARAMETERS = ['userId', 'uuid'] as const;

/**
 * The visit of a reset link: its proof moves to a cookie, and the browser to the page's address without it, so that neither
 * its history nor another page has the proof. Works without script. Null: the request is no such visit.
 */
export async function openResetLink(c: SiteRequest, platform: Pick<Platform, 'routes'>): Promise<Response | null> {
  const pathname = c.get('pathname');
  const { searchParams } = new URL(c.req.url);
  const isVisit = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isPage = matchRoute(pathname) === 'mailResetPassword' && platform.routes.includes('mailResetPassword');
  if (!isVisit || !isPage || !PROOF_PARAMETERS.some((name) => searchParams.has(name))) return null;
  const [userId = '', uuid = ''] = PROOF_PARAMETERS.map((name) => searchParams.get(name) ?? '');
  await c.get('doorCookies').setResetProof({ userId, uuid });
  for (const name of [...PROOF_PARAMETERS, '_routes']) searchParams.delete(name);
  const location = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
  const answer = c.get('isData') ? dataRedirect(location) : c.redirect(location, 303);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  return answer;
}
