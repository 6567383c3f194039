import autocannon from 'autocannon';
import { PROMISES } from '../limits.ts';
import { residentMb } from '../process-figures.ts';
import { type Measure, median } from '../report.ts';

const LOOK_EVERY_MS = 500;
const CONNECTIONS_A_SITE = 2;

/** What is asked of one site, over and over. */
export interface SoakedSite {
  origin: string;
  paths: readonly string[];
}

/** Whether the server's memory grows while pages and pictures of all sites are asked for without a pause. */
export async function measureSoak(sites: readonly SoakedSite[], pid: number, seconds: number): Promise<Measure[]> {
  const atRestMb = residentMb(pid);
  const samples: number[] = [];
  const watch = setInterval(() => samples.push(residentMb(pid)), LOOK_EVERY_MS);
  const loads = sites.map(({ origin, paths }) =>
    autocannon({
      url: origin,
      requests: paths.map((path) => ({ path })),
      connections: CONNECTIONS_A_SITE,
      duration: seconds,
    }),
  );
  const results = await Promise.all(loads);
  clearInterval(watch);
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [median(samples.slice(third, 2 * third)), median(samples.slice(-third))];
  const asked = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  return [
    { what: 'memory at rest', value: atRestMb, unit: 'MB' },
    { what: 'second third of the load', value: middle, unit: 'MB' },
    {
      what: 'last third of the load',
      value: last,
      unit: 'MB',
      note: `${asked} requests in ${seconds} s`,
      most: PROMISES.memoryMb,
    },
    { what: 'growth', value: (100 * (last - middle)) / middle, unit: '%', most: PROMISES.memoryGrowthPercent },
    // A new store still draws its pictures when the load begins.
    { what: 'most', value: Math.max(...samples), unit: 'MB' },
    { what: 'requests that failed', value: failed, unit: '', most: 0 },
  ];
}
