import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { DoneSchema, MeSchema, SessionsSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const [me, sessions] = await Promise.all([
    read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request),
    read(console, { call: OPERATOR_CALLS.adminSessions, answer: SessionsSchema }, request),
  ]);
  return { me, sessions, nowMs: Date.now() };
}

/** Changes the password, or ends sessions. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ did: string }>> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const did = form.get('step');
  const isPassword = did === 'password';
  const done = await act(console, {
    call: isPassword ? OPERATOR_CALLS.adminPasswordChange : OPERATOR_CALLS.adminSessionEnd,
    answer: DoneSchema,
    body: isPassword
      ? { password: form.get('password'), newPassword: form.get('newPassword') }
      : { session: form.get('session') },
  });
  return done.ok ? { ok: true, did } : refused(done);
}
