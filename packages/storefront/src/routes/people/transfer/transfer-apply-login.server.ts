import type { SignInProvider } from '@longstrip/ui';
import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, type FormOutcome, textField, tickedField } from '../../../parts/form/define-action.server.ts';
import { signInMethodsOf } from '../../../parts/sign-in/sign-in-methods.ts';
import {
  leadToPageOf,
  loadTransfer,
  loadTransferPage,
  TRANSFER_PAGES,
  type TransferApplyPage,
  transferTargetOf,
  wrongPage,
} from './transfer-apply.server.ts';

/** `/transfer/apply/login`: first the old account, then how its reader logs in at the target. */
export interface TransferLoginPage extends TransferApplyPage {
  step:
    | { kind: 'old' }
    | { kind: 'target'; providers: SignInProvider[]; csrfToken: string }
    /** The reader has signed in at a provider, and has no account at the target yet. */
    | { kind: 'newcomer'; nickname: string };
}

export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<TransferLoginPage> {
  const page = await loadTransferPage(site);
  if (site.user === null) return { ...page, step: { kind: 'old' } };
  const transfer = await loadTransfer(site);
  if (transfer.state !== null && transfer.state !== 'chosen') throw leadToPageOf(transfer);
  const proven = new URL(request.url).searchParams.get('step') === 'target' ? await site.pageAccess.newcomer() : null;
  if (proven !== null) {
    const reply = await site.api.chooseTransferTarget({ ...proven.identity, nickname: null });
    if (!reply.ok && reply.code === 'NOT_REGISTERED_USER') {
      return { ...page, step: { kind: 'newcomer', nickname: proven.identity.name ?? '' } };
    }
    site.pageAccess.forgetNewcomer();
    throw redirect(reply.ok ? TRANSFER_PAGES.confirm : wrongPage(reply.code), 302);
  }
  const target = await transferTargetOf(site);
  const { providers } = signInMethodsOf(site.platform);
  const there = signInMethodsOf(target).providers;
  return {
    ...page,
    step: {
      kind: 'target',
      providers: providers.filter((provider) => there.includes(provider)),
      csrfToken: site.pageAccess.csrfToken(),
    },
  };
}

const Fields = v.object({
  nickname: textField('field.nicknameForm'),
  terms: tickedField('field.agreementRequired'),
  privacy: tickedField('field.agreementRequired'),
});

/** Creates the account at the target for a reader who has none there yet. */
export const action = defineAction(Fields, {
  block: 'login',
  fieldOf: { INVALID_PARAMETER: 'nickname' },
  run: async ({ nickname }, { context: site }): Promise<FormOutcome> => {
    const proven = await site.pageAccess.newcomer();
    if (proven === null) return { kind: 'done', to: TRANSFER_PAGES.login };
    const reply = await site.api.chooseTransferTarget({ ...proven.identity, nickname });
    if (!reply.ok && reply.code === 'INVALID_PARAMETER') {
      return { kind: 'wrong', fields: { nickname: 'field.nicknameTaken' } };
    }
    site.pageAccess.forgetNewcomer();
    return { kind: 'done', to: reply.ok ? TRANSFER_PAGES.confirm : wrongPage(reply.code) };
  },
});
