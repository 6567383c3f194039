import { randomUUID } from 'node:crypto';
import { readNickname } from '@longstrip/core';
import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, type FormOutcome, textField, tickedField } from '../../../parts/form/define-action.server.ts';
import { loadSignInPage, type SignInPage } from '../../../parts/sign-in/sign-in-page.server.ts';

/** The page for a person whom a provider has just identified and who has no account yet. */
export interface NewcomerPage extends SignInPage {
  nickname: string;
  requestId: string;
}

/** `/callback/login-newuser`. Without a proof, or when it is too old, back to the log-in page. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<NewcomerPage> {
  const newcomer = await site.pageAccess.newcomer();
  if (newcomer === null) throw redirect('/user/login', 302);
  return {
    ...(await loadSignInPage(request, site, 'signUp.almostTitle')),
    nickname: newcomer.identity.name ?? '',
    requestId: randomUUID(),
  };
}

const Fields = v.object({
  nickname: textField('field.nicknameForm'),
  requestId: v.string(),
  terms: tickedField('field.agreementRequired'),
  privacy: tickedField('field.agreementRequired'),
  isAgreeMail: v.optional(v.string()),
});

/** Makes the account that the reader agreed to. */
export const action = defineAction(Fields, {
  block: 'login',
  run: async ({ nickname, requestId, isAgreeMail }, { context: site }): Promise<FormOutcome> => {
    const newcomer = await site.pageAccess.newcomer();
    if (newcomer === null) return { kind: 'done', to: '/user/login' };
    if (!readNickname(nickname).ok) return { kind: 'wrong', fields: { nickname: 'field.nicknameForm' } };
    const free = await site.api.checkNickname({ nickname });
    if (free.ok && !free.data.isAvailable) return { kind: 'wrong', fields: { nickname: 'field.nicknameTaken' } };
    const reply = await site.api.signUpSocially({
      ...newcomer.identity,
      nickname,
      isAgreeMail: isAgreeMail !== undefined,
      requestId,
    });
    // Another request has taken the nickname first.
    if (!reply.ok && reply.code === 'INVALID_PARAMETER') {
      return { kind: 'wrong', fields: { nickname: 'field.nicknameTaken' } };
    }
    if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
    site.pageAccess.forgetNewcomer();
    site.pageAccess.signIn(reply.data, { isKept: newcomer.isKept });
    return { kind: 'done', to: newcomer.callback };
  },
});
