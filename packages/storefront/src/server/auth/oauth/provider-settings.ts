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
