import type { SignedIn, TokenPair } from '@longstrip/api-contract';
import type { Left } from '../auth/door-cookies.ts';
import type { Newcomer } from '../auth/newcomer.ts';
import type { ResetProof } from '../auth/reset-cookie.ts';
import { isSignUpCookie, sendFlag } from '../auth/sign-in-flags.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';

/** What actions of pages do with the reader's session. The cookies go out with the answer. */
export interface PageDoor {
  /** Signs the reader in; a new account is flagged for an hour (section 9). */
  signIn(signedIn: SignedIn, options?: { isKept?: boolean }): void;
  /** Puts the tokens of an answer of the api into the session, and the reader's new address where it changed. */
  replaceTokens(pair: TokenPair, email?: string | null): Promise<void>;
  /** The refresh token that some calls of the api take in their body; null for a guest. */
  refreshToken(): Promise<string | null>;
  /** Takes the session from this browser; the api's `logOut` ends it. */
  signOut(): void;
  /** The token for forms that post to the sign-in library (`csrfToken`). A page that has one is not kept for others. */
  csrfToken(): string;
  /** Who a provider has just proven to be somebody without an account. */
  newcomer(): Promise<Newcomer | null>;
  forgetNewcomer(): void;
  /** What happens when to an account that has just ended in this browser; null: none has. */
  left(): Promise<Left | null>;
  setLeft(left: Left): Promise<void>;
  /** The proof of a reset link that was opened in this browser; null: none was. */
  resetProof(): Promise<ResetProof | null>;
  setResetProof(proof: ResetProof): Promise<void>;
  forgetResetProof(): Promise<void>;
}

export function createPageDoor(c: SiteRequest, options: SiteServerOptions): PageDoor {
  const session = c.get('session');
  const cookies = c.get('doorCookies');
  return {
    signIn: ({ accessToken, refreshToken, userId, email, isSignUp }, { isKept = true } = {}) => {
      session.open({ accessToken, refreshToken, userId, email, isKept });
      if (isSignUp) sendFlag(c, isSignUpCookie(options));
    },
    replaceTokens: (pair, email) => session.replaceTokens(pair, email),
    async refreshToken() {
      const current = await session.current();
      return current.kind === 'live' ? current.session.refreshToken.token : null;
    },
    signOut: () => session.end(),
    csrfToken: () => cookies.csrfToken(),
    newcomer: () => cookies.newcomer(),
    forgetNewcomer: () => cookies.forgetNewcomer(),
    left: () => cookies.left(),
    setLeft: (left) => cookies.setLeft(left),
    resetProof: () => cookies.resetProof(),
    setResetProof: (proof) => cookies.setResetProof(proof),
    forgetResetProof: () => cookies.forgetResetProof(),
  };
}
