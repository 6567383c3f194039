import { LEASE_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import {
  endLeasesElsewhere,
  LEASES_PER_MINUTE,
  leaseEpisode,
  RENEWALS_PER_MINUTE,
  renewLeases,
} from './lease.service.ts';

/** Copies of episodes for reading without a connection. */
export function leaseEndpoints(parts: ReadingParts): Endpoint[] {
  const grants = parts.services.rateLimiters.create('leases', LEASES_PER_MINUTE);
  const renewals = parts.services.rateLimiters.create('lease-renewals', RENEWALS_PER_MINUTE);
  return [
    serve(LEASE_CALLS.leaseEpisode, ({ params, query, body }, call) =>
      leaseEpisode(
        parts,
        grants,
        {
          seriesKey: params.alias,
          episodeKey: params.episodeAlias,
          guestSaysAdult: query.isNotLoginAdult,
          deviceId: body.deviceId,
        },
        call,
      ),
    ),
    serve(LEASE_CALLS.renewLeases, ({ params, query, body }, call) =>
      renewLeases(parts, renewals, { ...params, ...body, guestSaysAdult: query.isNotLoginAdult }, call),
    ),
    serve(LEASE_CALLS.endLeases, ({ params }, call) => endLeasesElsewhere(parts, renewals, params.deviceId, call)),
  ];
}
