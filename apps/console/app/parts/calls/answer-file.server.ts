import type { OperatorCall } from '@longstrip/api-contract';
import type { ConsoleContext } from '../../context.ts';

/** The same file that the api answers with, such as a table in CSV. */
export async function answerFile(
  console: ConsoleContext,
  question: {
    readonly call: OperatorCall;
    readonly query?: Record<string, string>;
    readonly body?: unknown;
  },
): Promise<Response> {
  const answer = await console.send(question);
  const headers = new Headers();
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
