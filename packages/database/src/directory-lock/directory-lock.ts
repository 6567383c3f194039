import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Claim, type DirectoryHolder, deleteClaim, readClaims, sweepDrafts, writeClaim } from './claim.ts';
import {
  type DirectoryLock,
  type DirectoryLockTiming,
  holdClaim,
  isAlive,
  LONG_GONE_MS,
  type Look,
  TIMING,
} from './living-claim.ts';
import { readOwnIdentity } from './process-identity.ts';

export type { DirectoryLock, DirectoryLockTiming };

/** Two that claim in the same instant both step back, and try again after a moment of chance. */
const CLAIM_ATTEMPTS = 8;

export interface DirectoryLockOptions {
  /** What this program is, for the sentence that other processes show. */
  purpose: string;
  nowMs: number;
  details?: Record<string, unknown>;
  /** The lock was taken from us, because we were silent for too long: stop writing at once. */
  onLost?: () => void;
  /** Called once when a holder that cannot be looked at is being waited for, with a sentence. */
  onWait?: (sentence: string) => void;
  timing?: DirectoryLockTiming;
}

export type DirectoryLockResult =
  | { ok: true; lock: DirectoryLock }
  | { ok: false; code: 'DIRECTORY_HELD'; holder: DirectoryHolder; sentence: string };

/**
 * Takes a directory (DATA_DIR) for this process alone. The lock of a process that was killed is taken over: at once
 * where the system shows that it is dead, after 15 s without a sign of life where it cannot be seen (another container).
 *
 * Each claimant writes a file of its own and then looks for others; of two, at least the later one sees the other.
 * So no process ever has to replace the file of another, which is where lock files go wrong.
 */
export async function acquireDirectoryLock(
  directory: string,
  options: DirectoryLockOptions,
): Promise<DirectoryLockResult> {
  const own = await readOwnIdentity();
  const timing = options.timing ?? TIMING;
  await sweepDrafts(directory, options.nowMs - LONG_GONE_MS);
  const look = { directory, own, nowMs: options.nowMs, timing, onWait: options.onWait };
  const claim: Claim = {
    token: randomUUID(),
    isSettled: false,
    holder: { process: own, purpose: options.purpose, claimedAtMs: options.nowMs, details: options.details ?? {} },
  };
  for (let attempt = 1; ; attempt += 1) {
    await writeClaim(directory, claim);
    const rival = await findLivingRival(look, claim.token);
    if (rival === null) break;
    await deleteClaim(directory, claim.token);
    if (rival.isSettled || attempt >= CLAIM_ATTEMPTS) return refusal(directory, rival.holder);
    await wait(randomInt(20, 200));
  }
  claim.isSettled = true;
  await writeClaim(directory, claim);
  return { ok: true, lock: holdClaim(directory, claim, timing, options.onLost) };
}

/** Who holds the directory now, without taking it; null when no living process does. */
export async function readDirectoryHolder(directory: string, nowMs: number): Promise<DirectoryHolder | null> {
  const own = await readOwnIdentity();
  const rival = await findLivingRival({ directory, own, nowMs, timing: TIMING, onWait: undefined }, null);
  return rival?.isSettled === true ? rival.holder : null;
}

/** The first other claim whose process lives (a settled one before the others). Claims of the dead are deleted. */
async function findLivingRival(look: Look, ownToken: string | null): Promise<Claim | null> {
  let claiming: Claim | null = null;
  for (const claim of await readClaims(look.directory)) {
    if (claim.token === ownToken) continue;
    if (!(await isAlive(look, claim))) await deleteClaim(look.directory, claim.token);
    else if (claim.isSettled) return claim;
    else claiming = claim;
  }
  return claiming;
}

function refusal(directory: string, holder: DirectoryHolder): DirectoryLockResult {
  const { pid, hostname } = holder.process;
  return {
    ok: false,
    code: 'DIRECTORY_HELD',
    holder,
    sentence: `${directory} is in use by ${holder.purpose} (process ${pid} on ${hostname}).`,
  };
}
