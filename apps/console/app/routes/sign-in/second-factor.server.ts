import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { OpenedSessionSchema } from '../../parts/calls/account-answers.ts';
import { localPath, type Refused, readForm, refused } from '../../parts/calls/answers.server.ts';
import { openSession } from '../../parts/calls/open-session.server.ts';
import { PATHS } from '../../parts/paths.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = consoleOf(context);
  if (session === null) throw redirect(PATHS.signIn);
  if (session.step === 'OPEN') throw redirect(localPath(new URL(request.url).searchParams.get('next')));
  return { methods: session.methods, passkey: session.passkey };
}

/** What a browser answered for a passkey, as it was sent; the api checks it. */
const PasskeySchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

export async function action({ request, context }: ActionFunctionArgs): Promise<Refused> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const passkey = v.safeParse(PasskeySchema, form.get('passkey'));
  const factor = passkey.success
    ? { passkey: passkey.output }
    : form.get('recoveryCode') === ''
      ? { code: form.get('code') }
      : { recoveryCode: form.get('recoveryCode') };
  const opened = await console.ask({
    call: OPERATOR_CALLS.adminSecondFactor,
    answer: OpenedSessionSchema,
    body: factor,
  });
  if (opened.ok) throw await openSession(console, opened.value, new URL(request.url).searchParams.get('next'));
  // After ten minutes the password has to be given again.
  if (opened.code === 'NOT_AN_OPERATOR') {
    const headers = { 'Set-Cookie': await console.sessionCookie(null) };
    throw redirect(`${PATHS.signIn}?next=%2F`, { headers });
  }
  return refused(opened);
}
