import { type AccountClosing, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, refused } from '../../parts/calls/answers.server.ts';

/** When an account would be erased, and what is lost with it. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Acted<{ closing: AccountClosing }>> {
  const { platform = '', reader = '' } = params;
  const { adminAccountClosing } = OPERATOR_CALLS;
  const question = { call: adminAccountClosing, answer: adminAccountClosing.data, query: { platform, reader } };
  const answer = await act(consoleOf(context), question);
  return answer.ok ? { ok: true, closing: answer.value } : refused(answer);
}
