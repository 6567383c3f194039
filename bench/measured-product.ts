import { type ProductProcess, startProduct } from '../e2e/product/product-process.ts';
import { serverPid } from './process-figures.ts';

/** A built product to be measured, with its own data directory. */
export interface MeasuredProduct {
  dataDirectory: string;
  basePort: number;
  /** Id of the process that serves everything. */
  pid: number;
  /** Of npm, which started it. */
  npmPid: number;
  url: ProductProcess['url'];
}

/** Starts the product without limits on the rate of requests, lets `measure` work on it, and stops it. */
export async function measureProduct(
  place: { dataDirectory: string; basePort: number },
  environment: Record<string, string>,
  measure: (product: MeasuredProduct) => Promise<void>,
): Promise<void> {
  const product = startProduct({
    ...place,
    environment: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn', ...environment },
  });
  try {
    await product.waitUntilServing(300_000);
    await measure({ ...place, pid: serverPid(place.dataDirectory), npmPid: product.pid, url: product.url });
  } finally {
    end(product);
    await product.exited;
  }
}

/** Npm passes the signal on; a process that ignores it is killed. */
function end(product: ProductProcess): void {
  try {
    product.signal('SIGTERM', 'npm');
    setTimeout(() => kill(product), 15_000).unref();
  } catch {
    kill(product);
  }
}

function kill(product: ProductProcess): void {
  try {
    product.signal('SIGKILL', 'group');
  } catch {
    // It has ended, as requested.
  }
}
