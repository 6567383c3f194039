import { chmod, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readDirectoryHolder } from '@longstrip/database';
import * as v from 'valibot';
import { makePrivateFolder } from '../store/private-folders.ts';

/** What the api writes in the lock of the data directory. */
const DetailsSchema = v.object({ api: v.object({ origin: v.pipe(v.string(), v.url()) }) });

export interface RunningApi {
  origin: string;
  /** Null while the api is still starting. */
  token: string | null;
}

/** Who holds a data directory: no process, an api that can be called, or a process that ends soon (an import). */
type DirectoryUse =
  | { kind: 'free' }
  | { kind: 'api'; api: RunningApi }
  | { kind: 'other'; purpose: string; pid: number };

/** Finds the process that uses a data directory, without taking it. */
export async function readDirectoryUse(dataDirectory: string, nowMs: number): Promise<DirectoryUse> {
  const holder = await readDirectoryHolder(dataDirectory, nowMs);
  if (holder === null) return { kind: 'free' };
  const details = v.safeParse(DetailsSchema, holder.details);
  if (!details.success) return { kind: 'other', purpose: holder.purpose, pid: holder.process.pid };
  const token = await readFile(tokenFile(dataDirectory), 'utf8').catch(() => null);
  return { kind: 'api', api: { origin: details.output.api.origin, token: token?.trim() || null } };
}

/** File with the operator's token of the running product; only the owner of the installation can read it (`writeTokenFile`). */
function tokenFile(dataDirectory: string): string {
  return join(dataDirectory, 'secrets', 'admin-token');
}

/** Writes the operators' token to where their commands look for it. */
export async function writeTokenFile(dataDirectory: string, token: string): Promise<void> {
  const file = tokenFile(dataDirectory);
  await makePrivateFolder(dirname(file));
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  // The mode above applies only to a new file.
  await chmod(file, 0o600);
}
