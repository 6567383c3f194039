import { APPLE_CLIENT_ID, appleClientSecret } from './apple-client-secret.ts';

/** What a site has to know of a sign-in provider. */
export interface SandboxProvider {
  /** Where there is an id token. */
  issuer?: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Where there is no id token: who the reader is. */
  userInfoUrl?: string;
  jwksUrl?: string;
  clientId: string;
  clientSecret: string;
}

/** The store's registration at each provider. Apple's secret is signed anew for each start. */
export const CLIENTS: Readonly<Record<ProviderName, { clientId: string; clientSecret: string }>> = {
  google: { clientId: 'longstrip.apps.google.example', clientSecret: 'sandbox-google-client-secret' },
  facebook: { clientId: '1062534297810534', clientSecret: 'sandbox-facebook-app-secret' },
  twitter: { clientId: 'bG9uZ3N0cmlwLXNhbmRib3g', clientSecret: 'sandbox-twitter-client-secret' },
  // The provider compares nothing with this one: it verifies what was signed.
  apple: { clientId: APPLE_CLIENT_ID, clientSecret: 'sandbox-apple-verifies-what-was-signed' },
};

const USER_INFO_PATHS: Readonly<Partial<Record<ProviderName, string>>> = {
  google: '/userinfo',
  facebook: '/me',
  twitter: '/2/users/me',
};

/**
 * The sandbox's sign-in providers as a site is configured with them.
 * @param baseUrl the sandbox's own origin, such as `http://127.0.0.1:3102`
 * @param nowMs when Apple's client secret is signed; it holds for 180 days
 */
export function sandboxProviders(
  baseUrl: string,
  nowMs: number = Date.now(),
): Readonly<Record<ProviderName, SandboxProvider>> {
  const providerOf = (name: ProviderName): SandboxProvider => {
    const root = `${baseUrl}/${name}`;
    const userInfo = USER_INFO_PATHS[name];
    return {
      ...(hasIdToken(name) ? { issuer: root, jwksUrl: `${root}/jwks` } : {}),
      authorizationUrl: `${root}/auth`,
      tokenUrl: `${root}/token`,
      ...(userInfo === undefined ? {} : { userInfoUrl: `${root}${userInfo}` }),
      clientId: CLIENTS[name].clientId,
      clientSecret: name === 'apple' ? appleClientSecret(nowMs) : CLIENTS[name].clientSecret,
    };
  };
  const [google, facebook, twitter, apple] = PROVIDER_NAMES;
  return {
    google: providerOf(google),
    facebook: providerOf(facebook),
    twitter: providerOf(twitter),
    apple: providerOf(apple),
  };
}

/** The sign-in providers that the sandbox plays. */
export const PROVIDER_NAMES = ['google', 'facebook', 'twitter', 'apple'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
};

/** Who answers with an id token; the others are asked who the reader is. */
export const hasIdToken = (name: ProviderName): boolean => name === 'google' || name === 'apple';
