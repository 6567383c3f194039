import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIM_FOLDER, type Claim, deleteClaim, readClaims, sweepDrafts, writeClaim } from './claim.ts';
import { isAlive, LONG_GONE_MS, startHeartbeat, TIMING } from './claim-heartbeat.ts';
import { readOwnIdentity } from './process-identity.ts';

/** A folder for the unfinished work of one process. */
export interface Workspace {
  readonly path: string;
  /** Removes the folder with all that is in it. */
  close(): Promise<void>;
}

/**
 * Opens a folder for this process in `directory`, where several processes may have one. It is claimed like a data
 * directory, and before it exists, so that `sweepWorkspaces` always knows its owner.
 *
 * @param purpose describes this program in a sentence
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
  const held = startHeartbeat(directory, claim, TIMING, undefined);
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
 * Removes everything from `directory` that belongs to no living process: what killed processes left, and what no process
 * claimed.
 *
 * @param onWait called when it has to wait for an owner that it cannot see (in another container)
 */
export async function sweepWorkspaces(
  directory: string,
  { nowMs, onWait, timing = TIMING }: { nowMs: number; onWait?: (sentence: string) => void; timing?: typeof TIMING },
): Promise<void> {
  // List the folders first: each folder that exists now was claimed before, so its claim is found.
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
    // Child processes of a killed process may still write for a moment.
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // Delete the claims last: while a folder still exists, its claim must show that its owner is dead.
  for (const token of dead) await deleteClaim(directory, token);
  await sweepDrafts(directory, nowMs - LONG_GONE_MS);
}
