import { setTimeout as wait } from 'node:timers/promises';
import { type Claim, deleteClaim, readClaimRefreshMs, refreshClaim, writeClaim } from './claim.ts';
import { type ProcessIdentity, readLiveness } from './process-identity.ts';

/** How the living show themselves to those who cannot look them up (another container, another machine). */
export interface DirectoryLockTiming {
  refreshEveryMs: number;
  /** Who shows nothing for so long while being watched is dead. */
  silenceMeansDeadMs: number;
}
export const TIMING: DirectoryLockTiming = { refreshEveryMs: 2_000, silenceMeansDeadMs: 15_000 };
/** Last seen so long ago by any clock: dead, without watching. */
export const LONG_GONE_MS = 10 * 60_000;
export interface DirectoryLock {
  /** Tells others more, e.g. the addresses once they are open. Replaces what it said before. */
  describe(details: Record<string, unknown>): Promise<void>;
  release(): Promise<void>;
}

/** The process that looks at a claim, where, and when. */
export interface Look {
  directory: string;
  own: ProcessIdentity;
  nowMs: number;
  timing: DirectoryLockTiming;
  /** Called when a holder that cannot be looked at is being waited for, with a sentence. */
  onWait: ((sentence: string) => void) | undefined;
}

/** Whether the process of a claim lives: by the system, or where it cannot be seen by its signs of life. */
export async function isAlive({ directory, own, nowMs, timing, onWait }: Look, claim: Claim): Promise<boolean> {
  const liveness = await readLiveness(own, claim.holder.process);
  if (liveness !== 'unknown') return liveness === 'alive';

  const before = await readClaimRefreshMs(directory, claim.token);
  if (before === null || before < nowMs - LONG_GONE_MS) return false;
  const { pid, hostname } = claim.holder.process;
  onWait?.(
    `Looking whether ${claim.holder.purpose} (process ${pid} on ${hostname}) still uses ${directory}: at most ${Math.ceil(timing.silenceMeansDeadMs / 1000)} seconds …`,
  );
  // Two readings of one clock (the file system's) need no agreement between two machines' clocks.
  const stepMs = Math.min(500, timing.refreshEveryMs);
  for (let waitedMs = 0; waitedMs < timing.silenceMeansDeadMs; waitedMs += stepMs) {
    await wait(stepMs);
    const now = await readClaimRefreshMs(directory, claim.token);
    if (now !== before) return now !== null;
  }
  return false;
}

/** Shows that this process lives, until the claim is released. */
export function holdClaim(
  directory: string,
  claim: Claim,
  timing: DirectoryLockTiming,
  onLost: (() => void) | undefined,
): DirectoryLock {
  // Rewrites and the release follow each other; otherwise a rewrite under way could bring a released claim back.
  let last: Promise<unknown> = Promise.resolve();
  let isReleased = false;
  function inTurn(work: () => Promise<void>): Promise<void> {
    const next = last.then(() => (isReleased ? undefined : work()));
    last = next.catch(() => undefined);
    return next;
  }
  const timer = setInterval(() => {
    void inTurn(async () => {
      if (await refreshClaim(directory, claim.token)) return;
      clearInterval(timer);
      isReleased = true;
      onLost?.();
    });
  }, timing.refreshEveryMs);
  timer.unref();

  return {
    describe: (details) =>
      inTurn(async () => {
        claim.holder = { ...claim.holder, details };
        await writeClaim(directory, claim);
      }),
    release: () =>
      inTurn(async () => {
        clearInterval(timer);
        isReleased = true;
        await deleteClaim(directory, claim.token);
      }),
  };
}
