import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { COMMENTS_PATH } from '../../../parts/comments/comments-address.ts';
import { answerToggle, readForm } from '../../../parts/form/define-action.server.ts';
import { postOnly } from '../../../parts/form/post-only.server.ts';

export { postOnly as loader };

const FieldsSchema = v.object({
  commentId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  isLike: v.picklist(['true', 'false']),
  /** The page that it was sent from. */
  back: v.string(),
});

/** `/_/comment/like`: likes a comment, or takes that back. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  const fields = v.safeParse(FieldsSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { commentId, isLike, back } = fields.output;
  const change = () => site.api.reactToComment({ commentId, isLike: isLike === 'true' });
  return answerToggle(site, request, { back, otherwise: COMMENTS_PATH, change });
}
