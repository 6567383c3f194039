import { type CodeState, codeState, type Platform, readCodeDigits } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type { ApiParts } from '../../api-options.ts';
import { isSameSecret } from '../identity/account-keys.ts';
import { codeDigits } from './code-secret.ts';
import {
  type CodePurpose,
  type CodeRow,
  type CodeTarget,
  countWrongTry,
  findNewestCode,
  holdCode,
  insertCode,
  markCodeUsed,
} from './one-time-code.repository.ts';

type Services = Pick<ApiParts['services'], 'keys' | 'newId'>;

/** What a new code is for. */
export interface NewCode {
  readonly platformId: string;
  readonly purpose: CodePurpose;
  /** The address or number it is sent to. */
  readonly target: string;
  readonly userId: string | null;
  readonly nowMs: number;
  readonly validMs: number;
  /** What is needed to read the answer to it, encrypted. */
  readonly sealed?: string;
}

/** Makes a code; who is to send it derives its digits from the row. */
export async function makeCode(transaction: Transaction, { keys, newId }: Services, code: NewCode): Promise<CodeRow> {
  const { platformId, purpose, target, userId, nowMs, validMs, sealed = null } = code;
  const row: CodeRow = {
    platformId,
    id: newId(),
    purpose,
    targetHash: keys.present.hash('target', platformId, target),
    userId,
    keyId: keys.present.id,
    sealed,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + validMs,
    tries: 0,
    usedAtMs: null,
  };
  await insertCode(transaction, row);
  return row;
}

/** Where codes to an address or a number are looked for. */
export function codesTo(
  { keys }: Services,
  of: { platformId: string; purposes: readonly CodePurpose[]; target: string; userId: string | null },
): CodeTarget {
  const { platformId, purposes, target, userId } = of;
  return { platformId, purposes, targetHashes: keys.everyHash('target', platformId, target), userId };
}

/** `none`: no code was sent there. `wrong`: the try was counted, so the transaction must be kept. */
export type Confirmation =
  | { readonly kind: 'confirmed'; readonly code: CodeRow }
  | { readonly kind: 'none' | 'wrong' | Exclude<CodeState, 'open'> };

/**
 * Compares what somebody entered with the code that was sent last, and uses it up when it is right. A wrong one is counted;
 * what has not the form of a code is wrong, and is not.
 */
export async function confirmCode(
  transaction: Transaction,
  { keys }: Services,
  of: { target: CodeTarget; entered: string; digits: number; platform: Platform; nowMs: number },
): Promise<Confirmation> {
  const { target, digits, platform, nowMs } = of;
  const newest = await findNewestCode(transaction, target);
  const code = newest === null ? null : await holdCode(transaction, newest);
  if (code === null) return { kind: 'none' };
  const state = keys.find(code.keyId) === null ? 'expired' : codeState(code, platform.constants, nowMs);
  if (state !== 'open') return { kind: state };
  const entered = readCodeDigits(of.entered, digits);
  if (entered === null) return { kind: 'wrong' };
  if (!isSameSecret(entered, codeDigits(keys, code, digits))) {
    await countWrongTry(transaction, code);
    return { kind: 'wrong' };
  }
  await markCodeUsed(transaction, code, nowMs);
  return { kind: 'confirmed', code };
}
