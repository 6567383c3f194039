import type { Platform } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import type { ApiParts } from '../../api-options.ts';
import type { AccountKeys } from '../identity/account-keys.ts';
import type { UserRow } from '../identity/caller.ts';
import { findAccount, isBlocked, type SignInId } from './account.repository.ts';

const DAY_MS = 86_400_000;

/** How the table of blocks knows a sign-in id (D23), by any of the keys; a new block takes the first. */
export function blockHashes(keys: AccountKeys, { platformId, provider, snsId }: SignInId): string[] {
  return keys.everyHash('sign-up block', platformId, provider, snsId);
}

/** D23: whether the account asked for withdrawal so short a time ago that its id cannot sign up again. */
export function hasJustLeft(
  { withdrawnAtMs }: Pick<UserRow, 'withdrawnAtMs'>,
  { constants }: Pick<Platform, 'constants'>,
  nowMs: number,
): boolean {
  return withdrawnAtMs !== null && nowMs < withdrawnAtMs + constants.withdrawalBlockDays * DAY_MS;
}

/** D23: whether nobody may sign up with this id now, by the account that left or, once that is erased, by its hash. */
export async function cannotSignUpAgain(
  executor: Executor,
  { keys }: Pick<ApiParts['services'], 'keys'>,
  { id, platform, nowMs }: { id: SignInId; platform: Platform; nowMs: number },
): Promise<boolean> {
  const account = await findAccount(executor, id);
  if (account !== null && hasJustLeft(account, platform, nowMs)) return true;
  return isBlocked(executor, { platformId: platform.id, idHashes: blockHashes(keys, id), nowMs });
}
