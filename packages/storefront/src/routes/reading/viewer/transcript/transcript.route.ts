import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { episodeContent } from '../episode-content.server.ts';
import { transcriptOf } from './transcript.ts';
import '../../../../server/site-context.ts';

/** What is seen and said in an episode: for a reader who may read it, otherwise 403. */
export async function loader({ params, context: site }: LoaderFunctionArgs): Promise<Response> {
  const { alias = '', episodeAlias = '' } = params;
  const reply = await site.api.viewer({ alias, episodeAlias, isCountedApart: true });
  const headers = { 'Cache-Control': 'no-store' };
  if (!reply.ok) return Response.json({ code: reply.code }, { status: 403, headers });
  return Response.json(transcriptOf(episodeContent(reply.data, site.nowMs)), { headers });
}
