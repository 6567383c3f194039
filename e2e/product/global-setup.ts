import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreeBase, startProduct } from './product-process.ts';
import { describeProduct, KOREAN_ADDRESS } from './running-product.ts';

/** The first start builds the product, which takes minutes on a busy machine. */
const START_LIMIT_MS = 20 * 60_000;

/** Starts the built product once for all browser tests, on its own ports and in its own folder, and stops it after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const parent = mkdtempSync(join(tmpdir(), 'longstrip browser '));
  const dataDirectory = join(parent, 'data');
  const basePort = await findFreeBase();
  const ipCountryTable = join(parent, 'ip-country.csv');
  writeFileSync(ipCountryTable, `${KOREAN_ADDRESS}/32,KR\n`);
  // All tests use one address: the limit of requests is tested elsewhere. A test may claim an address in Korea.
  const environment = {
    RATE_LIMIT_PER_MINUTE: '0',
    TRUSTED_PROXIES: '127.0.0.0/8, ::1',
    IP_COUNTRY_TABLE: ipCountryTable,
  };
  const product = startProduct({ dataDirectory, basePort, environment });
  const end = async (): Promise<void> => {
    try {
      product.signal('SIGTERM', 'npm');
    } catch {
      // It has already ended; the tests have reported that.
    }
    const { code } = await product.exited;
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output().slice(-4_000)}`);
  };
  try {
    await product.waitUntilServing(START_LIMIT_MS);
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
  describeProduct({ dataDirectory, basePort, parent });
  return end;
}
