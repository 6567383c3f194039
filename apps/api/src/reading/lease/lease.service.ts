import type { Lease, RenewedLeases } from '@longstrip/api-contract';
import {
  type Decision,
  type EpisodeAccessCode,
  grant,
  type LeaseRefusal,
  leaseEndsAtMs,
  leaseRefusal,
  refuse,
} from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import { loadSeriesView, type SeriesView } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { lockAccountRow } from '../../people/index.ts';
import { refuseFlood } from '../refuse-flood.ts';
import type { ReadingParts } from '../services.ts';
import { type EpisodeRequest, openEpisode, openEpisodeIn } from '../viewer/open-episode.ts';
import {
  countOtherLeases,
  deleteEndedLeases,
  deleteLeasesElsewhere,
  type ReaderDevice,
  renewLeasesOf,
  saveLease,
} from './lease.repository.ts';

type Parts = Pick<ReadingParts, 'db' | 'services'>;

/** How many leases one reader may ask for in a minute, and how often a device may renew its leases. */
export const LEASES_PER_MINUTE = 120;
export const RENEWALS_PER_MINUTE = 12;

/** The refusal of a reader, or a guest's network, that asks too often; null: it may go on. */
async function refuseLeaseFlood({ services }: Parts, limiter: RateLimiter, call: EndpointCall) {
  const { caller, platform, clientAddress, nowMs } = call;
  const userId = caller.kind === 'user' ? caller.user.id : null;
  const allowed = await limiter.take(services.readerKeys({ platformId: platform.id, userId, clientAddress }), nowMs);
  return allowed.ok ? null : refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds: allowed.retryAfterSeconds });
}

/** `POST contents/leases/{alias}/{episodeAlias}`: for an episode that the reader may read now (record 0118). */
export async function leaseEpisode(
  parts: Parts,
  limiter: RateLimiter,
  request: EpisodeRequest & { readonly deviceId: string },
  call: EndpointCall,
): Promise<Decision<Lease, EpisodeAccessCode | LeaseRefusal | 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseLeaseFlood(parts, limiter, call);
  if (flood !== null) return flood;
  const opened = await openEpisode(parts, request, call);
  if (!opened.ok) return opened;
  const { db, services } = parts;
  const { caller, platform, nowMs } = call;
  const { deviceId } = request;
  const episodeId = opened.value.readerEpisode.row.episode.id;
  const endsAtMs = leaseEndsAtMs(opened.value.access, nowMs);
  const userId = caller.kind === 'user' ? caller.user.id : null;
  const lease = { key: services.leaseKeys({ platformId: platform.id, userId, deviceId, episodeId }), endsAt: endsAtMs };
  // A guest reads only what is free to all: nothing of it has to be counted or ended.
  if (caller.kind !== 'user') return grant(lease);
  const device: ReaderDevice = { ...caller.scope, deviceId };
  return decideInTransaction(db, async (transaction): Promise<Decision<Lease, LeaseRefusal | 'NOT_EXIST'>> => {
    // The leases of a reader are counted under this lock.
    if ((await lockAccountRow(transaction, caller.scope)) === null) return refuse('NOT_EXIST');
    await deleteEndedLeases(transaction, caller.scope, nowMs);
    const refusal = leaseRefusal(await countOtherLeases(transaction, device, episodeId));
    if (refusal !== null) return refuse(refusal);
    await saveLease(transaction, device, { episodeId, endsAtMs, nowMs });
    return grant(lease);
  });
}

/**
 * `PUT contents/leases/{deviceId}`: renews the leases of a device for the episodes that it has and the reader may still read, and
 * ends its others, but for those that were granted a moment ago.
 */
export async function renewLeases(
  parts: Parts,
  limiter: RateLimiter,
  request: {
    readonly deviceId: string;
    readonly episodes: readonly { contentsAlias: string; episodeAlias: string }[];
    readonly guestSaysAdult: boolean;
  },
  call: EndpointCall,
): Promise<Decision<RenewedLeases, 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseLeaseFlood(parts, limiter, call);
  if (flood !== null) return flood;
  const { deviceId, episodes, guestSaysAdult } = request;
  const { caller, nowMs } = call;
  const open = new Map<string, { episodeId: number; endsAtMs: number }>();
  const views = new Map<string, SeriesView | null>();
  for (const name of episodes) {
    const { contentsAlias: seriesKey, episodeAlias: episodeKey } = name;
    const view = views.get(seriesKey) ?? (await loadSeriesView(parts, seriesKey, call, undefined, { guestSaysAdult }));
    views.set(seriesKey, view);
    const opened = openEpisodeIn(view, { seriesKey, episodeKey, guestSaysAdult }, call);
    if (!opened.ok) continue;
    const episodeId = opened.value.readerEpisode.row.episode.id;
    open.set(nameOf(name), { episodeId, endsAtMs: leaseEndsAtMs(opened.value.access, nowMs) });
  }
  const ends = new Map([...open.values()].map(({ episodeId, endsAtMs }) => [episodeId, endsAtMs]));
  const renewed =
    caller.kind === 'user'
      ? await decideInTransaction<ReadonlySet<number>, 'TOO_MANY_REQUESTS'>(parts.db, async (transaction) =>
          grant(await renewLeasesOf(transaction, { ...caller.scope, deviceId }, { ends, nowMs })),
        )
      : grant(new Set(ends.keys()));
  if (!renewed.ok) return renewed;
  return grant(
    episodes.map(({ contentsAlias, episodeAlias }) => {
      const found = open.get(nameOf({ contentsAlias, episodeAlias }));
      const isHeld = found !== undefined && renewed.value.has(found.episodeId);
      return { contentsAlias, episodeAlias, endsAt: isHeld ? found.endsAtMs : null };
    }),
  );
}

const nameOf = (name: { contentsAlias: string; episodeAlias: string }) => `${name.contentsAlias}/${name.episodeAlias}`;

/** `DELETE contents/leases/{deviceId}`: ends the leases of the reader's other devices, which remove what they have at their next connection. */
export async function endLeasesElsewhere(
  { db }: Parts,
  limiter: RateLimiter,
  deviceId: string,
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<{ isEnded: true }, 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  return decideInTransaction(db, async (transaction) => {
    await deleteLeasesElsewhere(transaction, { ...call.caller.scope, deviceId });
    return grant({ isEnded: true as const });
  });
}
