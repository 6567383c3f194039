import { type CommentInContext, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, refused } from '../../parts/calls/answers.server.ts';

/** A comment with what stands around it. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Acted<{ around: CommentInContext }>> {
  const { adminComment } = OPERATOR_CALLS;
  const { platform = '', comment = '' } = params;
  const query = { platform, comment };
  const answer = await act(consoleOf(context), { call: adminComment, answer: adminComment.data, query });
  return answer.ok ? { ok: true, around: answer.value } : refused(answer);
}
