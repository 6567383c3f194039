import type { SignedIn, TokenPair } from '@longstrip/api-contract';
import type { Newcomer } from '../auth/newcomer.ts';
import type { ResetProof } from '../auth/reset-cookie.ts';
import type { WithdrawalNotice } from '../auth/sign-in-cookies.ts';
import { isSignUpCookie, sendFlag } from '../auth/sign-in-flags.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';

/** What a page's action can do with the reader's session. The cookies are sent with the response. */
export interface PageAccess {
  /** Signs the reader in; a new account is flagged for an hour (section 9). */
  signIn(signedIn: SignedIn, options?: { isKept?: boolean }): void;
  /** Stores new tokens from the api in the session, and the reader's new email address if it has changed. */
  replaceTokens(pair: TokenPair, email?: string | null): Promise<void>;
  /** The refresh token that some calls of the api take in their body; null for a guest. */
  refreshToken(): Promise<string | null>;
  /** Removes the session from this browser. To end it at the api, call `logOut` there. */
  signOut(): void;
  /** The token for forms that post to the sign-in library (`csrfToken`). A page with a token is not cached. */
  csrfToken(): string;
  /** The person whom a provider has just identified and who has no account yet; null if there is none. */
  newcomer(): Promise<Newcomer | null>;
  forgetNewcomer(): void;
  /** The dates for an account that has just been deleted in this browser; null if there is none. */
  withdrawalNotice(): Promise<WithdrawalNotice | null>;
  setWithdrawalNotice(notice: WithdrawalNotice): Promise<void>;
  /** The proof of a reset link that was opened in this browser; null if there is none. */
  resetProof(): Promise<ResetProof | null>;
  setResetProof(proof: ResetProof): Promise<void>;
  forgetResetProof(): Promise<void>;
}

export function createPageAccess(c: SiteRequest, options: SiteServerOptions): PageAccess {
  const session = c.get('session');
  const cookies = c.get('signInCookies');
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
    withdrawalNotice: () => cookies.withdrawalNotice(),
    setWithdrawalNotice: (notice) => cookies.setWithdrawalNotice(notice),
    resetProof: () => cookies.resetProof(),
    setResetProof: (proof) => cookies.setResetProof(proof),
    forgetResetProof: () => cookies.forgetResetProof(),
  };
}
