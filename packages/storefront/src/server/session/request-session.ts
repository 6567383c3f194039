import { ApiFailure, type ApiResult, type TokenPair, type WalletDetail, type WireUser } from '@longstrip/api-contract';
import type { Session, SessionCookie } from './session-cookie.ts';
import { type Renewal, type Unreachable, unreachable } from './session-renewal.ts';

/** The session of a request. `ended`: there was a session, but it is no longer valid. */
type CurrentSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended' }
  | Unreachable
  | { readonly kind: 'live'; readonly session: Session };

/** Who sends the request. `unknown`: there is a session, but the api could not be asked whose it is. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown'; readonly limitedForSeconds: Unreachable['limitedForSeconds'] }
  | ({ readonly kind: 'reader'; readonly session: Session } & LoadedReader);

/** A signed-in reader. The wallet comes along with a document; null: it could not be read. */
interface LoadedReader {
  readonly user: WireUser;
  readonly wallet?: WalletDetail | null;
}

export interface RequestSessionParts {
  /** The header `Cookie`. */
  cookieHeader: string | null;
  cookie: SessionCookie;
  renew(session: Session): Promise<Renewal>;
  loadReader(accessToken: string): Promise<ApiResult<LoadedReader>>;
  /** An access token that expires within this time is renewed. */
  thresholdMs: number;
  nowMs: () => number;
}

/** The session of one request to a site, read and renewed when a step first asks for it. */
export interface RequestSession {
  /** The session in the cookie, not renewed. */
  stored(): Promise<Session | null>;
  /** The session, renewed if it expires soon, at most once for each request. */
  current(): Promise<CurrentSession>;
  visitor(): Promise<Visitor>;
  /** Starts a session with this answer. */
  open(session: Session): void;
  /** Stores a new pair of tokens in the session; without a session nothing changes. */
  replaceTokens(pair: TokenPair, email?: string | null): Promise<void>;
  /** Ends the session with this answer. */
  end(): void;
  /** The session that starts with this answer; null if there is none. */
  begun(): Session | null;
  /** Whether this request has renewed the tokens. */
  wasRenewed(): boolean;
  /** The text of `Set-Cookie`, if the session has changed. */
  setCookie(): Promise<string | null>;
}

/** Refusals of the api which mean that it no longer accepts the session's access token. */
const TOKEN_REFUSED: ReadonlySet<string> = new Set(['NOT_FOUND_ACCESS_TOKEN', 'MALFORMED_JWT', 'NOT_LOGIN_USER']);

export function createRequestSession(parts: RequestSessionParts): RequestSession {
  const { cookie, nowMs } = parts;
  let change: { kind: 'write'; session: Session } | { kind: 'clear' } | null = null;
  let renewing: Promise<CurrentSession> | null = null;
  let isRenewed = false;
  let begun: Session | null = null;
  const stored = once(() => cookie.read(parts.cookieHeader, nowMs()));

  function end(): CurrentSession {
    change = { kind: 'clear' };
    return { kind: 'ended' };
  }

  async function renew(session: Session): Promise<CurrentSession> {
    const renewal = await parts.renew(session);
    if (renewal.kind === 'ended') return end();
    if (renewal.kind === 'renewed') {
      isRenewed = true;
      change = { kind: 'write', session: renewal.session };
      return { kind: 'live', session: renewal.session };
    }
    // The old token can be used until it expires.
    return nowMs() < session.accessToken.expiredAt ? { kind: 'live', session } : renewal;
  }

  function renewOnce(session: Session): Promise<CurrentSession> {
    renewing ??= renew(session);
    return renewing;
  }

  const current = once(async (): Promise<CurrentSession> => {
    const session = await stored();
    // A cookie that was changed by someone else, or whose session has ended, is removed.
    if (session === null) return cookie.isPresent(parts.cookieHeader) ? end() : { kind: 'none' };
    const isNearEnd = session.accessToken.expiredAt - nowMs() <= parts.thresholdMs;
    return isNearEnd ? renewOnce(session) : { kind: 'live', session };
  });

  async function whose(found: CurrentSession): Promise<Visitor> {
    if (found.kind === 'none') return { kind: 'guest' };
    if (found.kind === 'ended') return { kind: 'expired' };
    if (found.kind === 'unreachable') return unknown(found);
    const reply = await loadOrNull(() => parts.loadReader(found.session.accessToken.token));
    if (reply === null) return unknown(unreachable(null));
    if (reply.ok) return { kind: 'reader', session: found.session, ...reply.data };
    if (reply.code === 'NEED_TO_REFRESH' && renewing === null) return whose(await renewOnce(found.session));
    return TOKEN_REFUSED.has(reply.code) || reply.code === 'NEED_TO_REFRESH'
      ? whose(end())
      : unknown(unreachable(reply));
  }

  return {
    stored,
    current,
    visitor: once(async () => whose(await current())),
    open: (session) => {
      begun = session;
      change = { kind: 'write', session };
    },
    async replaceTokens(pair, email) {
      const session = await stored();
      if (session === null) return;
      const { accessToken, refreshToken } = pair;
      const of = { ...session, accessToken, refreshToken, ...(email === undefined ? {} : { email }) };
      change = { kind: 'write', session: of };
    },
    end: () => {
      end();
    },
    begun: () => begun,
    wasRenewed: () => isRenewed,
    async setCookie() {
      if (change === null) return null;
      return change.kind === 'write' ? cookie.write(change.session, nowMs()) : cookie.clear();
    },
  };
}

const unknown = ({ limitedForSeconds }: Unreachable): Visitor => ({ kind: 'unknown', limitedForSeconds });

/** The api's answer; null if the api cannot be reached. */
async function loadOrNull<Answer>(load: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}
