import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, exactField, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { loadPasswordPage, type PasswordPage } from '../../../parts/sign-in/sign-in-page.server.ts';

/** What the page of a reset link shows. */
export interface ResetPasswordPage extends PasswordPage {
  userId: string;
  uuid: string;
}

/**
 * `/mail/resetPassword`, where a mailed link leads (valid for an hour, once). The site's server has put the link's proof into
 * a cookie; a form that was posted to the link's own address has it there.
 */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<ResetPasswordPage> {
  const { searchParams } = new URL(request.url);
  const [page, proof] = await Promise.all([loadPasswordPage(site, 'password.newTitle'), site.pageAccess.resetProof()]);
  return {
    ...page,
    userId: searchParams.get('userId') ?? proof?.userId ?? '',
    uuid: searchParams.get('uuid') ?? proof?.uuid ?? '',
  };
}

const Fields = v.object({
  userId: v.string(),
  uuid: v.string(),
  password: exactField('field.passwordRequired'),
  again: v.string(),
});

/** Sets the new password. */
export const action = defineAction(Fields, {
  block: 'passwordReset',
  secrets: ['password', 'again'],
  fieldOf: { EQUAL_PASSWORD: 'password', INVALID_PW_REGEX: 'password', INCORRECT_PASSWORD: 'again' },
  run: async ({ userId, uuid, password, again }, { context: site }): Promise<FormOutcome> => {
    if (password !== again) return { kind: 'refused', code: 'INCORRECT_PASSWORD' };
    const reply = await site.api.resetPassword({ userId, uuid, newPassword: password });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    await site.pageAccess.forgetResetProof();
    return { kind: 'next', values: { step: 'done' } };
  },
});
