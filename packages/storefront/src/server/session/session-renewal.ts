import { type ApiClient, ApiFailure, type ApiRefusal, type Refreshed, TokenPairSchema } from '@longstrip/api-contract';
import { REFUSALS_BY_BLOCK } from '@longstrip/core';
import { decodeJwt, errors } from 'jose';
import * as v from 'valibot';
import type { SiteRequest } from '../site-request.ts';
import type { Session } from './session-cookie.ts';

/** The api could not say whether a session is valid, so it stays as it is. */
export interface Unreachable {
  readonly kind: 'unreachable';
  /** It had too many calls from the reader's address, and takes them again after this many seconds; null: for another reason. */
  readonly limitedForSeconds: number | null;
}

export type Renewal = { kind: 'renewed'; session: Session } | { kind: 'ended' } | Unreachable;

/** If the api does not say when it takes calls again. */
const LIMITED_FOR_SECONDS = 2;

/** @param refusal null: the api gave no answer */
export function unreachable(refusal: Pick<ApiRefusal, 'code' | 'retryAfterSeconds'> | null): Unreachable {
  const isLimited = refusal?.code === 'TOO_MANY_REQUESTS';
  return {
    kind: 'unreachable',
    limitedForSeconds: isLimited ? (refusal.retryAfterSeconds ?? LIMITED_FOR_SECONDS) : null,
  };
}

/** Refusals that say nothing about the session, because they come from the transport. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['UNKNOWN', ...REFUSALS_BY_BLOCK.own]);

/** Renews sessions. Requests with the same refresh token at the same time share one call. */
export type RenewSession = (session: Session, api: Pick<ApiClient, 'refresh'>) => Promise<Renewal>;

export function createSessionRenewal(): RenewSession {
  const pending = new Map<string, Promise<Renewal>>();
  return (session, api) => {
    const key = session.refreshToken.token;
    const running = pending.get(key) ?? renew(session, api).finally(() => pending.delete(key));
    pending.set(key, running);
    return running;
  };
}

async function renew(session: Session, api: Pick<ApiClient, 'refresh'>): Promise<Renewal> {
  try {
    const reply = await api.refresh({ refreshToken: session.refreshToken.token });
    if (reply.ok) return renewed(session, reply.data);
    return SAYS_NOTHING.has(reply.code) ? unreachable(reply) : { kind: 'ended' };
  } catch (error) {
    if (error instanceof ApiFailure) return unreachable(null);
    throw error;
  }
}

/** Section 4: a session is cleared if its account now has another email address than when it was opened. */
function renewed(session: Session, { accessToken, refreshToken, email }: Refreshed): Renewal {
  if (session.email !== null && session.email !== email) return { kind: 'ended' };
  return { kind: 'renewed', session: { ...session, accessToken, refreshToken, email } };
}

/**
 * Api paths whose answers contain a new pair of tokens. Pages and clients call them directly, not through the site's own
 * calls.
 */
const RENEWING_CALLS = /^\/api\/balcony-api(?:-v2)?\/(?:auth\/refresh|user|user\/auth\/adult\/kr)$/;
const AnswerSchema = v.object({
  data: v.union([
    TokenPairSchema,
    v.pipe(
      v.object({ authResponse: TokenPairSchema }),
      v.transform((it) => it.authResponse),
    ),
  ]),
});

/**
 * Updates the browser's session when a client that has its tokens renews them directly at the api. Otherwise the cookie
 * would keep a used token, and that would end the whole session at its next renewal (D21). The answer itself is passed on
 * unchanged.
 */
export async function followRenewal(c: SiteRequest, answer: Response): Promise<void> {
  if (!RENEWING_CALLS.test(c.req.path) || !answer.ok) return;
  const session = c.get('session');
  const stored = await session.stored();
  if (stored === null) return;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const renewed = v.safeParse(AnswerSchema, body);
  if (!renewed.success) return;
  const { accessToken, refreshToken } = renewed.output.data;
  const sessionId = sessionIdOf(stored.accessToken.token);
  if (sessionId === null || sessionId !== sessionIdOf(accessToken.token)) return;
  await session.replaceTokens({ accessToken, refreshToken });
}

/** The session id in an access token. Both tokens come from the api, so nothing is verified here. */
function sessionIdOf(token: string): string | null {
  try {
    const { sid } = decodeJwt(token);
    return typeof sid === 'string' ? sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
