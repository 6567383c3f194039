import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { treeMemoryMb } from '../process-figures.ts';
import { LIMITS, type Measure, median, PROMISES } from '../report.ts';

const CONNECTIONS_A_SITE = 2;

/** The paths that are requested from one site, repeatedly. */
export interface SoakedSite {
  origin: string;
  paths: readonly string[];
}

/**
 * The product's memory at rest, its memory while pages and pictures of all sites are requested without a pause, and its
 * maximum since `watch` began; and whether it grows.
 */
export async function measureSoak(
  sites: readonly SoakedSite[],
  watch: MemoryWatch,
  seconds: number,
): Promise<Measure[]> {
  const atRest = await watch.during(LIMITS.restSeconds);
  const loads = sites.map(({ origin, paths }) =>
    autocannon({
      url: origin,
      requests: paths.map((path) => ({ path })),
      connections: CONNECTIONS_A_SITE,
      duration: seconds,
    }),
  );
  const [underLoad, ...results] = await Promise.all([watch.during(seconds), ...loads]);
  const third = Math.floor(underLoad.length / 3);
  const [middle, last] = [median(underLoad.slice(third, 2 * third)), median(underLoad.slice(-third))];
  const asked = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  const most = PROMISES.memoryMb;
  return [
    { what: 'at rest after a first start', value: median(atRest), unit: 'MB', most },
    { what: 'second third of the load', value: middle, unit: 'MB', most },
    { what: 'last third of the load', value: last, unit: 'MB', most, note: `${asked} requests in ${seconds} s` },
    { what: 'growth', value: (100 * (last - middle)) / middle, unit: '%', most: PROMISES.memoryGrowthPercent },
    // A new store still draws its pictures when the load begins.
    { what: 'at most since it was ready', value: Math.max(...watch.samples), unit: 'MB', most },
    { what: 'requests that failed', value: failed, unit: '', most: 0 },
  ];
}

const LOOK_EVERY_MS = 500;

/** The memory of a process and its descendants since the watch began, in MB. */
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
