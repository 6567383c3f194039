import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';

/** OWASP's smallest advice for argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Hashes under way at once in a process: each takes a core and 19 MiB. */
const CONCURRENCY = 2;

export interface PasswordHasher {
  /** The argon2id hash in the PHC form. */
  hash(password: string): Promise<string>;
  /** Whether a password is the hashed one. With null, where there is no account, it takes as long and answers false. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/** Makes a hasher; a few hashes run at once in threads, and the others wait. */
export function createPasswordHasher(): PasswordHasher {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const run = <Result>(work: () => Promise<Result>) => queue.add(work);
  const nobodys = hash(randomBytes(32), ARGON2);
  return {
    hash: (password) => run(() => hash(password, ARGON2)),
    async verify(hashed, password) {
      const compared = hashed ?? (await nobodys);
      const isSame = await run(() => verify(compared, password));
      return isSame && hashed !== null;
    },
  };
}
