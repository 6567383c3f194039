import { DEVICE_ID, LEASE_LIMITS } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import {
  EpisodeAliasSchema,
  EpisodeParamsSchema,
  QueryFlagSchema,
  SeriesAliasSchema,
  TimeMsSchema,
} from '../http/wire-values.ts';

/** The id of a device, made by the device: a UUID in lower case. */
export const DeviceIdSchema = v.pipe(v.string(), v.regex(DEVICE_ID));

/** The permission to read an episode without a connection, on one device, until `endsAt`. */
export const LeaseSchema = v.object({
  /** AES-GCM key of 256 bits, base64url. Always the same for one reader, device and episode. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  endsAt: TimeMsSchema,
});
export type Lease = v.InferOutput<typeof LeaseSchema>;

export const LeaseRequestSchema = v.object({ deviceId: DeviceIdSchema });

const EpisodeNameEntries = { contentsAlias: SeriesAliasSchema, episodeAlias: EpisodeAliasSchema } as const;

/** The episodes that a device has. */
export const HeldEpisodesSchema = v.object({
  episodes: v.pipe(v.array(v.object(EpisodeNameEntries)), v.maxLength(LEASE_LIMITS.episodesPerDevice)),
});

/** Until when each of them may be read without a connection, in the order of the request; null: it must be removed. */
export const RenewedLeasesSchema = v.array(v.object({ ...EpisodeNameEntries, endsAt: v.nullable(TimeMsSchema) }));
export type RenewedLeases = v.InferOutput<typeof RenewedLeasesSchema>;

export const LeasesEndedSchema = v.object({ isEnded: v.literal(true) });

const query = v.object({ isNotLoginAdult: QueryFlagSchema });

export const LEASE_CALLS = defineCalls({
  leaseEpisode: {
    method: 'POST',
    path: '/contents/leases/{alias}/{episodeAlias}',
    home: 'v2',
    access: 'public',
    summary: 'Allows a device to keep an episode for reading without a connection',
    params: EpisodeParamsSchema,
    query,
    body: LeaseRequestSchema,
    data: LeaseSchema,
    refusals: [
      'NOT_EXIST',
      'NOT_FOUND_EPISODE',
      'INVALID_CONTENTS',
      'NOT_FOUND_ACCESS_TOKEN',
      'ADULT_ONLY_CONTENTS',
      'NOT_LOGIN_USER',
      'UNAUTHORIZED_CONTENTS',
      'LEASE_DEVICE_LIMIT',
      'LEASE_EPISODE_LIMIT',
      'TOO_MANY_REQUESTS',
    ],
  },
  renewLeases: {
    method: 'PUT',
    path: '/contents/leases/{deviceId}',
    home: 'v2',
    access: 'public',
    summary: 'Renews the leases of a device for the episodes that it has, and ends its others',
    params: v.object({ deviceId: DeviceIdSchema }),
    query,
    body: HeldEpisodesSchema,
    data: RenewedLeasesSchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  endLeases: {
    method: 'DELETE',
    path: '/contents/leases/{deviceId}',
    home: 'v2',
    access: 'bearer',
    summary: "Ends the leases of the reader's other devices",
    params: v.object({ deviceId: DeviceIdSchema }),
    data: LeasesEndedSchema,
    refusals: ['TOO_MANY_REQUESTS'],
  },
});
