import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The resident memory of a process. Linux only; elsewhere it is 0. */
export function residentMb(pid: number): number {
  const [, kilobytes] = readProc(pid, 'status').match(/^VmRSS:\s+(\d+) kB/m) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** A process and all its descendants. Linux only; elsewhere the process alone. */
export function processTree(rootPid: number): number[] {
  const parents = listProcesses().map((pid) => [pid, parentOf(pid)] as const);
  const tree = [rootPid];
  // Grows during the walk: descendants are appended.
  for (const pid of tree) tree.push(...parents.flatMap(([child, parent]) => (parent === pid ? [child] : [])));
  return tree;
}

/** The worker that serves the sites of a product that was started with one; without workers the process itself. */
export function sitesPid(serverPid: number): number {
  return processTree(serverPid).find((pid) => readProc(pid, 'cmdline').endsWith('\0site\0')) ?? serverPid;
}

/** What a process and all its descendants hold in memory. What several share, such as Node's program, counts once. */
export function treeMemoryMb(rootPid: number): number {
  return processTree(rootPid)
    .map(proportionalMb)
    .reduce((sum, each) => sum + each, 0);
}

/** The memory of a process, where what it shares with others is divided among them. Linux only; elsewhere it is 0. */
function proportionalMb(pid: number): number {
  const [, kilobytes] = readProc(pid, 'smaps_rollup').match(/^Pss:\s+(\d+) kB/m) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number {
  return Number((readProc(pid, 'stat').split(') ')[1] ?? '').split(' ')[1] ?? 0);
}

/** The processor time of a process so far, in milliseconds. Linux only; elsewhere it is 0. */
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
    // It has ended, or this is not Linux.
    return '';
  }
}
