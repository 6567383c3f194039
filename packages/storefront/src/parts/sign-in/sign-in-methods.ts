import type { Platform, SignInMethod } from '@longstrip/core';
import type { SignInProvider } from '@longstrip/ui';

/** The names of the services as they write them, in the order of the log-in page. */
export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
};

/** How readers sign in on a platform. */
export interface SignInMethods {
  /** With a password; `emailOrPhone`: the id may also be a phone number. */
  readonly local: 'none' | 'email' | 'emailOrPhone';
  readonly providers: readonly SignInProvider[];
}

export function signInMethodsOf({ signIn }: Pick<Platform, 'signIn'>): SignInMethods {
  const has = (method: SignInMethod) => signIn.includes(method);
  return {
    local: has('phone') ? 'emailOrPhone' : has('email') ? 'email' : 'none',
    providers: signIn.filter(isProvider),
  };
}

function isProvider(method: SignInMethod): method is SignInProvider {
  return Object.hasOwn(PROVIDER_NAMES, method);
}
