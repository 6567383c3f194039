import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { PackedTexts } from '../../i18n/packed-texts.ts';
import { loadPageTexts, serverText } from '../../i18n/server-text.server.ts';
import { hasGuestProvider } from '../../server/auth/provider-list.ts';
import { readCallback } from '../navigation/callback-address.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import { CARD_PICTURES, withoutFail } from '../series/load-series.server.ts';
import { type SignInMethods, signInMethodsOf } from './sign-in-methods.ts';
import '../../server/site-context.ts';

const WALL_COVERS = 12;
const COVER_RATIO = 3 / 4;

/** The common data of log-in, sign-up and the page between them. */
export interface SignInPage {
  title: string;
  texts: PackedTexts;
  methods: SignInMethods;
  /** Covers of the newest series, as decoration. */
  covers: PictureSource[];
  /** For the forms that lead to other services. */
  csrfToken: string;
  /** The page to return to. */
  callback: string;
  porch: string | null;
  /** The iPhone app: readers may continue without an account of their own (D1). */
  hasGuestSignIn: boolean;
}

/** The page that the reader came from; by default the home page. Readers never come back to an error page. */
export function callbackOf(request: Request): string {
  const { search } = new URL(request.url);
  const callback = readCallback(search) ?? '/';
  return callback.startsWith('/callback/') || callback.startsWith('/user/log') ? '/' : callback;
}

/** Whether the reader is logged in and need not log in again. An Apple guest may still become a member. */
export function isMember({ user }: Pick<AppLoadContext, 'user'>): boolean {
  return user !== null && user.snsProvider !== 'apple_guest';
}

export async function loadSignInPage(
  request: Request,
  site: AppLoadContext,
  titleKey: 'login.title' | 'signUp.title' | 'signUp.almostTitle',
): Promise<SignInPage> {
  const [text, texts, covers] = await Promise.all([
    serverText(site.locale),
    loadPageTexts(site.locale, [
      ...['login', 'signUp', 'password', 'field'],
      ...(site.client.channel === 'WEB' ? [] : ['app']),
    ]),
    withoutFail(
      site,
      'covers',
      site.api.newestSeries({ type: 'ALL', ...CARD_PICTURES, limit: WALL_COVERS }),
      ({ thumbnails }) => thumbnails.slice(0, 1).map((picture) => pictureModel(picture, COVER_WIDTHS_PX, COVER_RATIO)),
    ),
  ]);
  return {
    title: `${text(titleKey)} · ${site.platform.brand.name}`,
    texts,
    methods: signInMethodsOf(site.platform),
    covers: covers.flat(),
    csrfToken: site.pageAccess.csrfToken(),
    callback: callbackOf(request),
    porch: new URL(request.url).searchParams.get('porch'),
    hasGuestSignIn: site.user === null && hasGuestProvider(site.platform, site.client.platform),
  };
}

/** The common data of the pages about passwords. */
export interface PasswordPage {
  title: string;
  texts: PackedTexts;
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
