import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { API } from './bundle-programs.ts';

/** How an api is started. */
export interface ApiPlace {
  /** The folder of the bundled programs. */
  readonly programs: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Null: the embedded database of the data directory. */
  readonly databaseUrl: string | null;
  /** Of the program; by default it answers requests and works on jobs. */
  readonly role?: string;
  /** A module that runs in the process before ours. */
  readonly preload?: string;
  /** More of its environment. Its outputs can be read then. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** An address at which an api is started again whenever it ends, as by a supervisor. */
export interface ApiSlot {
  readonly origin: string;
  /** How often a process ended that was not killed from here. */
  ends(): number;
  /** Resolves when the api serves requests. */
  ready(): Promise<void>;
  /** `kill -9`; the next process starts at once. */
  kill(): Promise<void>;
  /** Kills it and starts no other. */
  end(): Promise<void>;
}

const SERVES_WITHIN_MS = 60_000;

/** The api of the tests as a process: it trusts their tokens, and allows any number of requests. */
export function spawnApi(place: ApiPlace): ChildProcess {
  const { programs, port, dataDirectory, databaseUrl, role, preload, variables } = place;
  const secret = (name: string) => `${name} of the tests, which is not guessed`;
  const isRead = preload !== undefined || variables !== undefined;
  const before = preload === undefined ? [] : ['--import', preload];
  return spawn(process.execPath, [...before, join(programs, 'main.js'), ...(role === undefined ? [] : [role])], {
    cwd: API,
    stdio: ['ignore', isRead ? 'pipe' : 'ignore', variables === undefined ? 'ignore' : 'pipe'],
    env: {
      ...{
        PATH: '/usr/bin:/bin',
        DATA_DIR: dataDirectory,
        RATE_LIMIT_PER_MINUTE: '0',
        TOKEN_SECRET: TEST_TOKEN_SECRET,
      },
      // The api listens at the base port + 100.
      PORT: String(port - 100),
      ...{ IMAGE_SECRET: secret('pictures'), SERVICE_SECRET: secret('sites') },
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...variables,
    },
  });
}

export function openApiSlot(place: ApiPlace): ApiSlot {
  const origin = `http://127.0.0.1:${place.port}`;
  let isOver = false;
  let ends = 0;
  let child = start();

  function start(): ChildProcess {
    const started = spawnApi(place);
    started.once('exit', (_code, signal) => {
      if (isOver) return;
      if (signal !== 'SIGKILL') ends += 1;
      child = start();
    });
    return started;
  }

  async function kill(): Promise<void> {
    const victim = child;
    const ended = once(victim, 'exit');
    victim.kill('SIGKILL');
    await ended;
  }

  return {
    origin,
    ends: () => ends,
    kill,
    async ready() {
      const until = performance.now() + SERVES_WITHIN_MS;
      while (performance.now() < until) {
        const health = await fetch(`${origin}/_/health`).catch(() => null);
        if (health?.ok === true) return;
        await wait(25);
      }
      throw new Error(`there is no api at ${origin}`);
    },
    async end() {
      isOver = true;
      await kill();
    },
  };
}
