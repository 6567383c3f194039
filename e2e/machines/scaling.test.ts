import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whyNoBackupBinaries, whyNoPooler } from '@longstrip/database/testing';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { whyNoNginx, whyNoValkey } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreeBase, productEnvironment, ROOT } from '../product/product-process.ts';
import { readSteps } from './guide-steps.ts';

// The steps of docs/scaling.md, as an operator follows them from top to bottom, and back.

const STEPS = readSteps('scaling.md');
/** The first block is that of every terminal; the last one is not a step. */
const NAMES = [...STEPS.keys()].filter((name) => name !== 'terminal' && name !== 'end');
const FORWARD = NAMES.filter((name) => !name.endsWith('-back'));
const BACK = NAMES.filter((name) => name.endsWith('-back')).toReversed();
/** Above the base port, all that the guide uses. */
const PORTS = Array.from({ length: 170 }, (_, offset) => offset);

const reason = whyNoBackupBinaries() ?? whyNoPooler() ?? whyNoValkey ?? whyNoNginx();
describe.skipIf(reason !== null)(`from one machine to many${reason === null ? '' : ` (${reason})`}`, () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let guard: ChildProcess;
  let hasFailed = false;

  beforeAll(async () => {
    // Not os.tmpdir(): the address of a socket holds at most 107 bytes. The user of the server comes in.
    folder = mkdtempSync('/tmp/ls-scaling-');
    chmodSync(folder, 0o755);
    const book = join(folder, 'The Paper Boat');
    mkdirSync(book);
    for (const seed of [1, 2]) {
      const info = { Series: 'The Paper Boat', Number: `${seed}`, LanguageISO: 'en' };
      writeFileSync(join(book, `${seed}.cbz`), await buildComicCbz({ pages: 2, seed, info }));
    }
    const base = await findFreeBase(PORTS);
    const store = join(folder, 'try');
    const variables = { TRY: store, BASE: String(base), BOOK: book, DRAIN: '4' };
    environment = { ...productEnvironment(join(store, 'data'), base), ...variables };
    // All that was started ends with this process, even if that is killed.
    const end = `cat > "$0.ends"\n${STEPS.get('terminal')}\n${STEPS.get('end')}`;
    guard = spawn('sh', ['-c', end, join(folder, 'guard')], { stdio: ['pipe', 'ignore', 'ignore'], env: environment });
  });
  afterAll(async () => {
    const ended = once(guard, 'exit');
    guard.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 180_000);

  /** Runs a block in a new terminal, which ends with the first command that fails. */
  async function run(name: string): Promise<string> {
    const script = `${STEPS.get('terminal')}\n${STEPS.get(name)}`;
    try {
      const { stdout } = await promisify(execFile)('sh', ['-euc', script], { cwd: ROOT, env: environment });
      return stdout;
    } catch (error) {
      const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      const what = error instanceof Error ? error.message.slice(-1_000) : '';
      throw new Error(`${name} failed: ${what}\n${said}\n${endsOfLogs()}`, { cause: error });
    }
  }

  function endsOfLogs(): string {
    const logs = join(folder, 'try', 'log');
    return readdirSync(logs)
      .map((name) => `${name}: ${readFileSync(join(logs, name), 'utf8').slice(-500)}`)
      .join('\n');
  }

  test.for([...FORWARD, ...BACK])('%s', { timeout: 300_000 }, async (name) => {
    if (hasFailed) throw new Error('a step before this one failed');
    hasFailed = true;
    await run(name);
    hasFailed = false;
  });

  test('one process has all of it again, and the books are right', { timeout: 60_000 }, async () => {
    const logs = readdirSync(join(folder, 'try', 'log'));
    expect(logs).toEqual(expect.arrayContaining(['all', 'api-1', 'api-2', 'jobs-1', 'jobs-2', 'site-1', 'site-2']));
    const page = await fetch(`http://127.0.0.1:${environment.BASE}/detail/the-paper-boat`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('The Paper Boat')]);
    const { stdout } = await promisify(execFile)('sh', ['-euc', `${STEPS.get('terminal')}\noperate books`], {
      cwd: ROOT,
      env: environment,
    });
    expect(stdout).toMatch(/right|balance/);
  });
});
