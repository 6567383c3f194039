import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIM_FOLDER, type Claim, deleteClaim, readClaims, sweepDrafts, writeClaim } from './claim.ts';
import { holdClaim, isAlive, LONG_GONE_MS, TIMING } from './living-claim.ts';
import { readOwnIdentity } from './process-identity.ts';

/** A folder for what one process has under way. */
export interface Workspace {
  readonly path: string;
  /** Removes the folder with all that is in it. */
  close(): Promise<void>;
}

/**
 * Opens a folder of this process's own in `directory`, which several processes may do. It is claimed as a data directory
 * is, before it is there, so that `sweepWorkspaces` knows whose it is at every instant.
 *
 * @param purpose what this program is, for a sentence
 */
export async function openWorkspace(directory: string, purpose: string, nowMs: number): Promise<Workspace> {
  const claim: Claim = {
    token: randomUUID(),
    isSettled: true,
    holder: { process: await readOwnIdentity(), purpose, claimedAtMs: nowMs, details: {} },
  };
  const path = join(directory, claim.token);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeClaim(directory, claim);
  const held = holdClaim(directory, claim, TIMING, undefined);
  const close = async (): Promise<void> => {
    await rm(path, { recursive: true, force: true });
    await held.release();
  };
  try {
    await mkdir(path, { mode: 0o700 });
    return { path, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Clears `directory` of all that belongs to no living process: what was left by one that was killed, and whatever no process
 * ever claimed.
 *
 * @param onWait called when an owner that cannot be looked at (in another container) is being waited for
 */
export async function sweepWorkspaces(
  directory: string,
  { nowMs, onWait, timing = TIMING }: { nowMs: number; onWait?: (sentence: string) => void; timing?: typeof TIMING },
): Promise<void> {
  // Folders first: the claim of each that is there now was there before it.
  const names = await readdir(directory).catch(() => []);
  const claims = await readClaims(directory);
  const look = { directory, own: await readOwnIdentity(), nowMs, timing, onWait };
  const living = new Set([CLAIM_FOLDER]);
  const dead: string[] = [];
  await Promise.all(
    claims.map(async (claim) => {
      if (await isAlive(look, claim)) living.add(claim.token);
      else dead.push(claim.token);
    }),
  );
  for (const name of names.filter((each) => !living.has(each))) {
    // What a killed process had started may write for another moment.
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // Claims last: until its folder is gone, the next process that looks must know that no other is in it.
  for (const token of dead) await deleteClaim(directory, token);
  await sweepDrafts(directory, nowMs - LONG_GONE_MS);
}
