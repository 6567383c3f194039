import { PositionRequestSchema, type ReadingPosition } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { readJson } from '../../../parts/form/read-json.server.ts';
import type { LastPosition } from '../../../parts/reading/other-device.ts';
import { loadOwnState } from '../../../parts/reading/server-places.server.ts';
import '../../../server/site-context.ts';

/** The longest body, in characters: a place is aliases and a few numbers. */
const BODY_MOST = 1_000;
const SAVED_STATUS = 204;
const OTHER_READER_STATUS = 409;
const REFUSED_STATUS = 422;
const BUSY_STATUS = 429;

/** `/_/position?series=…`: where a signed-in reader stopped last in a series; null if they have not begun. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  if (!site.isSignedIn) return new Response(null, { status: 401 });
  const { place } = await loadOwnState(site, new URL(request.url).searchParams.get('series') ?? '');
  const last: LastPosition | null = place === null ? null : lastPosition(place.position);
  return Response.json(last, { headers: { 'Cache-Control': 'no-store' } });
}

function lastPosition({ episode, anchor, isFinished, readAt }: ReadingPosition): LastPosition {
  return { episodeAlias: episode.alias, anchor, isFinished, readAt };
}

/** `/_/position`: passes the position of a signed-in reader in an episode, which the viewer sends, on to the api. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  if (!site.isSignedIn) return new Response(null, { status: 401 });
  const sent = await readJson(request, BODY_MOST);
  const place = v.safeParse(PositionRequestSchema, sent);
  if (!place.success) return new Response(null, { status: 400 });
  // Others may have logged in since, in another tab or while there was no connection.
  const named = v.safeParse(v.object({ reader: v.string() }), sent);
  if (named.success && named.output.reader !== site.readerKey) {
    return new Response(null, { status: OTHER_READER_STATUS });
  }
  const reply = await site.api.keepPosition(place.output);
  if (reply.ok) return new Response(null, { status: SAVED_STATUS });
  return new Response(null, { status: reply.code === 'TOO_MANY_REQUESTS' ? BUSY_STATUS : REFUSED_STATUS });
}
