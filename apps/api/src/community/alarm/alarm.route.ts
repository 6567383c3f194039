import { ALARM_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CommunityParts } from '../services.ts';
import { countUnread, markAlarms, readAlarms } from './alarms.ts';

/** Notifications of readers within the site. */
export function alarmEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    serve(ALARM_CALLS.alarms, async ({ query: { page: number, size } }, call) =>
      grant(await readAlarms(parts, { number, size }, call)),
    ),
    serve(ALARM_CALLS.alarmCount, async (_input, call) => grant(await countUnread(parts, call))),
    serve(ALARM_CALLS.readAlarms, async ({ body }, call) =>
      grant(await markAlarms(parts, body.alarmIds ?? null, call)),
    ),
  ];
}
