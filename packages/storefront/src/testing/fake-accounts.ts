import type { SignedIn, TokenPair, WireUser, WithdrawalLoss } from '@longstrip/api-contract';
import { refusal, success } from './fake-envelope.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const REASONS = [
  { id: 'SELDOM', text: 'I read too seldom', needsDetail: false },
  { id: 'OTHER', text: 'Another reason', needsDetail: true },
];

/** A signed-in reader of the fake api. */
export function fakeUser(more: Partial<WireUser> = {}): WireUser {
  return {
    id: 'reader-1',
    snsProvider: 'google',
    snsId: 'g-1',
    email: 'ines@mail.example',
    name: null,
    nickname: 'Ines',
    isAdult: false,
    coinPurchaseCount: 0,
    isAgreeMail: false,
    isAdultToggle: false,
    isKrIpUser: false,
    isAdultKr: true,
    agreePush: { isAgreePush: false, isAgreePushContents: false, isAgreePushFreetime: false, isAgreePushNight: false },
    birthedAt: null,
    isBlToggle: false,
    ...more,
  };
}

/** The accounts of the fake api: sessions, and what signing in answers. */
export interface FakeAccounts {
  /** A new session of a reader, with this much left. */
  open(user?: WireUser, left?: { accessMs?: number; refreshMs?: number }): SignedIn;
  /** Ends every session, as after a logout elsewhere. */
  revokeAll(): void;
  /** What signing in by a password or a provider answers from now on: a refusal, or this reader. */
  signInAs(outcome: WireUser | { code: string; detail?: string }): void;
  /** What a request for withdrawal is refused with from now on; null: it is granted. */
  refuseWithdrawal(code: string | null): void;
  /** What ends with an account. */
  lose(loss: Partial<WithdrawalLoss>): void;
  /** The bodies of refresh calls so far. */
  refreshed(): number;
}

export interface AnsweringAccounts extends FakeAccounts {
  answer(request: { method: string; pathname: string; headers: Headers; body: string }): Response | null;
}

export function createFakeAccounts(nowMs: number): AnsweringAccounts {
  const users = new Map<string, WireUser>();
  const refreshes = new Map<string, WireUser>();
  let outcome: Parameters<FakeAccounts['signInAs']>[0] = { code: 'INCORRECT_PASSWORD' };
  let leavingCode: string | null = null;
  const dates = { erasedAt: nowMs + 30 * DAY_MS, signUpAgainAt: nowMs + 31 * DAY_MS };
  let loss: WithdrawalLoss = { coins: 0, mileage: 0, episodes: 0, refundableCharges: 0, ...dates };
  let count = 0;
  let refreshed = 0;

  function pair(user: WireUser, { accessMs = DAY_MS, refreshMs = 7 * DAY_MS } = {}): TokenPair {
    count += 1;
    const of = (text: string, leftMs: number) => ({ token: text, createdAt: nowMs, expiredAt: nowMs + leftMs });
    users.set(`access-${count}`, user);
    refreshes.set(`refresh-${count}`, user);
    return { accessToken: of(`access-${count}`, accessMs), refreshToken: of(`refresh-${count}`, refreshMs) };
  }

  function signedIn(user: WireUser, left?: { accessMs?: number; refreshMs?: number }): SignedIn {
    return { ...pair(user, left), userId: user.id, email: user.email, isSignUp: false };
  }

  function refuseOrSignIn(): Response {
    if (!('code' in outcome)) return success(signedIn(outcome));
    const error = { code: outcome.code, message: outcome.code, detail: outcome.detail ?? '' };
    return Response.json({ result: 'ERROR', error });
  }

  function leave(pathname: string, bearer: string): Response {
    if (pathname === '/withdrawal/list') return success(REASONS);
    if (pathname === '/withdrawal/loss') return success(loss);
    if (leavingCode !== null) return refusal(leavingCode);
    users.delete(bearer);
    return success({ requestedAt: nowMs, ...dates });
  }

  function refresh(token: unknown): Response {
    refreshed += 1;
    const user = refreshes.get(String(token));
    if (user === undefined) return refusal('NOT_FOUND_REFRESH_TOKEN');
    refreshes.delete(String(token));
    return success({ ...pair(user), email: user.email, ipAddress: '203.0.113.9' });
  }

  return {
    open: (user = fakeUser(), left) => signedIn(user, left),
    revokeAll: () => {
      users.clear();
      refreshes.clear();
    },
    signInAs: (next) => {
      outcome = next;
    },
    refuseWithdrawal: (code) => {
      leavingCode = code;
    },
    lose: (more) => {
      loss = { ...loss, ...more };
    },
    refreshed: () => refreshed,
    answer({ method, pathname, headers, body }) {
      const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? '';
      const fields = body === '' ? {} : JSON.parse(body);
      if (method === 'POST' && pathname === '/user') {
        const user = users.get(bearer);
        return user === undefined ? refusal('NOT_FOUND_ACCESS_TOKEN') : success(user);
      }
      if (pathname.startsWith('/withdrawal/')) {
        if (!users.has(bearer)) return refusal(bearer === '' ? 'NOT_LOGIN_USER' : 'NOT_FOUND_ACCESS_TOKEN');
        return leave(pathname, bearer);
      }
      if (pathname === '/auth/refresh') return refresh(fields.refreshToken);
      if (pathname === '/auth/logout') {
        refreshes.delete(fields.refreshToken);
        return success({});
      }
      return pathname === '/auth/sign-in/local' || pathname === '/auth/sign-in/sns' ? refuseOrSignIn() : null;
    },
  };
}
