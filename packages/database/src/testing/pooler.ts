import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isContinuousIntegration } from './env.ts';
import { findServerBinaries } from './server-binaries.ts';

/** Where Debian has it. */
const PROGRAM = '/usr/sbin/pgbouncer';

/** Why tests that need PgBouncer are skipped, for their name; null: it is here. */
export function whyNoPooler(): string | null {
  if (existsSync(PROGRAM) && findServerBinaries().length > 0) return null;
  const sentence = 'no PgBouncer here: Debian’s package pgbouncer is not installed';
  if (isContinuousIntegration) throw new Error(sentence);
  return sentence;
}

/** A PgBouncer in transaction mode before a test server. */
export interface Pooler {
  /** The address of a database of that server through the pooler. */
  urlOf(databaseUrl: string): string;
  close(): Promise<void>;
}

/**
 * Starts a PgBouncer with its own defaults, except for those given. It ends with this process, even if that is killed.
 * @param serverUrl address of a database of a test server, which listens on a socket in a folder
 * @param connections at most so many to the server, for each database
 * @param settings more lines of `[pgbouncer]`
 */
export async function openPooler(
  serverUrl: string,
  { connections, settings = [] }: { connections: number; settings?: readonly string[] },
): Promise<Pooler> {
  const folder = await mkdtemp('/tmp/ls-pooler-');
  const runAs = findServerBinaries()[0]?.runAs ?? null;
  if (runAs !== null) await chown(folder, runAs.uid, runAs.gid);
  const host = new URL(serverUrl).searchParams.get('host') ?? '';
  const port = 5432;
  const lines = [
    ...['[databases]', `* = host=${host} port=${port}`, '[pgbouncer]', 'listen_addr =', `unix_socket_dir = ${folder}`],
    ...['auth_type = trust', `auth_file = ${folder}/users`, 'pool_mode = transaction'],
    ...[`default_pool_size = ${connections}`, `listen_port = ${port}`, ...settings],
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  await writeFile(join(folder, 'users'), '"longstrip" ""\n');
  const guard = '"$@" & pooler=$!; cat >/dev/null; kill -INT $pooler; wait $pooler';
  const shell = spawn('sh', ['-c', guard, 'sh', PROGRAM, '--quiet', join(folder, 'pgbouncer.ini')], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...runAs,
  });
  await untilItListens(`${folder}/.s.PGSQL.${port}`);
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.searchParams.set('host', folder);
      return url.href;
    },
    async close() {
      const ended = once(shell, 'exit');
      shell.stdin?.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (attempt === 400) throw error;
      await wait(25);
    } finally {
      socket.destroy();
    }
  }
}
