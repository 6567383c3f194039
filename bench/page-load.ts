import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { processorMs } from './process-figures.ts';

/** What a page's server did under load. */
export interface PageLoad {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of one answer: it hardly depends on other load of the machine. */
  processorMs: number;
}

/** Asks for a page over and over. @param pid the process that answers */
export async function loadPage(
  url: string,
  pid: number,
  {
    seconds,
    connections,
    coding = 'identity',
    cookie,
  }: { seconds: number; connections: number; coding?: string; cookie?: string | undefined },
): Promise<PageLoad> {
  const beforeMs = processorMs(pid);
  const headers = { accept: 'text/html', 'accept-encoding': coding, ...(cookie === undefined ? {} : { cookie }) };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    processorMs: (processorMs(pid) - beforeMs) / result.requests.total,
  };
}

/**
 * Runs a peer's server in a process of its own: its file, what it serves, and its port. The caller ends it.
 *
 * @param isApart whether it has a session of its own, as the product has: it must be as what it is compared with. Linux shares
 * the processor out among sessions, so on a busy machine a server in the session of what loads it answers several times as much
 */
export async function startPeer(
  server: string,
  served: string,
  port: number,
  { isApart = true }: { isApart?: boolean } = {},
): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', server, served, String(port)], {
    detached: isApart,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.stdout === null || child.pid === undefined) throw new Error('The peer did not start');
  await once(child.stdout, 'data');
  return { child, pid: child.pid };
}
