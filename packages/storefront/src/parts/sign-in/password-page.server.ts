import type { Messages } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { loadPageTexts } from '../../i18n/page-texts.server.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import '../../server/site-context.ts';

/** What the pages about passwords have in common. */
export interface PasswordPage {
  title: string;
  texts: Messages;
  /** In characters. */
  passwordLengths: { passwordMinimumCharacters: number; passwordMaximumCharacters: number };
  codeDigits: number;
}

export async function loadPasswordPage(
  site: AppLoadContext,
  titleKey: 'password.findTitle' | 'password.newTitle' | 'password.findIdTitle' | 'password.changeTitle',
): Promise<PasswordPage> {
  const [text, texts] = await Promise.all([
    serverText(site.locale),
    loadPageTexts(site.locale, ['password', 'login', 'signUp', 'field']),
  ]);
  const { passwordMinimumCharacters, passwordMaximumCharacters, smsCodeDigits } = site.platform.constants;
  return {
    title: `${text(titleKey)} · ${site.platform.brand.name}`,
    texts,
    passwordLengths: { passwordMinimumCharacters, passwordMaximumCharacters },
    codeDigits: smsCodeDigits,
  };
}
