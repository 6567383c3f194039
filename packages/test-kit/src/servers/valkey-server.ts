import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Debian's Valkey, or its Redis, which speaks the same protocol. */
const PROGRAMS = ['valkey-server', 'redis-server'];

const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);

/** For the name of tests that are skipped; null: there is a server. */
export const whyNoValkey: string | null =
  program === undefined ? 'neither valkey-server nor redis-server is here' : null;

export interface ValkeyServer {
  readonly url: string;
  /** Ends it as a crash does; what it counted is lost. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** `SIGSTOP`: connections stay open, and nothing answers. `SIGCONT`: it goes on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Starts a server for one test file. It ends with this process, even if that is killed. */
export async function startValkeyServer(): Promise<ValkeyServer> {
  const port = await freePort();
  let shell: ChildProcess | null = null;
  let pid = 0;
  const server: ValkeyServer = {
    url: `valkey://127.0.0.1:${port}`,
    async start() {
      const guard = '"$@" >/dev/null & echo $!; cat >/dev/null; kill -KILL $!; wait';
      const options = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        '/tmp',
      ];
      shell = spawn('sh', ['-c', guard, 'sh', program ?? '', ...options], { stdio: ['pipe', 'pipe', 'ignore'] });
      const [line] = shell.stdout === null ? [] : await once(shell.stdout, 'data');
      pid = Number(String(line));
      await untilItListens(port);
    },
    async kill() {
      if (shell === null) return;
      const ended = once(shell, 'exit');
      shell.stdin?.end();
      await ended;
      shell = null;
    },
    signal: (signal) => process.kill(pid, signal),
  };
  await server.start();
  return server;
}

async function untilItListens(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await wait(10);
  }
}
