import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreeBase, productEnvironment, ROOT, waitFor } from '../product/product-process.ts';
import { runIn } from './run-in.ts';

const OFFSET = 7;
/** Files that a new platform may change: its data, its app, and the lockfile. */
const TOUCHED = [/^packages\/platform-config\//, /^apps\/kr\//, /^pnpm-lock\.yaml$/];

let copy: string;
let basePort: number;
let server: ChildProcess | undefined;
let before: Map<string, string>;

/** The files that a commit would contain now. */
function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT });
  return list
    .toString('utf8')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Folders made by installing, building and running. */
const MADE = new Set(['node_modules', '.cache', '.turbo', 'build', 'dist', 'data']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** Every file of the copy that would be committed, with a hash of its content. */
function snapshot(): Map<string, string> {
  return new Map(filesBelow(copy).map((file) => [file.slice(copy.length + 1), hashOf(file)]));
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'longstrip-region-'));
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  // The package manager itself, which a first start would download.
  if (existsSync(join(ROOT, '.cache'))) {
    for (const name of readdirSync(join(ROOT, '.cache')).filter((each) => each.startsWith('pnpm-'))) {
      cpSync(join(ROOT, '.cache', name), join(copy, '.cache', name), { recursive: true, verbatimSymlinks: true });
    }
  }
  before = snapshot();
});

afterAll(async () => {
  if (server !== undefined && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

describe('npm run new-platform', () => {
  it('creates a region that can be built and served, and changes only its data and its app', async () => {
    const made = await runIn(copy, [
      'tools/new-platform.mjs',
      'kr',
      '--primary',
      '#0a7d5a',
      '--illustration',
      'tent',
      '--character',
      'magazine',
    ]);
    expect(made.output).toContain('npm start serves it at PORT + 7');
    expect(made.code).toBe(0);

    const after = snapshot();
    const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
    expect(changed).toContain('apps/kr/app/theme.css');
    expect(changed.filter((file) => !TOUCHED.some((pattern) => pattern.test(file)))).toEqual([]);
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);

    for (const name of ['@longstrip/app-kr', '@longstrip/api', '@longstrip/standalone']) {
      const built = await runIn(copy, ['tools/run.mjs', '--filter', name, 'build']);
      expect([name, built.code], built.output).toEqual([name, 0]);
    }
    basePort = await findFreeBase();
    server = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
      cwd: copy,
      env: { ...productEnvironment(join(copy, 'data'), basePort), SEED: 'none' },
      stdio: 'ignore',
    });
    await waitFor(isHealthy, 'the new site does not serve', 60_000);

    const home = await fetch(address('/'));
    const html = await home.text();
    expect(home.status).toBe(200);
    expect(html).toMatch(/<html[^>]* lang="ko-KR"[^>]* dir="ltr"[^>]* data-platform="bom-kr"/);
    expect(html).toMatch(/<title>Bom · [^<]*\p{Script=Hangul}[^<]*<\/title>/u);
    expect(/--primary:\s*#0a7d5a/.test(await styleOf(html))).toBe(true);
    expect(await (await fetch(address('/favicon.svg'))).text()).toContain('fill:#0a7d5a');
    expect(await (await fetch(address('/illustration.svg'))).text()).toContain('#0a7d5a');
    const missing = await fetch(address('/no/such/page'));
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringMatching(/<h1[^>]*>[^<]*\p{Script=Hangul}/u),
    ]);
  });

  it.each([
    [['us', '--app', 'us2', '--port', '9'], '--id bom-us is taken.'],
    [['xx', '--app', 'us'], '--app us: apps/us is there already.'],
    [['xx', '--port', '3'], '--port 3 is taken by bom-tw; leave it out for the next free one.'],
    [['xx', '--locales', 'xx-XX'], '--locales: "xx-XX" is none of the languages there are: en-US,'],
    [['xx', '--currency', 'XXL'], '--currency "XXL" is no currency like KRW.'],
    [['xx', '--zone', 'Moon/Sea'], 'bom-xx: timeZone "Moon/Sea" is unknown'],
    [['xx', '--primary', 'red'], '--primary "red" is no colour like #1c4fd6.'],
    [['xx', '--balcony', 'BOMTOON_US'], 'the balconyId BOMTOON_US belongs to more than one platform'],
    [['xx', '--colour', 'red'], "Unknown option '--colour'"],
    [[], 'npm run new-platform -- NAME [options]'],
  ])('refuses %j in a sentence and writes nothing', async (args, sentence) => {
    const refused = await runIn(ROOT, ['tools/new-platform.mjs', ...args]);
    expect(refused.output).toContain(sentence);
    expect(refused.output).not.toMatch(/^\s+at /m);
    expect(refused.code).toBe(1);
    for (const path of ['apps/xx', 'apps/us2', 'packages/platform-config/src/platforms/bom-xx.ts']) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, false]);
    }
  });
});

function address(path: string): string {
  return `http://127.0.0.1:${basePort + OFFSET}${path}`;
}

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetch(address('/_/health'))).status === 200;
  } catch {
    return false;
  }
}

async function styleOf(html: string): Promise<string> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  return (await Promise.all(sheets.map(async (href) => (await fetch(address(href))).text()))).join('\n');
}
