import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { episodeContent } from './episode-content.server.ts';
import { addressesOf, FIRST_PAGE_PARAMETER } from './page/fresh-addresses.ts';
import '../../../server/site-context.ts';

/** Addresses and blurred pictures for some of an episode's pages, which are far or whose addresses have expired: for a reader who may read it, otherwise 403. */
export async function loader({ params, request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const { alias = '', episodeAlias = '' } = params;
  const reply = await site.api.viewer({ alias, episodeAlias, isCountedApart: true });
  const headers = { 'Cache-Control': 'no-store' };
  if (!reply.ok) return Response.json({ code: reply.code }, { status: 403, headers });
  const { searchParams } = new URL(request.url);
  const content = episodeContent(reply.data, site.nowMs);
  return Response.json(addressesOf(content, searchParams.get(FIRST_PAGE_PARAMETER)), { headers });
}
