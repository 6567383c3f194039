import { expect, test } from 'vitest';
import { LEASE_LIMITS, leaseEndsAtMs, leaseRefusal } from './lease.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = 1_000;
const LONGEST_MS = LEASE_LIMITS.days * 24 * HOUR_MS;

test.each([
  ['a rental of three days', 72 * HOUR_MS, 72 * HOUR_MS],
  ['a rental that is longer than a lease', NOW_MS + LONGEST_MS + 1, NOW_MS + LONGEST_MS],
  ['what never ends', null, NOW_MS + LONGEST_MS],
])('the lease of %s ends in time', (_, expiresAtMs, endsAtMs) => {
  expect(leaseEndsAtMs({ expiresAtMs }, NOW_MS)).toBe(endsAtMs);
});

test.each([
  [LEASE_LIMITS.devices - 1, LEASE_LIMITS.episodesPerDevice - 1, null],
  [LEASE_LIMITS.devices, 0, 'LEASE_DEVICE_LIMIT'],
  [0, LEASE_LIMITS.episodesPerDevice, 'LEASE_EPISODE_LIMIT'],
])('with %i other devices and %i other episodes the refusal is %s', (otherDevices, otherEpisodes, refusal) => {
  expect(leaseRefusal({ otherDevices, otherEpisodes })).toBe(refusal);
});
