import { type Platform, signUpAgainAtMs } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { refuseWithNotes } from '../../http/endpoint.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import { findAccount, findBlockUntilMs, type SignInId } from '../account/account.repository.ts';
import type { PeopleParts } from '../services.ts';

/** The hashes of a sign-in id in the table of blocks (D23), one for each key; a new block takes the first. */
export function blockHashes(keys: AccountKeys, { platformId, provider, snsId }: SignInId): string[] {
  return keys.everyHash('sign-up block', platformId, provider, snsId);
}

/** D23: until when the id of an account that asked for withdrawal cannot sign up again; null: it can, or never left. */
export function blockedUntilMs(
  { withdrawnAtMs }: Pick<UserRow, 'withdrawnAtMs'>,
  { constants }: Pick<Platform, 'constants'>,
  nowMs: number,
): number | null {
  const untilMs = withdrawnAtMs === null ? 0 : signUpAgainAtMs(withdrawnAtMs, constants);
  return nowMs < untilMs ? untilMs : null;
}

/** D23: the same for an id: by the account that left or, once that is erased, by its hash. */
export async function signUpBlockedUntilMs(
  executor: Executor,
  { keys }: Pick<PeopleParts['services'], 'keys'>,
  { id, platform, nowMs }: { id: SignInId; platform: Platform; nowMs: number },
): Promise<number | null> {
  const account = await findAccount(executor, id);
  const untilMs = account === null ? null : blockedUntilMs(account, platform, nowMs);
  return untilMs ?? findBlockUntilMs(executor, { platformId: platform.id, idHashes: blockHashes(keys, id), nowMs });
}

/** A refusal to a reader who left, with the moment from which on they may sign up again (`detail`, ISO 8601). */
export function refuseUntil<Code extends 'WITHDRAWAL' | 'DELETED_USER'>(code: Code, untilMs: number) {
  return refuseWithNotes(code, { detail: new Date(untilMs).toISOString() });
}
