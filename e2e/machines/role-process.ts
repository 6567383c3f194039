import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { productEnvironment, ROOT } from '../product/product-process.ts';

export type Role = 'site' | 'api' | 'jobs';

/** A part of the product, or all of it, in a process of its own, as on a machine of its own: `npm run serve -- ROLE`. */
export interface RoleProcess {
  readonly name: string;
  /** Where it is asked whether it is ready. */
  readonly readyUrl: string;
  output(): string;
  /** What it counts, in Prometheus’ format. */
  metrics(): Promise<string>;
  ready(): Promise<void>;
  /** Stops it as an operator would, waits for its end, and starts it again. */
  restart(): Promise<void>;
  /** Lets the program stand still with all that it holds. When what started it has ended it, it is started anew, as by systemd. `worker`: one of its workers does. */
  standStill(of?: 'program' | 'worker'): void;
  stop(): Promise<void>;
}

interface RoleOptions {
  name: string;
  role: Role | 'all';
  basePort: number;
  dataDirectory: string;
  environment: Record<string, string>;
}

const children = new Set<ChildProcess>();
// They do not outlive the tests.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Above the base port: a site's first platform, the api, the port at which jobs say whether they are worked on. */
const READY_OFFSETS: Readonly<Record<Role | 'all', number>> = { site: 0, api: 100, jobs: 104, all: 0 };
const METRICS_OFFSET = 9;
const READY_WITHIN_MS = 120_000;

export function startRole({ name, role, basePort, dataDirectory, environment }: RoleOptions): RoleProcess {
  let output = '';
  let isStopped = false;
  let standsStill = false;
  const start = (): { child: ChildProcess; ended: Promise<void> } => {
    // As in an image: no npm between the supervisor and the program.
    const child = spawn(process.execPath, ['tools/serve.mjs', role], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...productEnvironment(dataDirectory, basePort),
        ...{ LOG_FORMAT: 'json', METRICS_PORT: String(basePort + METRICS_OFFSET), ...environment },
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
    }
    children.add(child);
    child.once('exit', (code) => {
      if (code !== 1 || !standsStill || isStopped) return;
      standsStill = false;
      running = start();
    });
    return { child, ended: new Promise((resolve) => child.once('close', () => resolve())) };
  };
  let running = start();
  const readyUrl = `http://127.0.0.1:${basePort + READY_OFFSETS[role]}/_/ready`;

  async function ready(): Promise<void> {
    const untilMs = performance.now() + READY_WITHIN_MS;
    for (;;) {
      if (running.child.exitCode !== null) throw new Error(`${name} ended with ${running.child.exitCode}:\n${output}`);
      const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok === true) return;
      if (performance.now() > untilMs) throw new Error(`${name} is not ready:\n${output.slice(-5_000)}`);
      await wait(100);
    }
  }

  async function end(): Promise<void> {
    running.child.kill('SIGTERM');
    await running.ended;
  }

  return {
    name,
    readyUrl,
    output: () => output,
    metrics: async () => (await fetch(`http://127.0.0.1:${basePort + METRICS_OFFSET}/_/metrics`)).text(),
    ready,
    async restart() {
      await end();
      running = start();
      await ready();
    },
    standStill(of = 'program') {
      standsStill = true;
      // What was started passes the requests to stop on to the program itself.
      const program = firstChildOf(running.child.pid);
      process.kill(of === 'program' ? program : firstChildOf(program), 'SIGSTOP');
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await end();
    },
  };
}

function firstChildOf(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);
}
