import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { readCallback } from '../callback/callback-address.ts';
import { withCallback } from '../callback/with-callback.ts';
import { COMMENTS_PATH } from './comments-address.ts';
import '../../server/site-context.ts';

const FieldsSchema = v.object({
  commentId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  isLike: v.picklist(['true', 'false']),
  /** The page that it was sent from. */
  back: v.string(),
});

const OK_STATUS = 200;
const REFUSED_STATUS = 422;

/**
 * `/_/comment/like`: likes a comment, or takes that back. A form without script is led back to its page; the page's script gets
 * a status.
 */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const fields = v.safeParse(FieldsSchema, Object.fromEntries(await request.formData()));
  if (!fields.success) return new Response(null, { status: 400 });
  const { commentId, isLike, back } = fields.output;
  const page = readCallback(`?callback=${encodeURIComponent(back)}`) ?? COMMENTS_PATH;
  if (!site.isSignedIn) return seeOther(withCallback('/user/login', page));
  const reply = await site.api.reactToComment({ commentId, isLike: isLike === 'true' });
  if ((request.headers.get('accept') ?? '').includes('application/json')) {
    return new Response(null, {
      status: reply.ok ? OK_STATUS : REFUSED_STATUS,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
  return seeOther(page);
}

function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}
