import { dependencyLostSeconds, dependencyUp } from './instruments.ts';
import { onScrape } from './scrape.ts';

/** The servers that a process may use. */
export type Dependency = 'database' | 'replica' | 'valkey' | 'bucket';

/** Shows in the metrics whether a server answers, as the process last saw it. */
export interface WatchedDependency {
  lost(): void;
  back(): void;
}

/** Begins with a server that answers. */
export function watchDependency(
  dependency: Dependency,
  monotonicMs: () => number = () => performance.now(),
): WatchedDependency {
  let lostAtMs: number | null = null;
  onScrape(() => {
    dependencyUp.set({ dependency }, lostAtMs === null ? 1 : 0);
    dependencyLostSeconds.set({ dependency }, lostAtMs === null ? 0 : (monotonicMs() - lostAtMs) / 1000);
  });
  return {
    lost() {
      lostAtMs ??= monotonicMs();
    },
    back() {
      lostAtMs = null;
    },
  };
}
