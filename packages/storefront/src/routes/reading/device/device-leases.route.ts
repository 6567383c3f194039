import { DeviceIdSchema, HeldEpisodesSchema } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { endsWithAccess, type Renewal } from '../../../parts/device/device-lease.ts';
import { postOnly } from '../../../parts/form/post-only.server.ts';
import { readJson } from '../../../parts/form/read-json.server.ts';
import '../../../server/site-context.ts';

export { postOnly as loader };

/** The longest body, in characters: the aliases of as many episodes as a device may have. */
const BODY_MOST = 100_000;
const NOT_CACHED = { 'Cache-Control': 'no-store' };
const BUSY_STATUS = 429;

const RequestSchema = v.union([
  v.object({ deviceId: DeviceIdSchema, ...HeldEpisodesSchema.entries }),
  v.object({ deviceId: DeviceIdSchema, endsOthers: v.literal(true) }),
]);

/** `/_/device/leases`: renews the leases of a device, or ends those of the reader's other devices (record 0118). */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  const asked = v.safeParse(RequestSchema, await readJson(request, BODY_MOST));
  if (!asked.success) return new Response(null, { status: 400 });
  if ('endsOthers' in asked.output) {
    if (!site.isSignedIn) return new Response(null, { status: 401 });
    const ended = await site.api.endLeases({ deviceId: asked.output.deviceId });
    return new Response(null, { status: ended.ok ? 204 : BUSY_STATUS, headers: NOT_CACHED });
  }
  const renewed = await site.api.renewLeases(asked.output);
  if (!renewed.ok) return new Response(null, { status: BUSY_STATUS, headers: NOT_CACHED });
  const leases = renewed.data.map((lease) => ({
    ...lease,
    isRental: lease.endsAt !== null && endsWithAccess(lease.endsAt, site.nowMs),
  }));
  const renewal: Renewal = { reader: site.readerKey, leases };
  return Response.json(renewal, { headers: NOT_CACHED });
}
