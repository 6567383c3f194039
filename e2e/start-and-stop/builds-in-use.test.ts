import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreeBase, type ProductProcess, ROOT, runCommand, startProduct } from '../product/product-process.ts';

const IN_USE = join(ROOT, '.cache', 'in-use');
/** A source that no code reads: with it the build of the api is out of date. */
const EDIT = join(ROOT, 'apps', 'api', 'edited-by-a-test.txt');
const BUILT = join(ROOT, 'apps', 'api', 'dist', 'cli.js');

let parent: string;
const started: ProductProcess[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'longstrip builds '));
});
afterEach(async () => {
  rmSync(EDIT, { force: true });
  for (const product of started.splice(0)) {
    try {
      product.signal('SIGTERM', 'npm');
    } catch {
      // It has ended.
    }
    await product.exited;
  }
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
});

async function start(name: string) {
  const place = { dataDirectory: join(parent, name), basePort: await findFreeBase() };
  const product = startProduct({ ...place, environment: { SEED: 'none' } });
  started.push(product);
  return { ...place, product };
}

/** The process that serves, from its own file. */
function serverOf({ dataDirectory }: { dataDirectory: string }): number {
  return JSON.parse(readFileSync(join(dataDirectory, 'running.json'), 'utf8')).pid;
}

/** The processes that other commands take for users of the builds. */
const notedPids = (): number[] =>
  readdirSync(IN_USE).map((name) => JSON.parse(readFileSync(join(IN_USE, name), 'utf8')).pid);

it('builds nothing under a running product: a start takes what is built or refuses, a command takes it', async () => {
  const first = await start('first');
  await first.product.waitUntilServing();
  const pid = serverOf(first);
  expect(notedPids()).toContain(pid);

  const beside = await start('beside');
  await beside.product.waitUntilServing();
  beside.product.signal('SIGTERM', 'npm');
  await beside.product.exited;
  expect(notedPids()).toEqual([pid]);

  const builtAtMs = statSync(BUILT).mtimeMs;
  writeFileSync(EDIT, 'edited');
  expect(await runCommand('catalogue', ['list'], first)).toMatchObject({ code: 0 });
  expect(statSync(BUILT).mtimeMs).toBe(builtAtMs);

  const { product } = await start('refused');
  expect((await product.exited).code).toBe(1);
  expect(product.output()).toBe(
    `Process ${pid} runs from this checkout, and nothing is installed or built under a running product, but the sources have changed. Stop it first: kill ${pid}\n`,
  );
  expect(statSync(BUILT).mtimeMs).toBe(builtAtMs);
  expect((await fetch(first.product.url(0, '/_/health'))).status).toBe(200);
});
