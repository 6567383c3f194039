import { OPERATOR_CALLS, type ReaderAccess } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, refused } from '../../parts/calls/answers.server.ts';

/** Whether a reader may read an episode now, and why. */
export async function loader({
  request,
  context,
  params,
}: LoaderFunctionArgs): Promise<Acted<{ access: ReaderAccess }>> {
  const { platform = '', reader = '' } = params;
  const { searchParams } = new URL(request.url);
  const episode = { series: searchParams.get('series') ?? '', episode: searchParams.get('episode') ?? '' };
  const { adminReaderAccess } = OPERATOR_CALLS;
  const answer = await act(consoleOf(context), {
    call: adminReaderAccess,
    answer: adminReaderAccess.data,
    query: { platform, reader, ...episode },
  });
  return answer.ok ? { ok: true, access: answer.value } : refused(answer);
}
