import type { SignedIn, TokenPair, WireUser, WithdrawalLoss } from '@longstrip/api-contract';
import { answerCodes, TAKEN_NICKNAME } from './fake-codes.ts';
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
    isEmailConfirmed: false,
    isAdultKr: true,
    agreePush: { isAgreePush: false, isAgreePushContents: false, isAgreePushFreetime: false, isAgreePushNight: false },
    birthedAt: null,
    isBlToggle: false,
    ...more,
  };
}

/** The accounts of the fake api: sessions, and the answers to sign-ins. */
export interface FakeAccounts {
  /** Opens a new session of a reader, with this much time left. */
  open(user?: WireUser, left?: { accessMs?: number; refreshMs?: number }): SignedIn;
  /** Ends every session, as a logout elsewhere does. */
  revokeAll(): void;
  /** Sets the answer to sign-ins with a password or a provider: a refusal, or this reader. */
  signInAs(outcome: WireUser | { code: string; detail?: string }): void;
  /** Changes the readers of all sessions. */
  change(facts: Partial<WireUser>): void;
  /** Refuses changes of an account, switches and phone checks from now on; null: accepts them. */
  refuseChanges(code: string | null): void;
  /** Refuses requests for withdrawal from now on; null: accepts them. */
  refuseWithdrawal(code: string | null): void;
  /** Sets what is lost with an account. */
  lose(loss: Partial<WithdrawalLoss>): void;
  /** The number of refresh calls so far. */
  refreshed(): number;
}

export interface AnsweringAccounts extends FakeAccounts {
  /** Whether the request has a valid session. */
  isReader(request: { headers: Headers }): boolean;
  /** Whether the request has a session of a reader who sees adult series. */
  seesAdult(request: { headers: Headers }): boolean;
  answer(request: {
    method: string;
    pathname: string;
    search: string;
    headers: Headers;
    body: string;
  }): Response | null;
}

interface ChangeFields {
  action?: string;
  verifyAdultRequest?: { birthedAt: string | null };
  agreeMailRequest?: { isAgreeMail: boolean };
  profileRequest?: { nickname: string };
  refreshToken?: string;
}

type FakeChange = { kind: 'answer'; data: unknown } | { kind: 'change'; facts: Partial<WireUser>; isRenewing: boolean };

const NICE_FORM = {
  sRtnMSG: '',
  sEncData: 'encrypted',
  action: 'https://nice.example/check',
  fields: { m: 'service', token_version_id: 'token-1', enc_data: 'encrypted', integrity_value: 'intact' },
};

/** The change that a call makes to its reader, or its answer without a change; null if it is another call. */
function changeOf(call: string, fields: ChangeFields): FakeChange | null {
  const [, name, value] = /^PUT \/user\/(adult|BL)\/toggle\/(true|false)$/.exec(call) ?? [];
  if (name !== undefined) {
    const isOn = value === 'true';
    const facts = name === 'adult' ? { isAdultToggle: isOn } : { isBlToggle: isOn };
    return { kind: 'change', facts, isRenewing: false };
  }
  if (call === 'GET /nice/encode') return { kind: 'answer', data: NICE_FORM };
  if (call === 'POST /user/auth/adult/kr') return { kind: 'change', facts: { isAdultKr: true }, isRenewing: true };
  if (call !== 'PUT /user') return null;
  const { action, verifyAdultRequest, agreeMailRequest, profileRequest } = fields;
  const birthedAt = verifyAdultRequest?.birthedAt;
  const facts: Partial<WireUser> =
    action === 'ADULT'
      ? { isAdult: true, isAdultToggle: true, ...(birthedAt ? { birthedAt } : {}) }
      : action === 'MAIL'
        ? { isAgreeMail: agreeMailRequest?.isAgreeMail ?? false }
        : { nickname: profileRequest?.nickname ?? null };
  return { kind: 'change', facts, isRenewing: true };
}

function bearerOf(headers: Headers): string {
  return headers.get('authorization')?.replace('Bearer ', '') ?? '';
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
  let refusedChange: string | null = null;

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

  function changeUsers(facts: Partial<WireUser>): void {
    for (const sessions of [users, refreshes]) {
      for (const [token, user] of sessions) sessions.set(token, { ...user, ...facts });
    }
  }

  /** Makes a change that the reader of the bearer token asks for, and renews the tokens if the call does so. */
  function answerChange(call: string, bearer: string, fields: ChangeFields): Response | null {
    const change = changeOf(call, fields);
    if (change === null) return null;
    if (!users.has(bearer)) return refusal('NOT_FOUND_ACCESS_TOKEN');
    if (refusedChange !== null) return refusal(refusedChange);
    if (change.kind === 'answer') return success(change.data);
    if (change.facts.nickname === TAKEN_NICKNAME) return refusal('INVALID_PARAMETER');
    changeUsers(change.facts);
    if (!change.isRenewing) return success(change.facts);
    const owner = refreshes.get(fields.refreshToken ?? '');
    if (owner === undefined) return refusal('NOT_FOUND_REFRESH_TOKEN');
    refreshes.delete(fields.refreshToken ?? '');
    const renewed = pair(owner);
    return success(call === 'PUT /user' ? { authResponse: renewed } : renewed);
  }

  /** The member continues with new tokens; the guest is removed. */
  function migrate({ appKeyRequest, webKeyRequest }: Record<string, { refreshToken: string }>): Response {
    const guest = refreshes.get(appKeyRequest?.refreshToken ?? '');
    const member = refreshes.get(webKeyRequest?.refreshToken ?? '');
    if (guest === undefined || member === undefined) return refusal('NOT_FOUND_REFRESH_TOKEN');
    if (guest.snsProvider !== 'apple_guest') return refusal('INVALID_PARAMETER');
    refreshes.delete(webKeyRequest?.refreshToken ?? '');
    return success({ ...pair(member), isSignUp: false, userId: member.id, isMigrate: true });
  }

  function changePush(bearer: string, change: Partial<WireUser['agreePush']>): Response {
    const user = users.get(bearer);
    if (user === undefined) return refusal('NOT_FOUND_ACCESS_TOKEN');
    if (refusedChange !== null) return refusal(refusedChange);
    const agreePush = { ...user.agreePush, ...change };
    changeUsers({ agreePush });
    return success(agreePush);
  }

  return {
    change: changeUsers,
    refuseChanges: (code) => {
      refusedChange = code;
    },
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
    isReader: ({ headers }) => users.has(bearerOf(headers)),
    seesAdult({ headers }) {
      const user = users.get(bearerOf(headers));
      return [user?.isAdult, user?.isAdultKr, user?.isAdultToggle].every((is) => is === true);
    },
    answer({ method, pathname, search, headers, body }) {
      const bearer = bearerOf(headers);
      const fields = body === '' ? {} : JSON.parse(body);
      if (method === 'POST' && pathname === '/user') {
        const user = users.get(bearer);
        return user === undefined ? refusal('NOT_FOUND_ACCESS_TOKEN') : success(user);
      }
      if (pathname === '/user/check') {
        return success({ isAvailable: new URLSearchParams(search).get('nickname') !== TAKEN_NICKNAME });
      }
      if (pathname === '/asset/user') {
        const coinBalance = { coin: 1_200, bonusCoin: 30, freeCoin: 4 };
        return success({ coinBalance, ticketBalance: { ticket: 0, bonusTicket: 0, freeTicket: 0 } });
      }
      if (pathname === '/auth/sign-in/jp/apple/migrate') return migrate(fields);
      if (pathname === '/app/push') return changePush(bearer, fields);
      const coded = answerCodes(
        { pathname, fields, isReader: users.has(bearer) },
        { changeEmail: (email) => changeUsers({ email }), signUp: () => success(signedIn(fakeUser())) },
      );
      if (coded !== null) return coded;
      if (pathname === '/auth/ip-kr') return success([...users.values()].some(({ isKrIpUser }) => isKrIpUser));
      const changed = answerChange(`${method} ${pathname}`, bearer, fields);
      if (changed !== null) return changed;
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
