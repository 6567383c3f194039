import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Claim, type DirectoryHolder, deleteClaim, readClaims, sweepDrafts, writeClaim } from './claim.ts';
import {
  type DirectoryLock,
  type DirectoryLockTiming,
  isAlive,
  LONG_GONE_MS,
  type Look,
  startHeartbeat,
  TIMING,
} from './claim-heartbeat.ts';
import { readOwnIdentity } from './process-identity.ts';

export type { DirectoryLock, DirectoryLockTiming };

/** If two processes claim at the same time, both delete their claims and try again after a random pause. */
const CLAIM_ATTEMPTS = 8;

export interface DirectoryLockOptions {
  /** Describes this program in the sentence that other processes show. */
  purpose: string;
  nowMs: number;
  details?: Record<string, unknown>;
  /** Another process took over the lock, because this one showed no sign of life for too long: stop writing at once. */
  onLost?: () => void;
  /** Called once, with a sentence, when it has to wait for a holder whose process it cannot see. */
  onWait?: (sentence: string) => void;
  timing?: DirectoryLockTiming;
}

export type DirectoryLockResult =
  | { ok: true; lock: DirectoryLock }
  | { ok: false; code: 'DIRECTORY_HELD'; holder: DirectoryHolder; sentence: string };

/**
 * Locks a directory (DATA_DIR) for this process only. The lock of a killed process is taken over: at once if the system
 * shows that it is dead, or after 15 s without a sign of life if the process cannot be seen (another container).
 *
 * Each claimant writes its own file and then looks for others; of two claimants, at least the later one sees the other.
 * So no process has to replace another's file, which is the usual mistake with lock files.
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
  return { ok: true, lock: startHeartbeat(directory, claim, timing, options.onLost) };
}

/** Who holds the directory now, without taking it; null when no living process does. */
export async function readDirectoryHolder(directory: string, nowMs: number): Promise<DirectoryHolder | null> {
  const own = await readOwnIdentity();
  const rival = await findLivingRival({ directory, own, nowMs, timing: TIMING, onWait: undefined }, null);
  return rival?.isSettled === true ? rival.holder : null;
}

/** The first other claim whose process is alive (settled claims first). Claims of dead processes are deleted. */
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
