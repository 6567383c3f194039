import { type ApiClient, ApiFailure, type Refreshed } from '@longstrip/api-contract';
import { REFUSALS_BY_BLOCK } from '@longstrip/core';
import type { Session } from './session-cookie.ts';

/** `unreachable`: the api could not say whether the session lives, so nothing follows from it. */
export type Renewal = { kind: 'renewed'; session: Session } | { kind: 'ended' } | { kind: 'unreachable' };

/** Refusals of the transport: they say nothing of the session. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['UNKNOWN', ...REFUSALS_BY_BLOCK.own]);

/** Renews sessions. Requests that bring the same refresh token at the same time share one call. */
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
    return SAYS_NOTHING.has(reply.code) ? { kind: 'unreachable' } : { kind: 'ended' };
  } catch (error) {
    if (error instanceof ApiFailure) return { kind: 'unreachable' };
    throw error;
  }
}

/** Section 4: a session whose account now has another address than it was opened with is cleared. */
function renewed(session: Session, { accessToken, refreshToken, email }: Refreshed): Renewal {
  if (session.email !== null && session.email !== email) return { kind: 'ended' };
  return { kind: 'renewed', session: { ...session, accessToken, refreshToken, email } };
}
