import { matchRoute, type Platform } from '@longstrip/core';
import { createCookie } from '@remix-run/node';
import * as v from 'valibot';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import { dataRedirect } from '../data-redirect.ts';
import type { SiteRequest } from '../site-request.ts';
import type { SignInCookieFacts } from './sealed-cookies.ts';

/** The proof that allows a reader to set a new password: from a mailed link or a confirmed code. */
const ResetProofSchema = v.object({ userId: v.pipe(v.string(), v.nonEmpty()), uuid: v.pipe(v.string(), v.nonEmpty()) });
export type ResetProof = v.InferOutput<typeof ResetProofSchema>;

/** In seconds: as long as a mailed link is valid (section 9). */
const LIFETIME_S = 3_600;
const LONGEST_CHARACTERS = 200;

/**
 * The cookie that stores the proof of a reset link until its form is sent. So the proof is in no address: not in the
 * browser's history, and not in what is sent to other pages (record 0094). It works without script.
 */
export interface ResetCookie {
  read(cookieHeader: string | null): Promise<ResetProof | null>;
  write(proof: ResetProof): Promise<string>;
  clear(): Promise<string>;
}

export function createResetCookie({ platformId, isSecure, secrets }: SignInCookieFacts): ResetCookie {
  const cookie = createCookie(siteCookieName(platformId, 'reset', isSecure), {
    secrets: [...secrets],
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: LIFETIME_S,
  });
  return {
    async read(cookieHeader) {
      const proof = v.safeParse(ResetProofSchema, await cookie.parse(cookieHeader));
      return proof.success ? proof.output : null;
    },
    // An address may contain anything: a value that is too long for a cookie is not from a link of ours.
    write: ({ userId, uuid }) =>
      cookie.serialize({ userId: userId.slice(0, LONGEST_CHARACTERS), uuid: uuid.slice(0, LONGEST_CHARACTERS) }),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}

/** The parameters in the address of the link. */
const PROOF_PARAMETERS = ['userId', 'uuid'] as const;

/**
 * Handles a request with a reset link: stores its proof in a cookie, and redirects to the page's address without it, so that
 * neither the history nor another page has the proof. It works without script. Null if the request is no such link.
 */
export async function openResetLink(c: SiteRequest, platform: Pick<Platform, 'routes'>): Promise<Response | null> {
  const pathname = c.get('pathname');
  const { searchParams } = new URL(c.req.url);
  const isVisit = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isPage = matchRoute(pathname) === 'mailResetPassword' && platform.routes.includes('mailResetPassword');
  if (!isVisit || !isPage || !PROOF_PARAMETERS.some((name) => searchParams.has(name))) return null;
  const [userId = '', uuid = ''] = PROOF_PARAMETERS.map((name) => searchParams.get(name) ?? '');
  await c.get('signInCookies').setResetProof({ userId, uuid });
  for (const name of [...PROOF_PARAMETERS, '_routes']) searchParams.delete(name);
  const location = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
  const answer = c.get('isData') ? dataRedirect(location) : c.redirect(location, 303);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  return answer;
}
