import { setTimeout as wait } from 'node:timers/promises';
import { treeMemoryMb } from '../process-figures.ts';

const LOOK_EVERY_MS = 500;

/** What a process and all below it held in memory since the watch began, in MB. */
export interface MemoryWatch {
  /** One figure each half second, the oldest first. */
  readonly samples: readonly number[];
  /** The figures of the next seconds. */
  during(seconds: number): Promise<readonly number[]>;
  stop(): void;
}

export function watchMemory(rootPid: number): MemoryWatch {
  const samples: number[] = [treeMemoryMb(rootPid)];
  const timer = setInterval(() => samples.push(treeMemoryMb(rootPid)), LOOK_EVERY_MS);
  return {
    samples,
    async during(seconds) {
      const from = samples.length;
      await wait(seconds * 1000);
      return samples.slice(from);
    },
    stop: () => clearInterval(timer),
  };
}
