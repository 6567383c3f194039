import { PositionRequestSchema } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import '../../../server/site-context.ts';

/** The longest body, in characters: a place is aliases and a few numbers. */
const BODY_MOST = 1_000;
const SAVED_STATUS = 204;

/** `/_/position`: passes the position of a signed-in reader in an episode, which the viewer sends, on to the api. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  if (!site.isSignedIn) return new Response(null, { status: 401 });
  const place = v.safeParse(PositionRequestSchema, parse((await request.text()).slice(0, BODY_MOST)));
  if (!place.success) return new Response(null, { status: 400 });
  const reply = await site.api.keepPosition(place.output);
  return new Response(null, { status: reply.ok ? SAVED_STATUS : 409 });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
