import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';

/** The api's lines as they come: progress, then the books. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const answer = await consoleOf(context).send({ call: OPERATOR_CALLS.adminBooks });
  // Compressing would hold lines back.
  const headers = { 'content-type': 'application/x-ndjson', 'content-encoding': 'identity' };
  return new Response(answer.body, { status: answer.status, headers });
}
