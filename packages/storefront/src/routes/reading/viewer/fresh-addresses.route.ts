import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { addressesOf } from './page/fresh-addresses.ts';
import { episodeContent } from './viewer.server.ts';
import '../../../server/site-context.ts';

/** New addresses for an episode's pictures after theirs have expired: for a reader who may read it, otherwise 403. */
export async function loader({ params, context: site }: LoaderFunctionArgs): Promise<Response> {
  const { alias = '', episodeAlias = '' } = params;
  const reply = await site.api.viewer({ alias, episodeAlias, isCountedApart: true });
  const headers = { 'Cache-Control': 'no-store' };
  if (!reply.ok) return Response.json({ code: reply.code }, { status: 403, headers });
  return Response.json(addressesOf(episodeContent(reply.data, site.nowMs)), { headers });
}
