import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { answerFile } from '../../parts/calls/answer-file.server.ts';
import { readForm } from '../../parts/calls/answers.server.ts';

/** The addresses of an event’s winners as a file. The api notes the look, with its reason. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const body = { platform: form.get('platform'), event: form.get('event'), reason: form.get('reason') };
  return answerFile(consoleOf(context), { call: OPERATOR_CALLS.adminPrizeAddresses, body });
}
