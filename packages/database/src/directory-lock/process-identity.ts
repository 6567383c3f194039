import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/**
 * Identifies a process so that another process can check it. The pid alone is not enough: it is reused after a restart,
 * and two containers on one volume both have a process 1.
 */
export interface ProcessIdentity {
  pid: number;
  hostname: string;
  /** Changes with each start of the machine; null if the system does not give it. */
  bootId: string | null;
  /** The namespace in which the pid is valid; null if the system has no such thing. */
  pidNamespace: string | null;
  /** Start of the process in clock ticks since boot; null if the system does not give it. */
  startTicks: string | null;
}

export async function readOwnIdentity(): Promise<ProcessIdentity> {
  const [bootId, pidNamespace, startTicks] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
      (text) => text.trim(),
      () => null,
    ),
    readlink('/proc/self/ns/pid').catch(() => null),
    readStartTicks(process.pid),
  ]);
  return { pid: process.pid, hostname: hostname(), bootId, pidNamespace, startTicks };
}

/**
 * Whether the process `other` is alive, as far as the process `own` can see: 'unknown' for another container, another
 * machine, or a system that gives too little information.
 */
export async function readLiveness(
  own: ProcessIdentity,
  other: ProcessIdentity,
): Promise<'alive' | 'dead' | 'unknown'> {
  if (own.bootId !== other.bootId || own.pidNamespace !== other.pidNamespace) return 'unknown';
  if (own.bootId === null && own.hostname !== other.hostname) return 'unknown';
  if (!isRunning(other.pid)) return 'dead';
  if (other.startTicks === null) return 'unknown';
  return (await readStartTicks(other.pid)) === other.startTicks ? 'alive' : 'dead';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Field 22 of /proc/<pid>/stat; null for a process that has ended but was not reaped (field 3). The name in field 2 may
 * contain spaces and brackets, so counting begins after it.
 */
async function readStartTicks(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' || fields?.[0] === 'X' ? null : (fields?.[19] ?? null);
}
