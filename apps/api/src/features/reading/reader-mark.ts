import { createHmac } from 'node:crypto';
import { householdOf } from '../../http/household.ts';

/** Who looks: a signed-in reader, or whoever comes from an address. */
export interface ViewingReader {
  readonly platformId: string;
  readonly userId: string | null;
  /** Null when not known: all such readers count as one. */
  readonly clientAddress: string | null;
}

export type ReaderMarks = (reader: ViewingReader) => string;

/**
 * Makes marks by which the same reader is known again for a while: a keyed hash, so that a table of marks names nobody
 * and no address can be tried out on it. All processes of a store make the same ones.
 */
export function createReaderMarks(secret: string): ReaderMarks {
  const key = createHmac('sha256', secret).update('marks of readers').digest();
  return ({ platformId, userId, clientAddress }) => {
    const who = userId === null ? `address ${householdOf(clientAddress ?? '')}` : `user ${userId}`;
    return createHmac('sha256', key).update(`${platformId} ${who}`).digest('base64url');
  };
}
