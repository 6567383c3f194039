import type { OAuthProvider, OAuthProviderSettings } from './provider-settings.ts';

/** Where the providers themselves are. */
const ADDRESSES: Readonly<Record<OAuthProvider, Omit<OAuthProviderSettings, 'clientId' | 'clientSecret'>>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    authorizationUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
    userInfoUrl: 'https://graph.facebook.com/v21.0/me',
  },
  twitter: {
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    userInfoUrl: 'https://api.x.com/2/users/me',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    jwksUrl: 'https://appleid.apple.com/auth/keys',
  },
};

/** The settings of a provider itself, for a store that is registered there. */
export function providerSettings(
  provider: OAuthProvider,
  registration: { clientId: string; clientSecret: string },
): OAuthProviderSettings {
  return { ...ADDRESSES[provider], ...registration };
}
