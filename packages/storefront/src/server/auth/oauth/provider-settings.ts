/** Providers that readers sign in with by OAuth 2. */
export const OAUTH_PROVIDERS = ['google', 'facebook', 'twitter', 'apple'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** Where a provider is, and who we are to it. */
export interface OAuthProviderSettings {
  /** Of an OpenID provider: the `iss` of its id tokens. */
  issuer?: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Where a provider without id tokens says who the reader is. */
  userInfoUrl?: string;
  /** The keys of an OpenID provider; not given: its discovery document names them. */
  jwksUrl?: string;
  clientId: string;
  clientSecret: string;
}

/** The settings of all providers that are set up. */
export type ProviderSettings = Readonly<Partial<Record<OAuthProvider, OAuthProviderSettings>>>;

export function isOAuthProvider(text: string): text is OAuthProvider {
  return OAUTH_PROVIDERS.some((provider) => provider === text);
}

/** The origins to which a form may lead: those of the providers' own pages. */
export function providerOrigins(settings: ProviderSettings = {}): string[] {
  return [...new Set(Object.values(settings).map(({ authorizationUrl }) => new URL(authorizationUrl).origin))];
}

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
