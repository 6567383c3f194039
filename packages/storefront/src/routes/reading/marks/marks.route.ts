import { type MarkItem, MarkRequestSchema } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { answerToggle, readForm } from '../../../parts/form/define-action.server.ts';
import '../../../server/site-context.ts';

/** The longest body, in characters: an id, aliases, anchors, a quote and a note, whose characters may be escaped. */
const BODY_MOST = 12_000;
const LIMIT_STATUS = 409;
const REFUSED_STATUS = 422;
const BUSY_STATUS = 429;
const NOT_CACHED = { 'Cache-Control': 'no-store' };

const ChangeSchema = v.object({ markId: v.string(), mark: v.nullable(MarkRequestSchema) });
const RemovalSchema = v.object({ remove: v.string(), back: v.string() });

/** `/_/marks?series=…&episode=…`: the marks of a signed-in reader in an episode. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  if (!site.isSignedIn) return new Response(null, { status: 401 });
  const { searchParams } = new URL(request.url);
  const alias = searchParams.get('series') ?? '';
  const episodeAlias = searchParams.get('episode') ?? '';
  const reply = await site.api.episodeMarks({ alias, episodeAlias });
  if (!reply.ok) return new Response(null, { status: 404, headers: NOT_CACHED });
  const series = { alias, title: alias, language: '' };
  const marks: MarkItem[] = reply.data.map((mark) => ({
    ...{ ...mark, series },
    episode: { alias: episodeAlias, title: episodeAlias },
  }));
  return Response.json({ marks }, { headers: NOT_CACHED });
}

/** Keeps or removes a mark of a signed-in reader. A form without script can only remove one. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  if (!(request.headers.get('content-type') ?? '').includes('application/json')) {
    const sent = v.safeParse(RemovalSchema, Object.fromEntries(await readForm(request)));
    if (!sent.success) return new Response(null, { status: 400 });
    const { remove: markId, back } = sent.output;
    const change = () => site.api.deleteMark({ markId });
    return answerToggle(site, request, { back, otherwise: '/library/marks', change });
  }
  if (!site.isSignedIn) return new Response(null, { status: 401 });
  const sent = v.safeParse(ChangeSchema, parse((await request.text()).slice(0, BODY_MOST)));
  if (!sent.success) return new Response(null, { status: 400 });
  const { markId, mark } = sent.output;
  const reply = mark === null ? await site.api.deleteMark({ markId }) : await site.api.putMark({ markId, ...mark });
  if (reply.ok) return new Response(null, { status: 204, headers: NOT_CACHED });
  return new Response(null, { status: statusOf(reply.code), headers: NOT_CACHED });
}

function statusOf(code: RefusalCode): number {
  if (code === 'TOO_MANY_REQUESTS') return BUSY_STATUS;
  return code === 'MARK_LIMIT' ? LIMIT_STATUS : REFUSED_STATUS;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
