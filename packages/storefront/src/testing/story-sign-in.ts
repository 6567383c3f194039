import { SAMPLE_SCENES, sampleCover } from '@longstrip/ui/samples';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { FormReply } from '../parts/form/site-form.tsx';
import type { SignInPage } from '../parts/sign-in/sign-in-page.server.ts';
import type { FindPasswordPage } from '../routes/people/find-password/find-password.server.ts';
import type { LoginPage } from '../routes/people/login/login.server.ts';
import type { NewcomerPage } from '../routes/people/newcomer/newcomer.server.ts';
import type { SignUpPage } from '../routes/people/sign-up/sign-up.server.ts';

const LENGTHS = { passwordMinimumCharacters: 8, passwordMaximumCharacters: 20 };
const DIGITS = 6;

/**
 * The common data of log-in and sign-up, on a site with every sign-in method. Its texts are empty: stories load all texts.
 */
function storySignIn(more: Partial<SignInPage> = {}): SignInPage {
  return {
    title: 'Story',
    texts: NO_TEXTS,
    methods: { local: 'email', providers: ['google', 'facebook', 'twitter', 'apple'] },
    covers: Object.values(SAMPLE_SCENES).map((scene) => sampleCover(scene, '')),
    csrfToken: 'story',
    callback: '/',
    porch: null,
    hasGuestSignIn: false,
    ...more,
  };
}

export function storyLogin(more: Partial<LoginPage> = {}): LoginPage {
  return {
    ...storySignIn(),
    lockedEpisode: null,
    errorText: null,
    errorMethod: null,
    isLocalOpen: false,
    moved: null,
    currentName: null,
    ...more,
  };
}

export function storySignUp(more: Partial<SignUpPage> = {}): SignUpPage {
  return { ...storySignIn(), by: 'mail', codeDigits: DIGITS, passwordLengths: LENGTHS, ...more };
}

export function storyNewcomer(): NewcomerPage {
  return { ...storySignIn(), nickname: 'Juniper', requestId: 'story-request' };
}

export function storyFindPassword(more: Partial<FindPasswordPage> = {}): FindPasswordPage {
  return {
    title: 'Story',
    texts: NO_TEXTS,
    passwordLengths: LENGTHS,
    codeDigits: DIGITS,
    hasPhone: true,
    by: 'mail',
    ...more,
  };
}

/** The reply to a form that was sent. */
export function storyReply(more: Partial<FormReply>): FormReply {
  return { values: {}, fields: {}, text: null, code: null, ...more };
}
