import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPortTrouble, PART_OFFSETS, plannedPorts, readPlatformFiles } from '../../apps/standalone/launch/ports.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every site, as platform-config lists them. */
export const SITES = readPlatformFiles();

/** Ports relative to the base port, by a site's id or the part's name. */
export const OFFSETS: ReadonlyMap<string, number> = new Map([
  ...SITES.map(({ id, portOffset }) => [id, portOffset] as const),
  ['api', PART_OFFSETS.api],
  ['console', PART_OFFSETS.console],
  ['sandbox', PART_OFFSETS.sandbox],
]);

const POLL_MS = 100;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** `npm start` as in a terminal: in its own process group. */
export interface ProductProcess {
  /** The id of npm, and of its group. */
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Its output so far, stdout and stderr. */
  output(): string;
  url(offset: number, path?: string): string;
  /** Resolves when the health check of every part answers 200; rejects when the product ends before that, or at the limit. */
  waitUntilServing(limitMs?: number): Promise<void>;
  signal(signal: NodeJS.Signals, to: 'npm' | 'group'): void;
}

export interface ProductOptions {
  dataDirectory: string;
  basePort: number;
  environment?: Record<string, string>;
  args?: readonly string[];
  /** The checkout to start; by default ours. */
  root?: string;
}

/** Runs `npm start`. */
export function startProduct({
  dataDirectory,
  basePort,
  environment,
  args = [],
  root = ROOT,
}: ProductOptions): ProductProcess {
  const npmArgs = ['start', '--silent', ...(args.length > 0 ? ['--', ...args] : [])];
  const child = spawn('npm', npmArgs, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...productEnvironment(dataDirectory, basePort), ...environment },
  });
  return follow(child, basePort);
}

/** The environment of the product and its commands, without the test runner's variables (NODE_OPTIONS, npm settings). */
export function productEnvironment(dataDirectory: string, basePort: number): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name, value]) =>
      value !== undefined && !/^(NODE_|npm_|VITEST|PLAYWRIGHT|TEST_|INIT_CWD|SEED|FORCE_COLOR)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited.map(([name, value]) => [name, value ?? ''])),
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    PORT: String(basePort),
  };
}

function follow(child: ChildProcess, basePort: number): ProductProcess {
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  let exit: Exit | null = null;
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      exit = { code, signal };
      resolve(exit);
    });
  });
  const url = (offset: number, path = ''): string => `http://127.0.0.1:${basePort + offset}${path}`;
  const pid = child.pid ?? 0;
  return {
    pid,
    exited,
    output: () => output,
    url,
    waitUntilServing: async (limitMs = 300_000) => {
      const untilMs = performance.now() + limitMs;
      for (;;) {
        if (exit !== null) throw new Error(`npm start ended with ${exit.code ?? exit.signal}:\n${output}`);
        const answers = [...OFFSETS.values()].map((offset) => isHealthy(url(offset, '/_/health')));
        if ((await Promise.all(answers)).every(Boolean)) return;
        if (performance.now() > untilMs) throw new Error(`npm start does not serve after ${limitMs} ms:\n${output}`);
        await wait(POLL_MS);
      }
    },
    signal: (signal, to) => {
      process.kill(to === 'group' ? -pid : pid, signal);
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Processes of any parent that were started with this data directory. Linux only: elsewhere none is found. */
export function processesOf(dataDirectory: string): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => environmentOf(pid).includes(`DATA_DIR=${dataDirectory}\0`))
      .map(Number);
  } catch {
    return [];
  }
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}

/** Waits until a condition is true; at the limit it throws with the message. */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  missing: string,
  limitMs: number,
): Promise<void> {
  const untilMs = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > untilMs) throw new Error(`after ${limitMs} ms: ${missing}`);
    await wait(POLL_MS);
  }
}

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the operators' commands as in a terminal: `npm run --silent import -- …`. */
export function runCommand(
  name: 'import' | 'catalogue' | 'apply' | 'books' | 'demo' | 'operator',
  args: readonly string[],
  { dataDirectory, basePort }: { dataDirectory: string; basePort: number },
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: ROOT,
    env: { ...productEnvironment(dataDirectory, basePort), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Everything that a whole product listens at, with every part by itself. */
const ALL_OFFSETS = [...plannedPorts(null, 'demo').map(({ offset }) => offset), ...Object.values(PART_OFFSETS)];

/**
 * A base port whose whole range is free now: chosen at random, so that two runs on one machine do not collide.
 * @param offsets of the ports that are used
 */
export async function findFreeBase(offsets: readonly number[] = ALL_OFFSETS): Promise<number> {
  const uses = [...new Set(offsets)].map((offset) => ({ name: String(offset), offset }));
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const base = 20_000 + Math.floor(Math.random() * 600) * 10;
    if ((await findPortTrouble(uses, base, '127.0.0.1')) === null) return base;
  }
  throw new Error('No free range of ports was found in 50 attempts');
}
