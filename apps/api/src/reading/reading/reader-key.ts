import { createHmac } from 'node:crypto';
import { subscriberNetwork } from '@longstrip/api-contract/request';

/** A signed-in reader, or a guest by network. */
export interface ViewingReader {
  readonly platformId: string;
  readonly userId: string | null;
  /** Null if unknown: all such guests count as one. */
  readonly clientAddress: string | null;
}

export type ReaderKeys = (reader: ViewingReader) => string;

/**
 * Makes keys that recognise a reader's repeated views. They are keyed hashes, so that the table of views identifies nobody
 * and addresses cannot be guessed from it. All processes of a store make the same keys.
 */
export function createReaderKeys(secret: string): ReaderKeys {
  const key = createHmac('sha256', secret).update('marks of readers').digest();
  return ({ platformId, userId, clientAddress }) => {
    const who = userId === null ? `address ${subscriberNetwork(clientAddress ?? '')}` : `user ${userId}`;
    return createHmac('sha256', key).update(`${platformId} ${who}`).digest('base64url');
  };
}
