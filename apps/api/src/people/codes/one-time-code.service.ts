import { addressRange } from '@longstrip/api-contract/request';
import { type CodeState, codeState, LONG_CODE_DIGITS, type Platform, readCodeDigits } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type { EndpointCall } from '../../http/endpoint.ts';
import { type AccountKeys, isSameSecret } from '../../shared/account-keys.ts';
import type { PeopleParts } from '../services.ts';
import {
  type CodePurpose,
  type CodeRow,
  type CodeTarget,
  countWrongTry,
  insertCode,
  listCodes,
  lockCodes,
  useUpCodesTo,
} from './one-time-code.repository.ts';

type Services = Pick<PeopleParts['services'], 'keys' | 'newId'>;

/** What a new code is for. */
interface NewCode {
  readonly platformId: string;
  readonly purpose: CodePurpose;
  /** The address or number it is sent to. */
  readonly target: string;
  readonly userId: string | null;
  readonly nowMs: number;
  readonly validMs: number;
  /** Encrypted: what is needed to read the answer to it. */
  readonly sealed?: string;
  /** The address that asked for it; null: not known. Left out where it does not matter. */
  readonly clientAddress?: string | null;
  readonly isLong?: boolean;
}

/** The platform and the address of a caller who asks for a code, or enters one. */
interface Asker {
  readonly platformId: string;
  readonly clientAddress: string | null;
}

function rangeOf({ clientAddress }: Asker): string {
  return addressRange(clientAddress ?? '');
}

/** Makes a code; its sender derives the digits from the row. */
export async function makeCode(transaction: Transaction, { keys, newId }: Services, code: NewCode): Promise<CodeRow> {
  const { platformId, purpose, target, userId, nowMs, validMs, sealed = null, clientAddress, isLong = false } = code;
  const range = clientAddress === undefined ? null : rangeOf({ platformId, clientAddress });
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
    askedFromHash: range === null ? null : keys.present.hash('range', platformId, range),
    isLong,
    tries: 0,
    otherTries: 0,
    usedAtMs: null,
  };
  await insertCode(transaction, row);
  return row;
}

/** How to find the codes to an address or a number. */
export function codesTo(
  { keys }: Services,
  of: { platformId: string; purposes: readonly CodePurpose[]; target: string; userId: string | null },
): CodeTarget {
  const { platformId, purposes, target, userId } = of;
  return { platformId, purposes, targetHashes: keys.everyHash('target', platformId, target), userId };
}

/** The codes of one address or number that matter to one address range; each list has the newest first. */
interface CodesForRange {
  /** The newest that was asked for from this range. */
  readonly own: CodeRow | null;
  /** The newest that was asked for elsewhere. */
  readonly other: CodeRow | null;
  readonly long: readonly CodeRow[];
}

/** Picks them from all codes of a target, sorted with the newest first. */
export function codesForRange({ keys }: Services, codes: readonly CodeRow[], from: Asker): CodesForRange {
  const hashes: readonly (string | null)[] = keys.everyHash('range', from.platformId, rangeOf(from));
  const short = codes.filter(({ isLong }) => !isLong);
  return {
    own: short.find(({ askedFromHash }) => hashes.includes(askedFromHash)) ?? null,
    other: short.find(({ askedFromHash }) => !hashes.includes(askedFromHash)) ?? null,
    long: codes.filter(({ isLong }) => isLong),
  };
}

/**
 * Those of the codes that can be confirmed from the range now. Wrong tries from the range that asked for a code and those from
 * everywhere else are counted separately, so that no caller elsewhere can use up a reader's code (D22).
 */
export function openCodes(
  { keys }: Services,
  { own, other, long }: CodesForRange,
  { platform, nowMs }: { platform: Platform; nowMs: number },
): readonly CodeRow[] {
  const isKnown = ({ keyId }: CodeRow) => keys.find(keyId) !== null;
  const candidates = [
    own,
    other && { ...other, tries: other.otherTries },
    ...long.map((code) => ({ ...code, tries: 0 })),
  ];
  return candidates.filter(
    (code): code is CodeRow => code !== null && isKnown(code) && codeState(code, platform.constants, nowMs) === 'open',
  );
}

/** For how long a code that was just used is confirmed again: as long as its answer may take (`REQUEST_TIMEOUT_MS`). */
const REPEAT_MS = 30_000;

/**
 * The code that was just used. A form may be sent twice: by Enter after the last digit, or by two taps without script. Only the
 * range that asked for a code may repeat it, and wrong tries are still counted.
 */
function justUsed(
  services: Services,
  { own }: CodesForRange,
  { platform, nowMs }: { platform: Platform; nowMs: number },
): readonly CodeRow[] {
  if (own === null || own.usedAtMs === null || nowMs >= own.usedAtMs + REPEAT_MS) return [];
  const before = { own: { ...own, usedAtMs: null }, other: null, long: [] };
  return openCodes(services, before, { platform, nowMs }).map(() => own);
}

/**
 * `confirmed`: if the code has been used, the request is a repeated one. `none`: no code was sent there. `wrong`: the try was
 * counted, so the transaction must be committed.
 */
export type Confirmation =
  | { readonly kind: 'confirmed'; readonly code: CodeRow }
  | { readonly kind: 'none' | 'wrong' | Exclude<CodeState, 'open'> };

/**
 * Compares what the caller entered with the newest code that this range asked for, with the newest one that any other range asked
 * for, and with long ones. A right code uses up all codes that were sent there; for a while, entering it again is answered like
 * the first time. A wrong one is counted. Text that does not have the form of a code is wrong, but not counted.
 */
export async function confirmCode(
  transaction: Transaction,
  services: Services,
  of: { target: CodeTarget; entered: string; digits: number } & Pick<
    EndpointCall,
    'platform' | 'clientAddress' | 'nowMs'
  >,
): Promise<Confirmation> {
  const { keys } = services;
  const { target, digits, platform, clientAddress, nowMs } = of;
  const held = await lockCodes(transaction, target);
  const codes = codesForRange(services, held, { platformId: platform.id, clientAddress });
  const open = openCodes(services, codes, { platform, nowMs });
  const used = justUsed(services, codes, { platform, nowMs });
  if (open.length === 0 && used.length === 0) return { kind: endedState(services, codes, of) };
  const isLong = readCodeDigits(of.entered, LONG_CODE_DIGITS) !== null;
  const entered = readCodeDigits(of.entered, isLong ? LONG_CODE_DIGITS : digits);
  if (entered === null) return { kind: 'wrong' };
  const code = [...open, ...used].find((each) => isSameSecret(entered, codeDigits(keys, each, digits)));
  if (code !== undefined) {
    if (code.usedAtMs === null) await useUpCodesTo(transaction, target, nowMs);
    return { kind: 'confirmed', code };
  }
  for (const each of isLong ? [] : [...open, ...used].filter((row) => !row.isLong)) {
    await countWrongTry(transaction, each, each.id === codes.own?.id);
  }
  return { kind: 'wrong' };
}

/**
 * Makes the code or link that a confirmed code allows. A repeated request gets the one of the first answer; null: that one has
 * been used, so the repeated request comes too late.
 */
export async function makeNextCode(
  transaction: Transaction,
  services: Services,
  confirmed: CodeRow,
  next: NewCode,
): Promise<CodeRow | null> {
  if (confirmed.usedAtMs === null) return makeCode(transaction, services, next);
  const { platformId, purpose, target, userId } = next;
  const made = await listCodes(transaction, codesTo(services, { platformId, purposes: [purpose], target, userId }));
  const first = made.find(({ createdAtMs }) => createdAtMs === confirmed.usedAtMs);
  return first?.usedAtMs === null ? first : null;
}

/** Why none of the codes can be confirmed: the state of the newest one. */
function endedState(
  { keys }: Services,
  { own, other, long }: CodesForRange,
  { platform, nowMs }: { platform: Platform; nowMs: number },
): 'none' | Exclude<CodeState, 'open'> {
  const [newest] = [own, other && { ...other, tries: other.otherTries }, long[0] ?? null]
    .filter((code) => code !== null)
    .toSorted((one, another) => another.createdAtMs - one.createdAtMs);
  if (newest === undefined) return 'none';
  const state = keys.find(newest.keyId) === null ? 'expired' : codeState(newest, platform.constants, nowMs);
  return state === 'open' ? 'expired' : state;
}

/** What a code is derived from; its key is named by `keyId`. */
type CodeOrigin = Pick<CodeRow, 'platformId' | 'id' | 'purpose' | 'keyId'>;

function keyOf(keys: AccountKeys, { keyId }: CodeOrigin) {
  const key = keys.find(keyId);
  if (key === null) throw new Error(`There is no key ${keyId} to derive a code with`);
  return key;
}

/** The digits of a code; a long one has more than `digits`. They are derived anew each time and never stored. */
export function codeDigits(keys: AccountKeys, row: CodeOrigin & Pick<CodeRow, 'isLong'>, digits: number): string {
  const bytes = keyOf(keys, row).mac('code', row.platformId, row.purpose, row.id);
  const length = row.isLong ? LONG_CODE_DIGITS : digits;
  return String(bytes.readUIntBE(0, 6) % 10 ** length).padStart(length, '0');
}

/** The secret of a link, in the form of a UUID. */
export function linkSecret(keys: AccountKeys, row: CodeOrigin): string {
  const hex = keyOf(keys, row).mac('link', row.platformId, row.id).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** The holder of a verify token: the owner of an address or a number. */
interface VerifiedTarget {
  readonly provider: 'email' | 'phone';
  /** The address or the number. */
  readonly target: string;
}

/**
 * The text that allows the step after a confirmed code: the row's id, its holder, and a keyed hash of both. The row only stores a
 * hash of the address or the number.
 */
export function verifyToken(keys: AccountKeys, row: CodeOrigin, { provider, target }: VerifiedTarget): string {
  const named = Buffer.from(`${provider}:${target}`).toString('base64url');
  return `${row.keyId}.${row.id}.${named}.${keyOf(keys, row).hash('verified', row.platformId, row.id, provider, target)}`;
}

/** Reads a verify token of a platform; null: it was not made here. Its row says whether it is still valid. */
export function readVerifyToken(
  keys: AccountKeys,
  platformId: string,
  text: string,
): (VerifiedTarget & { id: string }) | null {
  const [keyId = '', id = '', named = ''] = text.split('.');
  const [, provider, target = ''] = /^(email|phone):(.+)$/.exec(Buffer.from(named, 'base64url').toString('utf8')) ?? [];
  if (provider !== 'email' && provider !== 'phone') return null;
  if (keys.find(keyId) === null) return null;
  const made = verifyToken(keys, { platformId, id, keyId, purpose: 'VERIFIED' }, { provider, target });
  return isSameSecret(text, made) ? { provider, target, id } : null;
}
