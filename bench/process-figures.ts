import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** What a process holds in memory. Linux tells; elsewhere it is 0. */
export function residentMb(pid: number): number {
  const [, kilobytes] = readProc(pid, 'status').match(/^VmRSS:\s+(\d+) kB/m) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** The processor time that a process has used so far, in milliseconds. Linux tells; elsewhere it is 0. */
export function processorMs(pid: number): number {
  const [user = 0, system = 0] = (readProc(pid, 'stat').split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** The process that serves a data directory. */
export function serverPid(dataDirectory: string): number {
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(dataDirectory, 'running.json'), 'utf8'));
  return pid;
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It ended between two looks, or this is no Linux.
    return '';
  }
}
