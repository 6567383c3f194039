import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** What a key is made for. */
export interface LeasedEpisode {
  readonly platformId: string;
  /** Null: a guest. */
  readonly userId: string | null;
  readonly deviceId: string;
  readonly episodeId: number;
}

/** Makes the AES-GCM key of a lease, base64url. */
export type LeaseKeys = (leased: LeasedEpisode) => string;

/**
 * Derives the keys of leases from a secret of the store, so that no key is stored. Of one reader, device and episode it is always
 * the same: an interrupted download goes on with it.
 */
export function createLeaseKeys(secret: string): LeaseKeys {
  return ({ platformId, userId, deviceId, episodeId }) => {
    const who = userId === null ? 'guest' : `user ${userId}`;
    const info = ['reading lease', platformId, who, deviceId, String(episodeId)].join('\n');
    return Buffer.from(hkdfSync('sha256', secret, '', info, KEY_BYTES)).toString('base64url');
  };
}
