import { APPLE_CLIENT_ID, appleClientSecret } from './apple-client-secret.ts';

/** A site's settings for a sign-in provider. */
export interface SandboxProvider {
  /** Of a provider with id tokens. */
  issuer?: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Of a provider without id tokens: the address that says who the reader is. */
  userInfoUrl?: string;
  jwksUrl?: string;
  clientId: string;
  clientSecret: string;
}

/** The store's registration at each provider. Apple's secret is signed again at each start. */
export const CLIENTS: Readonly<Record<ProviderName, { clientId: string; clientSecret: string }>> = {
  google: { clientId: 'longstrip.apps.google.example', clientSecret: 'sandbox-google-client-secret' },
  facebook: { clientId: '1062534297810534', clientSecret: 'sandbox-facebook-app-secret' },
  twitter: { clientId: 'bG9uZ3N0cmlwLXNhbmRib3g', clientSecret: 'sandbox-twitter-client-secret' },
  // Not compared with anything: the provider verifies the signature of what it gets.
  apple: { clientId: APPLE_CLIENT_ID, clientSecret: 'sandbox-apple-verifies-what-was-signed' },
};

const USER_INFO_PATHS: Readonly<Partial<Record<ProviderName, string>>> = {
  google: '/userinfo',
  facebook: '/me',
  twitter: '/2/users/me',
};

/**
 * The sandbox's sign-in providers, in the form of a site's configuration.
 * @param baseUrl the sandbox's own origin, such as `http://127.0.0.1:3102`
 * @param nowMs when Apple's client secret is signed; it is valid for 180 days
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

/** The sign-in providers of which the sandbox has fakes. */
export const PROVIDER_NAMES = ['google', 'facebook', 'twitter', 'apple'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
};

/** Whether the provider answers with an id token; at the others, a site asks for the reader's data. */
export const hasIdToken = (name: ProviderName): boolean => name === 'google' || name === 'apple';
