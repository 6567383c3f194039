import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { PATHS } from '../../parts/paths.ts';

export const loader = () => redirect(PATHS.home);

/** Ends the session here and, if the api answers, there. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const console = consoleOf(context);
  if (console.session !== null) await console.ask({ call: OPERATOR_CALLS.adminSignOut, answer: DoneSchema });
  return redirect(`${PATHS.signIn}?out`, { headers: { 'Set-Cookie': await console.sessionCookie(null) } });
}
