import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreeBase } from './free-base.ts';
import { startProduct } from './product-process.ts';
import { describeProduct } from './running-product.ts';

/** Starts the built product for all browser tests, on ports and in a folder of its own, and takes it down again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const parent = mkdtempSync(join(tmpdir(), 'longstrip browser '));
  const dataDirectory = join(parent, 'data');
  const basePort = await findFreeBase();
  // Every test comes from one address: what a flood looks like is not what is tested here.
  const environment = { RATE_LIMIT_PER_MINUTE: '0' };
  const product = startProduct({ dataDirectory, basePort, environment });
  const end = async (): Promise<void> => {
    try {
      product.signal('SIGTERM', 'npm');
    } catch {
      // It has ended before; the tests say so.
    }
    const { code } = await product.exited;
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output().slice(-4_000)}`);
  };
  try {
    await product.waitUntilServing(300_000);
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
  describeProduct({ dataDirectory, basePort, parent });
  return end;
}
