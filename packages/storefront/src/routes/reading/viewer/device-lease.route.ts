import { LeaseRequestSchema } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import { refusalMessageKey } from '@longstrip/messages';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { serverText } from '../../../i18n/server-text.server.ts';
import { type DeviceLease, endsWithAccess } from '../../../parts/device/device-lease.ts';
import { episodeTitle } from '../../../parts/episodes/episode-model.ts';
import { postOnly } from '../../../parts/form/post-only.server.ts';
import { readJson } from '../../../parts/form/read-json.server.ts';
import { devicePictures } from './device-copy.server.ts';
import '../../../server/site-context.ts';

export { postOnly as loader };

const BODY_MOST = 200;
const LIMIT_STATUS = 409;
const REFUSED_STATUS = 403;
const BUSY_STATUS = 429;
const NOT_CACHED = { 'Cache-Control': 'no-store' };

/** `/_/device/lease/{alias}/{episodeAlias}`: a lease for a device, and what the device has to load (record 0118). */
export async function action({ params, request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  const { alias = '', episodeAlias = '' } = params;
  const asked = v.safeParse(LeaseRequestSchema, await readJson(request, BODY_MOST));
  if (!asked.success) return new Response(null, { status: 400 });
  const lease = await site.api.leaseEpisode({ alias, episodeAlias, ...asked.output });
  if (!lease.ok) return refused(site, lease.code);
  const viewer = await site.api.viewer({ alias, episodeAlias, isCountedApart: true });
  if (!viewer.ok) return refused(site, viewer.code);
  const { key, endsAt } = lease.data;
  const { contentsTitle, episode } = viewer.data;
  const granted: DeviceLease = {
    ...{ key, endsAtMs: endsAt, isRental: endsWithAccess(endsAt, site.nowMs), reader: site.readerKey },
    ...{ seriesTitle: contentsTitle, episodeTitle: episodeTitle(episode) },
    pictures: devicePictures(viewer.data),
  };
  return Response.json(granted, { headers: NOT_CACHED });
}

async function refused(site: AppLoadContext, code: RefusalCode): Promise<Response> {
  // The download goes on later.
  if (code === 'TOO_MANY_REQUESTS') return new Response(null, { status: BUSY_STATUS, headers: NOT_CACHED });
  const text = await serverText(site.locale);
  const status = code.startsWith('LEASE_') ? LIMIT_STATUS : REFUSED_STATUS;
  return Response.json({ code, text: text(refusalMessageKey(code)) }, { status, headers: NOT_CACHED });
}
