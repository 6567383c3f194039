import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { loadPasswordPage, type PasswordPage } from '../../../parts/sign-in/sign-in-page.server.ts';

/** `/user/find-id`, where a phone number may be the id of an account (D22). */
export function loader({ context: site }: LoaderFunctionArgs): Promise<PasswordPage> {
  return loadPasswordPage(site, 'password.findIdTitle');
}

const Phone = v.object({ step: v.literal('phone'), phone: textField('field.phoneRequired') });
const Code = v.object({ step: v.literal('code'), phone: v.string(), code: textField('field.codeForm') });

/** Sends a code, and shows the masked ids of the accounts with the phone number that the code proves. */
export const action = defineAction(v.variant('step', [Phone, Code]), {
  block: 'passwordFind',
  secrets: ['code'],
  fieldOf: {
    INVALID_PARAMETER: 'phone',
    NOT_FOUND_SMS_USER: 'code',
    ALREADY_USE_SMS: 'code',
    TIMEOUT: 'code',
    EXCEED_AUTH_COUNT: 'code',
  },
  run: async (input, { context: site }): Promise<FormOutcome> => {
    const { phone } = input;
    const purpose = 'FIND_ID';
    if (input.step === 'phone') {
      const reply = await site.api.sendPhoneCode({ phone, purpose });
      // An earlier code that is not used yet stays valid.
      const isSent = reply.ok || reply.code === 'ALREADY_SEND_SMS';
      return isSent ? { kind: 'next', values: { step: 'code', phone } } : { kind: 'refused', code: reply.code };
    }
    const reply = await site.api.verifyPhoneCode({ phone, purpose, code: input.code });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    if (reply.data.purpose !== purpose) throw new Error(`A code for an id was confirmed as ${reply.data.purpose}`);
    return { kind: 'next', values: { step: 'ids', ids: reply.data.ids.join('\n') } };
  },
});
