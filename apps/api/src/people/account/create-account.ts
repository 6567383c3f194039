import { type Decision, grant, type Locale, type Platform, type PolicyKind } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { policiesInForce } from '../../catalogue/index.ts';
import { refuseWithNotes } from '../../http/endpoint.ts';
import { type ReaderScope, scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import type { PeopleParts } from '../services.ts';
import { refuseUntil, signUpBlockedUntilMs } from '../sign-in/withdrawn-ids.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  insertAgreements,
  isNicknameTaken,
  lockNames,
  type SignInId,
  storePassword,
} from './account.repository.ts';

type Services = Pick<PeopleParts['services'], 'keys' | 'newId'>;

/** What a new account starts with; its id was proved. */
export interface NewAccount {
  readonly id: SignInId;
  /** Proved, too; null where there is none. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly nickname: string | null;
  readonly isAgreeMail: boolean;
  /** Null for accounts without a password. */
  readonly passwordHash: string | null;
  /** Made at the first start of the demo (D44). */
  readonly isDemo?: boolean;
}

/** Where and when an account is made, and in which language its reader agreed to the terms. */
export interface SignUpCall {
  readonly platform: Platform;
  readonly locale: Locale;
  readonly nowMs: number;
}

/** `taken`: the account that has the id or the address already. */
type Created =
  | { readonly kind: 'created'; readonly user: UserRow }
  | { readonly kind: 'taken'; readonly user: UserRow };

/**
 * Makes an account for a reader who proved its id. One address belongs to one account of a platform, whatever its method of
 * signing in: nothing is merged silently (D22).
 */
export async function createAccount(
  transaction: Transaction,
  services: Services,
  account: NewAccount,
  call: SignUpCall,
): Promise<Decision<Created, 'DELETED_USER' | 'INVALID_PARAMETER'>> {
  const { platform, nowMs } = call;
  const { id, email, nickname } = account;
  const platformId = platform.id;
  await lockNames(transaction, platformId, [
    `id ${id.provider} ${id.snsId}`,
    ...(email === null ? [] : [`email ${email}`]),
    ...(nickname === null ? [] : [`nickname ${nickname.toLowerCase()}`]),
  ]);
  const own = await findAccount(transaction, id);
  if (own !== null && own.withdrawnAtMs === null) return grant({ kind: 'taken', user: own });
  const other = email === null ? null : await findAccountByEmail(transaction, { platformId, email });
  if (other !== null) return grant({ kind: 'taken', user: other });
  const untilMs = await signUpBlockedUntilMs(transaction, services, { id, platform, nowMs });
  if (untilMs !== null) return refuseUntil('DELETED_USER', untilMs);
  if (nickname !== null && !account.isDemo && (await isNicknameTaken(transaction, { platform, nickname }))) {
    return refuseNickname('field.nicknameTaken');
  }
  const user = await insertAccount(transaction, {
    platformId,
    id: services.newId(),
    snsProvider: id.provider,
    snsId: id.snsId,
    email,
    emailConfirmedAtMs: email === null ? null : nowMs,
    phone: account.phone,
    name: account.name,
    nickname,
    isAgreeMail: account.isAgreeMail,
    isDemo: account.isDemo ?? false,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  });
  await storeSignUpFacts(transaction, user, account, call);
  return grant({ kind: 'created', user });
}

async function storeSignUpFacts(
  transaction: Transaction,
  user: UserRow,
  { passwordHash, isAgreeMail, id }: NewAccount,
  call: SignUpCall,
): Promise<void> {
  const { nowMs } = call;
  const scope = scopeOf(user);
  if (passwordHash !== null) await storePassword(transaction, scope, { hash: passwordHash, nowMs });
  // A guest of an iPhone agrees when they become a member.
  if (id.provider === 'apple_guest') return;
  const kinds = ['TERMS', 'PRIVACY', ...(isAgreeMail ? (['MARKETING'] as const) : [])] as const;
  await agree(transaction, scope, kinds, call);
}

/** Stores that a reader agrees to these texts, with the version and language that are in force now. */
export async function agree(
  transaction: Transaction,
  scope: ReaderScope,
  kinds: readonly PolicyKind[],
  call: Parameters<typeof policiesInForce>[2],
): Promise<void> {
  const inForce = await policiesInForce(transaction, kinds, call);
  const agreements = kinds.map((kind) => {
    const { version = null, locale = null } = inForce.get(kind) ?? {};
    return { kind, policyVersion: version, policyLocale: locale, agreedAtMs: call.nowMs };
  });
  await insertAgreements(transaction, scope, agreements);
}

/** Refuses a nickname, with the sentence that says what is wrong with it (D27). */
export function refuseNickname(text: 'field.nicknameForm' | 'field.nicknameTaken') {
  return refuseWithNotes('INVALID_PARAMETER', { text });
}
