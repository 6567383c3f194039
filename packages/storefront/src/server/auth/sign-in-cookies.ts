import { createCookie } from '@remix-run/node';
import * as v from 'valibot';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import type { SiteServerOptions } from '../site-options.ts';
import { createCsrfTokens } from './csrf.ts';
import { createNewcomerCookie, type Newcomer } from './newcomer.ts';
import { createResetCookie, type ResetProof } from './reset-cookie.ts';
import { type SignInCookieFacts, signInCookieFacts } from './sealed-cookies.ts';

/** The sign-in cookies of one request, and those that its answer sets. */
export interface SignInCookies {
  /** The token for this browser's forms; the same in every call. */
  csrfToken(): string;
  isCsrfToken(token: unknown): boolean;
  newcomer(): Promise<Newcomer | null>;
  setNewcomer(newcomer: Newcomer): Promise<void>;
  forgetNewcomer(): void;
  /** The dates for an account that has just been deleted in this browser; null if there is none. */
  withdrawalNotice(): Promise<WithdrawalNotice | null>;
  setWithdrawalNotice(notice: WithdrawalNotice): Promise<void>;
  /** The proof of a reset link that was opened in this browser; null if there is none. */
  resetProof(): Promise<ResetProof | null>;
  setResetProof(proof: ResetProof): Promise<void>;
  forgetResetProof(): Promise<void>;
  /** Adds a `Set-Cookie` header to the answer. */
  send(setCookie: string): void;
  sent(): readonly string[];
}

export function createSignInCookies(options: SiteServerOptions): (cookieHeader: string | null) => SignInCookies {
  const facts = signInCookieFacts(options);
  const csrf = createCsrfTokens(facts);
  const newcomers = createNewcomerCookie(facts);
  const withdrawals = createWithdrawalCookie(facts);
  const resets = createResetCookie(facts);
  return (cookieHeader) => {
    const outgoing: string[] = [];
    let token: string | null = null;
    let isProofUsed = false;
    function issue(): string {
      const issued = csrf.issue(cookieHeader);
      if (issued.setCookie !== null) outgoing.push(issued.setCookie);
      return issued.token;
    }
    return {
      csrfToken() {
        token ??= issue();
        return token;
      },
      isCsrfToken: (given) => csrf.isValid(cookieHeader, given),
      newcomer: () => newcomers.read(cookieHeader, options.nowMs()),
      async setNewcomer(newcomer) {
        outgoing.push(await newcomers.write(newcomer, options.nowMs()));
      },
      forgetNewcomer: () => {
        outgoing.push(newcomers.clear());
      },
      withdrawalNotice: () => withdrawals.read(cookieHeader),
      async setWithdrawalNotice(notice) {
        outgoing.push(await withdrawals.write(notice));
      },
      resetProof: async () => (isProofUsed ? null : resets.read(cookieHeader)),
      async setResetProof(proof) {
        outgoing.push(await resets.write(proof));
      },
      async forgetResetProof() {
        isProofUsed = true;
        outgoing.push(await resets.clear());
      },
      send: (setCookie) => {
        outgoing.push(setCookie);
      },
      sent: () => outgoing,
    };
  };
}

/** How long the page of withdrawal shows what happens to the account, in seconds. */
const NOTICE_FOR_S = 600;

/** What happens to an account that has just been withdrawn, in epoch milliseconds (D23). It names no account. */
const WithdrawalNoticeSchema = v.object({ erasedAt: v.number(), signUpAgainAt: v.number() });
export type WithdrawalNotice = v.InferOutput<typeof WithdrawalNoticeSchema>;

/** The cookie with which the page of withdrawal shows these dates again, when the reader is already a guest. */
export interface WithdrawalCookie {
  read(cookieHeader: string | null): Promise<WithdrawalNotice | null>;
  write(notice: WithdrawalNotice): Promise<string>;
}

export function createWithdrawalCookie({ platformId, isSecure, secrets }: SignInCookieFacts): WithdrawalCookie {
  const cookie = createCookie(siteCookieName(platformId, 'left', isSecure), {
    secrets: [...secrets],
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: NOTICE_FOR_S,
  });
  return {
    async read(cookieHeader) {
      const notice = v.safeParse(WithdrawalNoticeSchema, await cookie.parse(cookieHeader));
      return notice.success ? notice.output : null;
    },
    write: ({ erasedAt, signUpAgainAt }) => cookie.serialize({ erasedAt, signUpAgainAt }),
  };
}
