import type { EpisodeAccess } from './episode-access.ts';

const DAY_MS = 24 * 3_600_000;

/** Limits of copies for reading without a connection (record 0118). */
export const LEASE_LIMITS = {
  /** A lease ends after so many days at the latest, unless it is renewed. */
  days: 30,
  /** Devices of one account that have leases at one time. */
  devices: 5,
  episodesPerDevice: 300,
} as const;

/** A device's id, made by the device: a UUID in lower case. */
export const DEVICE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** When a lease that is granted or renewed now ends: with the access to the episode, and after 30 days at the latest. */
export function leaseEndsAtMs({ expiresAtMs }: Pick<EpisodeAccess, 'expiresAtMs'>, nowMs: number): number {
  return Math.min(expiresAtMs ?? Number.POSITIVE_INFINITY, nowMs + LEASE_LIMITS.days * DAY_MS);
}

/** The leases of an account that have not ended. */
export interface LeaseCounts {
  /** Devices that have leases, without the one that asks. */
  readonly otherDevices: number;
  /** Leases of the device that asks, without one for the same episode. */
  readonly otherEpisodes: number;
}

export type LeaseRefusal = 'LEASE_DEVICE_LIMIT' | 'LEASE_EPISODE_LIMIT';

/** Why a device gets no further lease; null if it gets one. */
export function leaseRefusal({ otherDevices, otherEpisodes }: LeaseCounts): LeaseRefusal | null {
  if (otherDevices >= LEASE_LIMITS.devices) return 'LEASE_DEVICE_LIMIT';
  return otherEpisodes >= LEASE_LIMITS.episodesPerDevice ? 'LEASE_EPISODE_LIMIT' : null;
}
