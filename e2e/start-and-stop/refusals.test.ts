import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreeBase, OFFSETS, startProduct } from '../product/product-process.ts';

let parent: string;
let dataDirectory: string;
let basePort: number;
let blocker: Server | undefined;

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'longstrip refusals '));
  dataDirectory = join(parent, 'data');
  basePort = await findFreeBase();
});
afterEach(() => {
  blocker?.close();
  blocker = undefined;
  rmSync(parent, { recursive: true, force: true });
});

async function run(environment: Record<string, string>, args: readonly string[] = []) {
  const product = startProduct({ dataDirectory, basePort, environment: { SEED: 'none', ...environment }, args });
  return { ...(await product.exited), output: product.output() };
}

const occupy = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    blocker = createServer().once('error', reject).listen(port, '127.0.0.1', resolve);
  });

describe('npm start refuses', () => {
  it('a wrong value, in a sentence that names it, before anything is created', async () => {
    const { code, output } = await run({ PORT: 'abc' });
    expect(output).toBe('PORT must be a whole number from 1 to 65431, not "abc".\n');
    expect(code).toBe(1);
    expect(existsSync(dataDirectory)).toBe(false);
  });

  it('production without its own secrets', async () => {
    const { code, output } = await run({ LONGSTRIP_MODE: 'production' });
    expect(output).toContain('Production needs TOKEN_SECRET, IMAGE_SECRET, SERVICE_SECRET, COOKIE_SECRET:');
    expect(code).toBe(1);
  });

  it('demo series in production', async () => {
    const { code, output } = await run({ LONGSTRIP_MODE: 'production', SEED: 'demo' });
    expect(output).toContain('SEED=demo does not go with LONGSTRIP_MODE=production');
    expect(code).toBe(1);
  });

  it.each([...OFFSETS])('a taken port of %s, before the database opens', async (_name, offset) => {
    await occupy(basePort + offset);
    const { code, output } = await run({});
    expect(output).toMatch(
      new RegExp(`Port ${basePort + offset} \\(.+\\) is taken\\. PORT=\\d+ is the next free base`),
    );
    expect(code).toBe(1);
    const made = existsSync(dataDirectory) ? readdirSync(dataDirectory) : [];
    expect(made.filter((name) => name !== 'secrets')).toEqual([]);
  });

  it('a missing table of addresses, and a data directory that is a file', async () => {
    const table = await run({ IP_COUNTRY_TABLE: join(parent, 'none.csv') });
    expect(table).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^IP_COUNTRY_TABLE names .+: there is no such/),
    });
    writeFileSync(dataDirectory, '');
    const data = await run({});
    expect(data).toMatchObject({ code: 1, output: expect.stringMatching(/^DATA_DIR cannot be .+: .+\n$/) });
  });

  it('unknown arguments', async () => {
    const { code, output } = await run({}, ['--port', '80']);
    expect(output).toContain('npm start knows --help and nothing else');
    expect(code).toBe(1);
  });
});

describe('npm start -- --help', () => {
  it('lists the variables', async () => {
    const { code, output } = await run({}, ['--help']);
    expect(code).toBe(0);
    for (const name of ['DATA_DIR', 'PORT', 'HOST', 'LONGSTRIP_MODE', 'SEED', 'LOG_FORMAT', 'DATABASE_URL']) {
      expect(output).toContain(`  ${name} `);
    }
  });
});
