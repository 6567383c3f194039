import { createCookie } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { siteCookieName } from '../../../cookies/site-cookies.ts';
import type { SignInCookieFacts } from '../sealed-cookies.ts';
import { OAUTH_PROVIDERS, type OAuthProvider } from './provider-settings.ts';

/** How long a reader may stay at the provider's page, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;
const REMEMBERED_STATES = 20_000;

/** What the site has to store about a reader who left for a provider. */
const OAuthStateSchema = v.object({
  provider: v.picklist(OAUTH_PROVIDERS),
  state: v.pipe(v.string(), v.minLength(20)),
  nonce: v.pipe(v.string(), v.minLength(20)),
  codeVerifier: v.pipe(v.string(), v.minLength(43)),
  startedAtMs: v.number(),
  callback: v.nullable(v.string()),
  porch: v.nullable(v.string()),
  isKept: v.boolean(),
  /** The reader whose session the browser had then; null for a guest. */
  userId: v.nullable(v.string()),
  /** The provider only proves whose account it is, for moving an account to it (D34). It does not sign in. */
  isForTransfer: v.optional(v.boolean(), false),
});
export type OAuthState = v.InferOutput<typeof OAuthStateSchema>;

/** The cookie of one platform and provider that binds a return to the browser that left (state, nonce and PKCE). */
export interface OAuthStateCookie {
  write(state: OAuthState): Promise<string>;
  /** The state of this browser, if the provider returned the same one; it can be taken only once. */
  take(cookieHeader: string | null, returnedState: string): Promise<OAuthState | null>;
  clear(): Promise<string>;
}

export function createOAuthStateCookie(
  provider: OAuthProvider,
  { platformId, isSecure, secrets }: SignInCookieFacts,
  { returnsByPost, nowMs }: { returnsByPost: boolean; nowMs: () => number },
): OAuthStateCookie {
  const cookie = createCookie(siteCookieName(platformId, `oauth-${provider}`, isSecure), {
    secrets: [...secrets],
    path: '/',
    httpOnly: true,
    maxAge: LIFETIME_MS / 1000,
    // When another site posts a form, browsers send no other cookies. They accept a secure cookie without https only on
    // localhost.
    ...(returnsByPost ? { sameSite: 'none', secure: true } : { sameSite: 'lax', secure: isSecure }),
  });
  const taken = new LRUCache<string, true>({ maxSize: REMEMBERED_STATES, sizeCalculation: () => 1 });

  async function read(cookieHeader: string | null): Promise<OAuthState | null> {
    const value: unknown = await cookie.parse(cookieHeader);
    const state = v.safeParse(OAuthStateSchema, value);
    if (!state.success || state.output.provider !== provider) return null;
    const ageMs = nowMs() - state.output.startedAtMs;
    return ageMs >= 0 && ageMs < LIFETIME_MS ? state.output : null;
  }

  return {
    write: (state) => cookie.serialize(state),
    async take(cookieHeader, returnedState) {
      const state = await read(cookieHeader);
      if (state === null || state.state !== returnedState || taken.has(state.state)) return null;
      taken.set(state.state, true);
      return state;
    },
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}
