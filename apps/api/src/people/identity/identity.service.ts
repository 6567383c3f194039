import { LRUCache } from 'lru-cache';
import type { Caller, CallerRequest, GuestCaller, IdentifyCaller } from '../../http/caller.ts';
import { createBatched } from '../../shared/batches.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import type { PeopleParts } from '../services.ts';
import { createSessionsFinder, type SessionKey, type SessionWithUser } from './session.repository.ts';

/** Form of stored ids; PostgreSQL refuses, for example, NUL in a text. */
const STORED_ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

type SessionFinder = (key: SessionKey, pageId: string | null) => Promise<SessionWithUser | null>;

/** Callers who are looked up together. */
const TOGETHER_MAX = 64;

/** Pages that are drawn at the same time, and how long the drawing of one may take at most. */
const PAGES_MAX = 500;
const PAGE_MS = 30_000;

/**
 * Finds sessions, those of callers who come at once in one statement. The calls that draw one page ask once, so that all of the page
 * is drawn for the reader of one moment.
 */
function createSessionFinder({ db }: Pick<PeopleParts, 'db'>): SessionFinder {
  const find = createBatched(db, createSessionsFinder(db.orm), TOGETHER_MAX);
  const ofPages = new LRUCache<string, Promise<SessionWithUser | null>>({ max: PAGES_MAX, ttl: PAGE_MS });
  return (key, pageId) => {
    if (pageId === null) return find(key);
    const name = [pageId, key.platformId, key.userId, key.sessionId].join(' ');
    const known = ofPages.get(name);
    if (known !== undefined) return known;
    const asked = find(key);
    ofPages.set(name, asked);
    asked.catch(() => ofPages.delete(name));
    return asked;
  };
}

/** Makes the function that identifies callers (`identifyCaller`). */
export function createCallerIdentification(parts: Pick<PeopleParts, 'db' | 'services'>): IdentifyCaller {
  const sessions = createSessionFinder(parts);
  return (request) => identifyCaller(parts, sessions, request);
}

/**
 * Identifies the caller only by the bearer (docs/wire.md, D21). If the session is revoked, expired or unknown, the caller is a
 * guest.
 */
async function identifyCaller(
  { services }: Pick<PeopleParts, 'services'>,
  sessions: SessionFinder,
  request: CallerRequest,
): Promise<Caller> {
  const { bearer, view, platformId, clientAddress, nowMs, pageId } = request;
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

  const found = await sessions({ platformId, userId, sessionId }, pageId);
  if (found === null) return guest('revoked', { userId, sessionId });
  const { session, user } = found;
  const isEnded = session.revokedAtMs !== null || session.expiresAtMs <= nowMs || user.withdrawnAtMs !== null;
  if (isEnded) return guest('revoked', { userId, sessionId });
  return { kind: 'user', scope: scopeOf(user), user, sessionId, isKoreanAddress };
}
