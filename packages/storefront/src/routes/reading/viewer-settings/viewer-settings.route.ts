import { SeriesAliasSchema, ViewerLayerRequestSchema } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { postOnly } from '../../../parts/form/post-only.server.ts';
import '../../../server/site-context.ts';

export { postOnly as loader };

/** The longest body, in characters: every setting, and a key for each action. */
const BODY_MOST = 4_000;
const SAVED_STATUS = 204;

const BodySchema = v.object({
  ...ViewerLayerRequestSchema.entries,
  /** Null: for all devices. */
  contentsAlias: v.nullable(SeriesAliasSchema),
});

/** `/_/settings`: passes what a signed-in reader changes in the viewer on to the api. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  if (!site.isSignedIn) return new Response(null, { status: 401 });
  const body = v.safeParse(BodySchema, parse((await request.text()).slice(0, BODY_MOST)));
  if (!body.success) return new Response(null, { status: 400 });
  const { contentsAlias: alias, settings } = body.output;
  const reply = await (alias === null
    ? site.api.changeViewerSettings({ settings })
    : site.api.changeSeriesViewerSettings({ alias, settings }));
  return new Response(null, { status: reply.ok ? SAVED_STATUS : 409 });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
