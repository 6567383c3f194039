import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a peer's server in a process of its own: its file, what it serves, and its port. The caller ends it. */
export async function startPeer(
  server: string,
  served: string,
  port: number,
): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', server, served, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.stdout === null || child.pid === undefined) throw new Error('The peer did not start');
  await once(child.stdout, 'data');
  return { child, pid: child.pid };
}
