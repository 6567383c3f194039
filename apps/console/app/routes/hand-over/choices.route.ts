import { type HandOverChoices, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, refused } from '../../parts/calls/answers.server.ts';

/** Coupons and gifts that can be given now, by their names. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Acted<{ choices: HandOverChoices }>> {
  const { searchParams } = new URL(request.url);
  const query = { platform: searchParams.get('platform') ?? '', text: searchParams.get('text') ?? '' };
  const { adminHandOverChoices } = OPERATOR_CALLS;
  const answer = await act(consoleOf(context), {
    call: adminHandOverChoices,
    answer: adminHandOverChoices.data,
    query,
  });
  return answer.ok ? { ok: true, choices: answer.value } : refused(answer);
}
