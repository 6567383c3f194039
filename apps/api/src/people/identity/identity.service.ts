import type { Caller, CallerRequest, GuestCaller } from '../../http/caller.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import type { PeopleParts } from '../services.ts';
import { findSession } from './session.repository.ts';

/** Form of stored ids; PostgreSQL refuses, for example, NUL in a text. */
const STORED_ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Identifies the caller only by the bearer (docs/wire.md, D21). If the session is revoked, expired or unknown, the caller is a
 * guest.
 */
export async function identifyCaller(
  { db, services }: Pick<PeopleParts, 'db' | 'services'>,
  request: CallerRequest,
): Promise<Caller> {
  const { bearer, view, platformId, clientAddress, nowMs } = request;
  const isKoreanAddress = clientAddress !== null && services.ipCountry.countryOf(clientAddress) === 'KR';
  const guest = (why: GuestCaller['bearer'], named: GuestCaller['named'] = null): Caller => ({
    kind: 'guest',
    bearer: why,
    named,
    view,
    isKoreanAddress,
  });
  if (bearer === null) return guest('none');

  const reading = await services.tokens.verify(bearer, { platformId, nowMs });
  if (reading.kind === 'unreadable') return guest('unreadable');
  const { userId, sessionId } = reading.claims;
  if (reading.kind === 'expired') return guest('expired', { userId, sessionId });
  if (!STORED_ID_FORM.test(userId) || !STORED_ID_FORM.test(sessionId)) return guest('revoked');

  const found = await findSession(db.orm, { platformId, userId, sessionId });
  if (found === null) return guest('revoked', { userId, sessionId });
  const { session, user } = found;
  const isEnded = session.revokedAtMs !== null || session.expiresAtMs <= nowMs || user.withdrawnAtMs !== null;
  if (isEnded) return guest('revoked', { userId, sessionId });
  return { kind: 'user', scope: scopeOf(user), user, sessionId, isKoreanAddress };
}
