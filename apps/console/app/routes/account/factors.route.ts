import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { BegunAppSchema, DoneSchema, RecoveryCodesSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, type Refused, readForm, refused } from '../../parts/calls/answers.server.ts';
import { PATHS } from '../../parts/paths.ts';

export const loader = () => redirect(PATHS.account);

/** What a step of setting up a second factor answers: options to go on with, or recovery codes, which are shown this once. */
export type FactorActed =
  | Refused
  | { ok: true; step: 'app'; secret: string; address: string; setUp: string }
  | { ok: true; step: 'passkey'; options: unknown }
  | { ok: true; step: 'done'; recoveryCodes: readonly string[] | null };

const PasskeySchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The operator's own second factors. The field `step` says what is done. */
export async function action({ request, context }: ActionFunctionArgs): Promise<FactorActed> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const password = { password: form.get('password') };
  const done = async (asked: Promise<Acted<{ recoveryCodes: readonly string[] | null }>>): Promise<FactorActed> => {
    const answer = await asked;
    return answer.ok ? { ok: true, step: 'done', recoveryCodes: answer.recoveryCodes } : answer;
  };
  const codes = async (call: Parameters<typeof act>[1]['call'], body: object) => {
    const answer = await act(console, { call, answer: RecoveryCodesSchema, body });
    return answer.ok ? { ok: true as const, ...answer.value } : refused(answer);
  };
  switch (form.get('step')) {
    case 'app-begin': {
      const begun = await act(console, { call: OPERATOR_CALLS.adminTotpBegin, answer: BegunAppSchema, body: password });
      return begun.ok ? { ok: true, step: 'app', ...begun.value } : refused(begun);
    }
    case 'app-confirm':
      return done(codes(OPERATOR_CALLS.adminTotpConfirm, { setUp: form.get('setUp'), code: form.get('code') }));
    case 'passkey-begin': {
      const call = OPERATOR_CALLS.adminPasskeyBegin;
      const begun = await act(console, { call, answer: v.unknown(), body: password });
      return begun.ok ? { ok: true, step: 'passkey', options: begun.value } : refused(begun);
    }
    case 'passkey-add': {
      const passkey = v.parse(PasskeySchema, form.get('passkey'));
      return done(codes(OPERATOR_CALLS.adminPasskeyAdd, { name: form.get('name'), passkey }));
    }
    case 'passkey-remove': {
      const body = { ...password, passkey: form.get('passkey') };
      const removed = await act(console, { call: OPERATOR_CALLS.adminPasskeyRemove, answer: DoneSchema, body });
      return removed.ok ? { ok: true, step: 'done', recoveryCodes: null } : refused(removed);
    }
    case 'recovery-codes':
      return done(codes(OPERATOR_CALLS.adminRecoveryCodes, password));
    default:
      throw new Response(null, { status: 400 });
  }
}
