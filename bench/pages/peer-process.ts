import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Serves a built peer in a separate process; the caller ends it. */
export async function startPeer(buildFile: string, port: number): Promise<{ child: ChildProcess; pid: number }> {
  const server = fileURLToPath(new URL('../peer/server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', server, buildFile, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.stdout === null || child.pid === undefined) throw new Error('The peer did not start');
  await once(child.stdout, 'data');
  return { child, pid: child.pid };
}
