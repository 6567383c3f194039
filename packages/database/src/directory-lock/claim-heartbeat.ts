import { setTimeout as wait } from 'node:timers/promises';
import { type Claim, deleteClaim, readClaimRefreshMs, refreshClaim, writeClaim } from './claim.ts';
import { type ProcessIdentity, readLiveness } from './process-identity.ts';

/** Times for the signs of life to processes that cannot see this one (in another container, on another machine). */
export interface DirectoryLockTiming {
  refreshEveryMs: number;
  /** A process that gives no sign of life for this long while it is watched counts as dead. */
  silenceMeansDeadMs: number;
}
export const TIMING: DirectoryLockTiming = { refreshEveryMs: 2_000, silenceMeansDeadMs: 15_000 };
/** If the last sign of life is this old, the process counts as dead without watching (even if clocks differ). */
export const LONG_GONE_MS = 10 * 60_000;
export interface DirectoryLock {
  /** Replaces the details that other processes see, for example with the addresses once they are open. */
  describe(details: Record<string, unknown>): Promise<void>;
  release(): Promise<void>;
}

/** What is needed to check a claim: the directory, the own process, the time and so on. */
export interface Look {
  directory: string;
  own: ProcessIdentity;
  nowMs: number;
  timing: DirectoryLockTiming;
  /** Called, with a sentence, when it has to wait for a holder whose process it cannot see. */
  onWait: ((sentence: string) => void) | undefined;
}

/** Whether the process of a claim is alive: asks the system, or, if that cannot see it, watches for signs of life. */
export async function isAlive({ directory, own, nowMs, timing, onWait }: Look, claim: Claim): Promise<boolean> {
  const liveness = await readLiveness(own, claim.holder.process);
  if (liveness !== 'unknown') return liveness === 'alive';

  const before = await readClaimRefreshMs(directory, claim.token);
  if (before === null || before < nowMs - LONG_GONE_MS) return false;
  const { pid, hostname } = claim.holder.process;
  onWait?.(
    `Looking whether ${claim.holder.purpose} (process ${pid} on ${hostname}) still uses ${directory}: at most ${Math.ceil(timing.silenceMeansDeadMs / 1000)} seconds …`,
  );
  // Both times are from one clock (the file system's), so the clocks of the two machines need not agree.
  const stepMs = Math.min(500, timing.refreshEveryMs);
  for (let waitedMs = 0; waitedMs < timing.silenceMeansDeadMs; waitedMs += stepMs) {
    await wait(stepMs);
    const now = await readClaimRefreshMs(directory, claim.token);
    if (now !== before) return now !== null;
  }
  return false;
}

/** Gives signs of life for this process until the claim is released. */
export function startHeartbeat(
  directory: string,
  claim: Claim,
  timing: DirectoryLockTiming,
  onLost: (() => void) | undefined,
): DirectoryLock {
  // Rewrites and the release run one after the other; otherwise a running rewrite could restore a released claim.
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
