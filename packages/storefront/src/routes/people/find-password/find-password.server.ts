import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { loadPasswordPage, type PasswordPage } from '../../../parts/sign-in/sign-in-page.server.ts';

/** What the page of a forgotten password shows. */
export interface FindPasswordPage extends PasswordPage {
  /** A phone number may be the id of an account here. */
  hasPhone: boolean;
  by: 'mail' | 'phone';
}

/** `/user/find-password`, by e-mail or, where a platform has phone ids, by `?by=phone`. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<FindPasswordPage> {
  const hasPhone = site.platform.signIn.includes('phone');
  const by = hasPhone && new URL(request.url).searchParams.get('by') === 'phone' ? 'phone' : 'mail';
  return { ...(await loadPasswordPage(site, 'password.findTitle')), hasPhone, by };
}

const Mail = v.object({
  step: v.literal('mail'),
  email: textField('field.emailRequired'),
});
const Phone = v.object({
  step: v.literal('phone'),
  phone: textField('field.phoneRequired'),
});
const Code = v.object({
  step: v.literal('code'),
  phone: v.string(),
  code: textField('field.codeForm'),
});

/** Sends a link or a code. Before the reader proves their identity, the answer is the same for every address and number. */
export const action = defineAction(v.variant('step', [Mail, Phone, Code]), {
  block: 'passwordFind',
  secrets: ['code'],
  fieldOf: {
    INVALID_EMAIL: 'email',
    NOT_FOUND_SMS_USER: 'code',
    ALREADY_USE_SMS: 'code',
    TIMEOUT: 'code',
    EXCEED_AUTH_COUNT: 'code',
  },
  run: async (input, { context: site }): Promise<FormOutcome> => {
    if (input.step === 'mail') {
      const reply = await site.api.mailResetLink({ email: input.email });
      return reply.ok ? { kind: 'next', values: { step: 'sent' } } : { kind: 'refused', code: reply.code };
    }
    const { phone } = input;
    if (input.step === 'phone') {
      const reply = await site.api.sendPhoneCode({ phone, purpose: 'FIND_PASSWORD' });
      if (!reply.ok && reply.code === 'INVALID_PARAMETER')
        return { kind: 'wrong', fields: { phone: 'field.phoneForm' } };
      // An earlier code that is not used yet stays valid.
      const isSent = reply.ok || reply.code === 'ALREADY_SEND_SMS';
      return isSent ? { kind: 'next', values: { step: 'code', phone } } : { kind: 'refused', code: reply.code };
    }
    const reply = await site.api.verifyPhoneCode({ phone, purpose: 'FIND_PASSWORD', code: input.code });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    if (reply.data.purpose !== 'FIND_PASSWORD')
      throw new Error(`A code for a password was confirmed as ${reply.data.purpose}`);
    const { userId, uuid } = reply.data;
    await site.pageAccess.setResetProof({ userId, uuid });
    return { kind: 'done', to: '/mail/resetPassword' };
  },
});
