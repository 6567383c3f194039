import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreeBase } from '../product/free-base.ts';
import { type ProductProcess, ROOT, startProduct } from '../product/product-process.ts';
import { runCommand } from '../product/run-command.ts';

const IN_USE = join(ROOT, '.cache', 'in-use');

let parent: string;
const started: ProductProcess[] = [];
/** Files that say that another process uses the builds. */
const noted: string[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'longstrip builds '));
});
afterEach(async () => {
  for (const file of noted.splice(0)) rmSync(file, { force: true });
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

/** As a product notes it that was built from other sources, and lives. */
function noteOlderProduct(): void {
  mkdirSync(IN_USE, { recursive: true });
  const file = join(IN_USE, `${process.pid}.json`);
  const built = ['@longstrip/standalone', '@longstrip/api', './apps/*', '!@longstrip/app-storybook'];
  writeFileSync(file, JSON.stringify({ pid: process.pid, pidStart: null, built, sources: 'older' }));
  noted.push(file);
}

/** When turbo last looked at a build, and when it was last written. */
const touched = () =>
  ['apps/api/.turbo/turbo-build.log', 'apps/api/dist/cli.js', 'apps/us/build/server/index.js'].map(
    (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs,
  );

describe('the builds of a checkout', () => {
  it('are left alone by a second start and by commands while a product runs from them', async () => {
    const first = await start('first');
    await first.product.waitUntilServing();
    const { pid } = JSON.parse(readFileSync(join(first.dataDirectory, 'running.json'), 'utf8'));
    const uses = readdirSync(IN_USE).map((name) => JSON.parse(readFileSync(join(IN_USE, name), 'utf8')));
    expect(uses).toContainEqual(expect.objectContaining({ pid }));

    const before = touched();
    const second = await start('second');
    await second.product.waitUntilServing();
    expect(await runCommand('catalogue', ['list'], first)).toMatchObject({ code: 0 });
    expect(touched()).toEqual(before);
    for (const { product } of [first, second]) expect((await fetch(product.url(0, '/_/health'))).status).toBe(200);
  });

  it('are not built anew from edited sources under a product, which a start says in a sentence', async () => {
    noteOlderProduct();
    const { product } = await start('refused');
    expect((await product.exited).code).toBe(1);
    expect(product.output()).toBe(
      `Process ${process.pid} runs from this checkout, and nothing is installed or built under a running product, but the sources have changed. Stop it first: kill ${process.pid}\n`,
    );
  });

  it('are used by a command as the running product was built', async () => {
    noteOlderProduct();
    const before = touched();
    const place = { dataDirectory: join(parent, 'empty'), basePort: await findFreeBase() };
    const ran = await runCommand('catalogue', ['list'], place);
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no catalogue in') });
    expect(touched()).toEqual(before);
  });
});
