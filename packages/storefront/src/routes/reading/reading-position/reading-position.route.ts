import { PositionRequestSchema } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { postOnly } from '../../../parts/form/post-only.server.ts';
import { readJson } from '../../../parts/form/read-json.server.ts';
import '../../../server/site-context.ts';

export { postOnly as loader };

/** The longest body, in characters: a place is aliases and a few numbers. */
const BODY_MOST = 1_000;
const SAVED_STATUS = 204;
const OTHER_READER_STATUS = 409;
const REFUSED_STATUS = 422;
const BUSY_STATUS = 429;

/** `/_/position`: passes the position of a signed-in reader in an episode, which the viewer sends, on to the api. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
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
