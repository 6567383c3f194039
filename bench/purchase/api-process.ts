import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';

const PROGRAM = join(import.meta.dirname, '..', '..', 'apps', 'api', 'dist', 'main.js');
const STARTS_WITHIN_MS = 120_000;

export interface ApiProcess {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The built api as a process of its own, which trusts the tokens of tests. */
export async function startApiProcess(
  port: number,
  { dataDirectory, databaseUrl }: { dataDirectory: string; databaseUrl: string | null },
): Promise<ApiProcess> {
  const secret = (name: string) => `${name}-of-the-bench-`.repeat(4);
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0' },
      // The api listens a hundred above the base.
      ...{ DATA_DIR: dataDirectory, PORT: String(port - 100), TOKEN_SECRET: TEST_TOKEN_SECRET },
      ...{ IMAGE_SECRET: secret('image'), SERVICE_SECRET: secret('service') },
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilServing(child, origin);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function waitUntilServing(child: ChildProcess, origin: string): Promise<void> {
  const startedAtMs = performance.now();
  while (performance.now() - startedAtMs < STARTS_WITHIN_MS) {
    if (child.exitCode !== null) throw new Error(`The api ended with ${child.exitCode}`);
    const health = await fetch(`${origin}/_/health`).catch(() => null);
    if (health?.ok === true) return;
    await wait(50);
  }
  throw new Error('The api did not start');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killing = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(killing);
}
