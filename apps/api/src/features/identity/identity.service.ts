import type { ReaderView } from '@longstrip/api-contract';
import type { ApiParts } from '../../api-options.ts';
import type { Caller, GuestCaller } from './caller.ts';
import { findSession } from './session.repository.ts';

/** Form of stored ids; PostgreSQL refuses, for example, NUL in a text. */
const STORED_ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/** Identifies the caller by the bearer only (WIRE, D21). With a revoked, expired or unknown session the caller is a guest. */
export async function identifyCaller(
  { db, services }: Pick<ApiParts, 'db' | 'services'>,
  request: {
    bearer: string | null;
    view: ReaderView | null;
    platformId: string;
    clientAddress: string | null;
    nowMs: number;
  },
): Promise<Caller> {
  const { bearer, view, platformId, clientAddress, nowMs } = request;
  const isKoreanAddress = clientAddress !== null && services.ipCountry.countryOf(clientAddress) === 'KR';
  const guest = (why: GuestCaller['bearer']): Caller => ({
    kind: 'guest',
    bearer: why,
    view,
    isKoreanAddress,
  });
  if (bearer === null) return guest('none');

  const reading = await services.tokens.verify(bearer, { platformId, nowMs });
  if (reading.kind !== 'valid') return guest(reading.kind);
  const { userId, sessionId } = reading.claims;
  if (!STORED_ID_FORM.test(userId) || !STORED_ID_FORM.test(sessionId)) return guest('revoked');

  const found = await findSession(db.orm, { platformId, userId, sessionId });
  if (found === null) return guest('revoked');
  const { session, user } = found;
  const isEnded = session.revokedAtMs !== null || session.expiresAtMs <= nowMs || user.withdrawnAtMs !== null;
  return isEnded ? guest('revoked') : { kind: 'user', user, sessionId, isKoreanAddress };
}
