import { TokenPairSchema } from '@longstrip/api-contract';
import { createCookie } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { readCookies, siteCookieName } from '../../cookies/site-cookies.ts';

/** The part of the cookie's name after the platform. */
export const SESSION_COOKIE = 'session';
/** How much longer than the session its cookie is kept, so that the page can say that the session has expired. */
const NOTICE_FOR_S = 30 * 86_400;

/** Number of cookies whose sessions are remembered: to verify and decode one takes longer than anything else that it is for. */
const REMEMBERED = 2_000;

/** The data of a signed-in reader in the cookie: signed against changes, and not readable by scripts. */
const SessionSchema = v.object({
  ...TokenPairSchema.entries,
  userId: v.string(),
  email: v.nullable(v.string()),
  /** Whether the session is kept when the browser is closed ("Keep me logged in"). */
  isKept: v.boolean(),
});
export type Session = v.InferOutput<typeof SessionSchema>;

/** What the cookies of a site are made from. */
export interface CookieFacts {
  platformId: string;
  isSecure: boolean;
  /** The first one signs; the others are older secrets, which are still accepted. */
  secrets: readonly string[];
}

/** The cookie of a site with its reader's session. */
export interface SessionCookie {
  /** The session in a `Cookie` header; null if there is none, or it was changed or has ended. */
  read(header: string | null, nowMs: number): Promise<Session | null>;
  /** Whether the header has the cookie, valid or not. */
  isPresent(header: string | null): boolean;
  /** The text of `Set-Cookie`. */
  write(session: Session, nowMs: number): Promise<string>;
  clear(): Promise<string>;
}

/** Makes the session cookie (D21). Its name contains the platform's id, since all sites may share one host. */
export function createSessionCookie({ platformId, isSecure, secrets }: CookieFacts): SessionCookie {
  const cookie = createCookie(siteCookieName(platformId, SESSION_COOKIE, isSecure), {
    secrets: [...secrets],
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
  const known = new LRUCache<string, Session>({ max: REMEMBERED });

  async function verify(header: string | null, sealed: string): Promise<Session | null> {
    const session = v.safeParse(SessionSchema, await cookie.parse(header));
    if (!session.success) return null;
    known.set(sealed, session.output);
    return session.output;
  }

  return {
    async read(header, nowMs) {
      const sealed = readCookies(header)[cookie.name];
      if (!sealed) return null;
      const session = known.get(sealed) ?? (await verify(header, sealed));
      return session !== null && nowMs < session.refreshToken.expiredAt ? session : null;
    },
    isPresent: (header) => Boolean(readCookies(header)[cookie.name]),
    write(session, nowMs) {
      const maxAge = Math.max(0, Math.floor((session.refreshToken.expiredAt - nowMs) / 1000)) + NOTICE_FOR_S;
      return cookie.serialize(session, session.isKept ? { maxAge } : {});
    },
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}
