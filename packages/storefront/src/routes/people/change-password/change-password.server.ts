import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { serverText } from '../../../i18n/server-text.server.ts';
import { afterChange } from '../../../parts/account/account.server.ts';
import { defineAction, exactField, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPasswordPage, type PasswordPage } from '../../../parts/sign-in/sign-in-page.server.ts';

/** What the page on which a reader changes their password shows. */
export interface ChangePasswordPage extends PasswordPage {
  /** Why the reader has no password to change: they sign in by another service. Null when they have one. */
  refusal: string | null;
  /** For password managers. */
  signInId: string;
}

/** `/setting/password`. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<ChangePasswordPage> {
  await refuseExpiredSession(site);
  const [page, text] = await Promise.all([loadPasswordPage(site, 'password.changeTitle'), serverText(site.locale)]);
  const isLocal = site.user?.snsProvider === 'email' || site.user?.snsProvider === 'phone';
  return {
    ...page,
    refusal: isLocal ? null : text('error.NOT_LOCAL_LOGIN_USER'),
    signInId: site.user?.snsId ?? '',
  };
}

const Fields = v.object({
  old: exactField('field.passwordRequired'),
  password: exactField('field.passwordRequired'),
  again: v.optional(v.string(), ''),
});

/** Changes the password: this session stays, the others end (D21). */
export const action = defineAction(Fields, {
  block: 'passwordChange',
  secrets: ['old', 'password', 'again'],
  fieldOf: { INCORRECT_PASSWORD: 'old', EQUAL_PASSWORD: 'password', INVALID_PW_REGEX: 'password' },
  run: async ({ old, password, again }, { context: site }): Promise<FormOutcome> => {
    if (password !== again) return { kind: 'wrong', fields: { again: 'field.passwordDiffers' } };
    const reply = await site.api.changePassword({ oldPassword: old, newPassword: password });
    return reply.ok ? { kind: 'done', to: afterChange('password') } : { kind: 'refused', code: reply.code };
  },
});
