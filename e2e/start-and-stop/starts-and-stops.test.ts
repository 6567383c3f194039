import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findFreeBase,
  type ProductProcess,
  processesOf,
  SITES,
  startProduct,
  waitFor,
} from '../product/product-process.ts';

/** The product promises to stop within ten seconds; npm and the start tool get one more. */
const GONE_WITHIN_MS = 11_000;

/** The data directory of a first start. Creating it takes most of a start's time, so other tests begin with a copy. */
let made: string;
/** The permissions of other users on its secret files, read while it served. */
const openToOthers: Record<string, number> = {};
let dataDirectory: string;
let basePort: number;
const started: ProductProcess[] = [];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'longstrip made '));
  const product = startProduct({ dataDirectory: made, basePort: await findFreeBase(), environment: { SEED: 'none' } });
  await product.waitUntilServing();
  for (const path of ['running.json', 'secrets/admin-token', 'secrets/token-secret']) {
    openToOthers[path] = statSync(join(made, path)).mode & 0o077;
  }
  product.signal('SIGTERM', 'npm');
  expect((await product.exited).code, product.output()).toBe(0);
}, 180_000);
afterAll(() => rmSync(made, { recursive: true, force: true, maxRetries: 5 }));
beforeEach(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'longstrip started '));
  basePort = await findFreeBase();
});
afterEach(async () => {
  for (const product of started.splice(0)) {
    try {
      product.signal('SIGKILL', 'group');
    } catch {
      // It has ended, as it should.
    }
    await product.exited;
  }
  rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
});

function start(): ProductProcess {
  const product = startProduct({ dataDirectory, basePort, environment: { SEED: 'none' } });
  started.push(product);
  return product;
}

const copyMade = (): void => cpSync(made, dataDirectory, { recursive: true });

async function startServing(): Promise<ProductProcess> {
  const product = start();
  await product.waitUntilServing();
  return product;
}

/** The process that serves, from its own file. */
function readServer(): { pid: number; state: string } {
  return JSON.parse(readFileSync(join(dataDirectory, 'running.json'), 'utf8'));
}

async function expectGone(product: ProductProcess): Promise<void> {
  await waitFor(() => processesOf(dataDirectory).length === 0, 'processes are still running', GONE_WITHIN_MS);
  await expect(fetch(product.url(0, '/_/health'))).rejects.toThrow();
  expect(existsSync(join(dataDirectory, 'running.json'))).toBe(false);
}

describe('a running product', () => {
  it('prints its addresses, and a second start prints them again and exits with 0', async () => {
    copyMade();
    const product = await startServing();
    const sites = SITES.map(({ portOffset }) => `http://localhost:${basePort + portOffset}`);
    for (const url of [...sites, product.url(100)]) expect(product.output()).toContain(url);
    const second = start();
    expect(await second.exited).toEqual({ code: 0, signal: null });
    expect(second.output()).toContain('Longstrip is already running');
    expect(second.output()).toContain(`http://localhost:${basePort + 1}`);
    expect((await fetch(product.url(0, '/_/health'))).status).toBe(200);
  });

  it('lets only its owner read its secrets', () => {
    expect(openToOthers).toEqual({ 'running.json': 0, 'secrets/admin-token': 0, 'secrets/token-secret': 0 });
  });

  it.each([
    ['SIGTERM', 'npm'],
    ['SIGTERM', 'group'],
    ['SIGINT', 'group'],
    ['SIGINT', 'npm'],
  ] as const)('stops within 10 s on %s to the %s and leaves no process', async (signal, to) => {
    copyMade();
    const product = await startServing();
    const askedAtMs = performance.now();
    product.signal(signal, to);
    await product.exited;
    expect(performance.now() - askedAtMs).toBeLessThan(GONE_WITHIN_MS);
    await expectGone(product);
    expect(product.output()).toContain('stopped');
  });

  it('does not outlive npm', async () => {
    copyMade();
    const product = await startServing();
    product.signal('SIGKILL', 'npm');
    await expectGone(product);
  });

  it('starts again after kill -9, twice', async () => {
    copyMade();
    for (let round = 0; round < 2; round += 1) {
      const product = await startServing();
      process.kill(readServer().pid, 'SIGKILL');
      const { code } = await product.exited;
      expect(code).not.toBe(0);
      expect(product.output()).toContain('The server was ended from outside (SIGKILL)');
    }
    await startServing();
    expect(readServer().state).toBe('serving');
  });

  it('can be stopped during its preparation', async () => {
    const product = start();
    await waitFor(() => existsSync(join(dataDirectory, 'running.json')), 'it has not started', 60_000);
    product.signal('SIGTERM', 'group');
    await product.exited;
    await expectGone(product);
    await startServing();
  });
});
