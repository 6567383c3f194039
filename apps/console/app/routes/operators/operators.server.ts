import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { DoneSchema, InvitationLinkSchema, OperatorsSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operators = await read(
    consoleOf(context),
    { call: OPERATOR_CALLS.adminOperators, answer: OperatorsSchema },
    request,
  );
  return { operators, nowMs: Date.now() };
}

/** An act about operators; a link is answered once. */
export type OperatorActed = Acted<{ link?: string; isMailed?: boolean }>;

/** The field `step` says which act it is. */
export async function action({ request, context }: ActionFunctionArgs): Promise<OperatorActed> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const named = { operator: form.get('operator'), reason: form.get('reason') };
  const linked = async (call: Parameters<typeof act>[1]['call'], body: object): Promise<OperatorActed> => {
    const invited = await act(console, { call, answer: InvitationLinkSchema, body });
    return invited.ok ? { ok: true, link: invited.value.link, isMailed: invited.value.isMailed } : refused(invited);
  };
  const done = async (call: Parameters<typeof act>[1]['call'], body: object): Promise<OperatorActed> => {
    const answer = await act(console, { call, answer: DoneSchema, body });
    return answer.ok ? { ok: true } : refused(answer);
  };
  switch (form.get('step')) {
    case 'invite': {
      const of = { email: form.get('email'), name: form.get('name'), locale: form.get('locale') };
      return linked(OPERATOR_CALLS.adminOperatorInvite, { ...of, roles: form.list('roles') });
    }
    case 'reset':
      return linked(OPERATOR_CALLS.adminOperatorReset, named);
    case 'roles':
      return done(OPERATOR_CALLS.adminOperatorRoles, {
        ...named,
        roles: form.list('roles'),
        before: form.list('before'),
      });
    case 'disable':
      return done(OPERATOR_CALLS.adminOperatorDisable, named);
    case 'enable':
      return done(OPERATOR_CALLS.adminOperatorEnable, named);
    default:
      throw new Response(null, { status: 400 });
  }
}
