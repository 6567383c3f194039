import type { StoreUser } from '@longstrip/api-contract';
import { readNickname } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { PackedTexts } from '../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText } from '../../i18n/server-text.server.ts';
import type { FormOutcome } from '../form/define-action.server.ts';
import { loadPageTitle, type PageTitle } from '../seo/page-meta.server.ts';
import { PROVIDER_NAMES } from '../sign-in/sign-in-methods.ts';
import '../../server/site-context.ts';

/** A page that shows which account is signed in. */
export interface AccountPage extends PageTitle {
  texts: PackedTexts;
  /** Null for a guest. */
  account: AccountModel | null;
  /** For the log-out form; null for a guest, who has none. */
  csrfToken: string | null;
}

/** @param namespaces of the texts that the page shows; by default a guest's page has none of them */
export async function loadAccountPage(
  site: AppLoadContext,
  titleKey: MessageKey,
  namespaces: readonly string[] = site.user === null ? [] : ['account'],
): Promise<AccountPage> {
  const [title, texts] = await Promise.all([loadPageTitle(site, titleKey), loadPageTexts(site.locale, namespaces)]);
  return {
    ...title,
    texts,
    account: accountModel(site.user),
    csrfToken: site.user === null ? null : site.pageAccess.csrfToken(),
  };
}

/** The account of the reader who is logged in, as pages show it. */
export interface AccountModel {
  /** Null for a reader without a name. */
  name: string | null;
  email: string | null;
  /** How they logged in: the key of a text, and the value for its placeholder. */
  signIn: { key: ServerKey; provider: string };
}

function accountModel(user: StoreUser | null): AccountModel | null {
  if (user === null) return null;
  return { name: user.nickname ?? user.name, email: user.email, signIn: signInTextOf(user.snsProvider) };
}

function signInTextOf(provider: string | null): AccountModel['signIn'] {
  if (provider === 'email') return { key: 'account.withEmail', provider: '' };
  if (provider === 'phone') return { key: 'account.withPhone', provider: '' };
  if (provider === 'apple_guest') return { key: 'account.guest', provider: '' };
  const name = Object.entries(PROVIDER_NAMES).find(([id]) => id === provider)?.[1] ?? provider ?? '';
  return { key: 'account.with', provider: name };
}

/** Confirmations that a page of the account shows after a change, by the name of the change in the address. */
const NOTICES = {
  password: 'password.changed',
  nickname: 'account.nicknameSaved',
  emailChanged: 'account.emailChanged',
  emailConfirmed: 'account.emailConfirmed',
  cache: 'account.cacheCleared',
  moved: 'account.guestMoved',
} as const satisfies Record<string, ServerKey>;

export type Change = keyof typeof NOTICES;

/** The query parameter that names the change. */
const CHANGE_PARAMETER = 'done';

/** The address of a page of the account that confirms this change. */
export function afterChange(change: Change, page: '/setting' | '/setting/app' | '/my' = '/setting'): string {
  return `${page}?${CHANGE_PARAMETER}=${change}`;
}

/** The sentence that confirms the change named in the address; null if it names none. */
export function changeNotice(request: Request, text: ServerText): string | null {
  const change = new URL(request.url).searchParams.get(CHANGE_PARAMETER) ?? '';
  return isChange(change) ? text(NOTICES[change]) : null;
}

function isChange(name: string): name is Change {
  return Object.hasOwn(NOTICES, name);
}

/** Changes the reader's nickname. A wrong nickname is reported at the field `nickname`. */
export async function saveNickname(site: AppLoadContext, nickname: string, to: string): Promise<FormOutcome> {
  if (nickname === site.user?.nickname) return { kind: 'done', to };
  const refreshToken = (await site.pageAccess.refreshToken()) ?? '';
  const reply = await site.api.changeUser({ action: 'PROFILE', profileRequest: { nickname }, refreshToken });
  if (!reply.ok && reply.code === 'INVALID_PARAMETER') {
    return {
      kind: 'wrong',
      fields: { nickname: readNickname(nickname).ok ? 'field.nicknameTaken' : 'field.nicknameForm' },
    };
  }
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  await site.pageAccess.replaceTokens(reply.data.authResponse);
  return { kind: 'done', to };
}
