import { createHash } from 'node:crypto';

/** What the first seal of a chain follows. */
export const NO_SEAL = '0'.repeat(64);

/** The hash of a seal: over the seal before it, and what it seals. */
export function sealHash(previousHash: string, content: string): string {
  return createHash('sha256').update(previousHash).update('\n').update(content).digest('hex');
}
