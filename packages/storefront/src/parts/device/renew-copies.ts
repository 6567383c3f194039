import { LEASE_LIMITS } from '@longstrip/core';
import { DEVICE_PAGE, LEASES_PATH } from './device-addresses.ts';
import { isRenewal } from './device-lease.ts';
import type { DeviceCopy, DeviceStore } from './device-store.ts';
import { copyId, dateOf, deviceIdOf, PAGE_DAYS_MS } from './save-episode.ts';

/** Leases are renewed at most so often, in milliseconds. */
const RENEWED_AFTER_MS = 10 * 60_000;

/**
 * Renews what is on this device, and removes what its reader may not read any more. Without a connection nothing changes.
 * @param isForced also if it was done a moment ago
 */
export async function renewCopies(store: DeviceStore, isForced = false): Promise<void> {
  const now = await store.nowMs();
  const renewedMs = (await store.state('renewedMs')) ?? 0;
  // What the clock showed before the site corrected it may be later than now.
  if (!isForced && Math.abs(now - renewedMs) < RENEWED_AFTER_MS) return;
  const copies = (await store.all()).filter(({ kind, status }) => kind === 'episode' && status !== 'ended');
  const reader = await store.state('reader');
  // A guest may have more than are renewed at once; those that end first are.
  const own = copies
    .filter((copy) => copy.reader === reader)
    .toSorted((one, other) => one.endsAtMs - other.endsAtMs)
    .slice(0, LEASE_LIMITS.episodesPerDevice);
  const renewal = await askRenewal(store, own);
  if (renewal === null) return;
  if (renewal.reader === reader) {
    const leases = new Map(renewal.leases.map((each) => [`${each.contentsAlias}/${each.episodeAlias}`, each]));
    for (const copy of own) {
      const lease = leases.get(`${copy.seriesAlias}/${copy.episodeAlias}`);
      if (lease === undefined) continue;
      if (lease.endsAt === null) await store.end(copy);
      else await store.change(copy.id, { endsAtMs: lease.endsAt, isRental: lease.isRental });
    }
  }
  await store.meet(renewal.reader, renewal.siteMs);
  const metMs = await store.nowMs();
  await store.setState('renewedMs', metMs);
  await store.change(copyId(renewal.reader, DEVICE_PAGE), { endsAtMs: metMs + PAGE_DAYS_MS });
}

async function askRenewal(store: DeviceStore, copies: readonly DeviceCopy[]) {
  const episodes = copies.map((copy) => ({ contentsAlias: copy.seriesAlias, episodeAlias: copy.episodeAlias }));
  try {
    const answer = await fetch(LEASES_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deviceId: await deviceIdOf(store), episodes }),
    });
    if (!answer.ok) return null;
    const sent: unknown = await answer.json();
    return isRenewal(sent) ? { ...sent, siteMs: dateOf(answer) } : null;
  } catch {
    return null;
  }
}

/** Ends the leases of the reader's other devices. Returns whether that was done. Never throws. */
export async function endLeasesElsewhere(store: DeviceStore): Promise<boolean> {
  try {
    const answer = await fetch(LEASES_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deviceId: await deviceIdOf(store), endsOthers: true }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
