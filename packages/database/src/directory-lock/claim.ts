import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessIdentity } from './process-identity.ts';

/** Who holds a directory, in the form that other processes read. */
export interface DirectoryHolder {
  process: ProcessIdentity;
  /** Describes the program in a sentence: "the running store", "an import". */
  purpose: string;
  claimedAtMs: number;
  /** Facts for other processes, such as its addresses. Never a secret. */
  details: Record<string, unknown>;
}

export interface Claim {
  /** Name of its file, never used twice, so that deleting a dead claim cannot hit a newer one. */
  token: string;
  /** False while the claimant still checks for other claims. */
  isSettled: boolean;
  holder: DirectoryHolder;
}

const SUFFIX = '.claim.json';
const DRAFT_SUFFIX = '.draft';

/** The folder in a directory that has the claims on it. */
export const CLAIM_FOLDER = 'lock';

function claimFolder(directory: string): string {
  return join(directory, CLAIM_FOLDER);
}

function claimPath(directory: string, token: string): string {
  return join(claimFolder(directory), `${token}${SUFFIX}`);
}

/** Writes or rewrites a claim atomically: other processes see the old or the new one, never half of it. */
export async function writeClaim(directory: string, claim: Claim): Promise<void> {
  await mkdir(claimFolder(directory), { recursive: true, mode: 0o700 });
  const draft = join(claimFolder(directory), `${randomUUID()}${DRAFT_SUFFIX}`);
  await writeFile(draft, JSON.stringify(claim), { mode: 0o600 });
  await rename(draft, claimPath(directory, claim.token));
}

export async function deleteClaim(directory: string, token: string): Promise<void> {
  await rm(claimPath(directory, token), { force: true });
}

/** All claims on the directory. A claim that is deleted during the reading is left out. */
export async function readClaims(directory: string): Promise<Claim[]> {
  const names = await readdir(claimFolder(directory)).catch(() => []);
  const claims = await Promise.all(
    names
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => {
        const text = await readFile(join(claimFolder(directory), name), 'utf8').catch(() => null);
        return text === null ? null : parseClaim(text, name.slice(0, -SUFFIX.length));
      }),
  );
  return claims.filter((claim) => claim !== null);
}

/** Removes files of processes that were killed while they wrote a claim. */
export async function sweepDrafts(directory: string, olderThanMs: number): Promise<void> {
  const names = await readdir(claimFolder(directory)).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(DRAFT_SUFFIX))) {
    const path = join(claimFolder(directory), name);
    const writtenAtMs = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (writtenAtMs !== null && writtenAtMs < olderThanMs) await rm(path, { force: true });
  }
}

/** Shows that the claimant is alive. False if the claim is gone: another process took over the directory. */
export async function refreshClaim(directory: string, token: string): Promise<boolean> {
  const now = new Date();
  return utimes(claimPath(directory, token), now, now).then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
  );
}

/** When the claim was last refreshed, by the clock of the file system; null when it is gone. */
export async function readClaimRefreshMs(directory: string, token: string): Promise<number | null> {
  return stat(claimPath(directory, token)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** Claims are written atomically. One that cannot be parsed counts as held by another process, so no process ignores it. */
function parseClaim(text: string, token: string): Claim {
  try {
    const claim: Claim = JSON.parse(text);
    if (typeof claim.holder.process.pid === 'number') return claim;
  } catch {
    // Continue with the unknown holder.
  }
  const process: ProcessIdentity = { pid: 0, hostname: '', bootId: null, pidNamespace: null, startTicks: null };
  return { token, isSettled: true, holder: { process, purpose: 'an unknown program', claimedAtMs: 0, details: {} } };
}
