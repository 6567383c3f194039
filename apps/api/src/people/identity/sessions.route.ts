import { BEARER_REFUSALS, parseBearer, SESSION_CALLS } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import type { Caller } from '../../http/caller.ts';
import { type Endpoint, refuseWithNotes, serve } from '../../http/endpoint.ts';
import type { PeopleParts } from '../services.ts';
import { endSession, type NamedSession, refreshSession } from './sessions.service.ts';

/** Endpoints that renew and end a session (D21). */
export function sessionEndpoints(parts: PeopleParts): Endpoint[] {
  const { tokens } = parts.services;
  return [
    serve(SESSION_CALLS.refresh, async ({ body }, { caller, platform, clientAddress, isFromSite, nowMs }) => {
      const named: NamedSession[] = namedBy(caller);
      // Some clients send the whole header.
      const accessToken = parseBearer(body.accessToken ?? undefined) ?? body.accessToken?.trim() ?? '';
      if (accessToken !== '') {
        const reading = await tokens.verify(accessToken, { platformId: platform.id, nowMs });
        if (reading.kind === 'unreadable') return refuse('NOT_FOUND_REFRESH_TOKEN');
        named.push(reading.claims);
      }
      const { refreshToken } = body;
      const refreshed = await refreshSession(parts, { platform, refreshToken, named, nowMs });
      if (!refreshed.ok) return refreshed;
      const { pair, user } = refreshed.value;
      // D2: an address in a body counts only from one of our own sites.
      const ipAddress = (isFromSite ? body.clientIp : null) || clientAddress || '';
      return grant({ ...pair, email: user.email, ipAddress });
    }),
    serve(SESSION_CALLS.logOut, async ({ body }, { caller, platform, nowMs }) => {
      const isEnded = await endSession(parts, {
        platformId: platform.id,
        caller: caller.kind === 'user' ? caller : null,
        refreshToken: body.refreshToken ?? null,
        nowMs,
      });
      if (isEnded || caller.kind === 'user') return grant({});
      return refuseWithNotes(BEARER_REFUSALS[caller.bearer], { needsBearer: true });
    }),
  ];
}

function namedBy(caller: Caller): NamedSession[] {
  if (caller.kind === 'user') return [{ userId: caller.user.id, sessionId: caller.sessionId }];
  return caller.named === null ? [] : [caller.named];
}
