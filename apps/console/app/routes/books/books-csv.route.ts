import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { answerFile } from '../../parts/calls/answer-file.server.ts';

/** A table of the unused balance as a file, as the api writes it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = { platform: searchParams.get('platform') ?? '', table: searchParams.get('table') ?? '' };
  return answerFile(consoleOf(context), { call: OPERATOR_CALLS.adminUnusedExport, query });
}
