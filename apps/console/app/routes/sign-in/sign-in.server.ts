import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { OpenedSessionSchema } from '../../parts/calls/account-answers.ts';
import { localPath, type Refused, readForm, refused } from '../../parts/calls/answers.server.ts';
import { openSession } from '../../parts/calls/open-session.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const next = localPath(url.searchParams.get('next'));
  if (consoleOf(context).session?.step === 'OPEN') throw redirect(next);
  return { hasEnded: url.searchParams.has('next'), isOut: url.searchParams.has('out') };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Refused> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const opened = await console.ask({
    call: OPERATOR_CALLS.adminSignIn,
    answer: OpenedSessionSchema,
    body: { email: form.get('email'), password: form.get('password') },
  });
  if (!opened.ok) return refused(opened);
  throw await openSession(console, opened.value, new URL(request.url).searchParams.get('next'));
}
