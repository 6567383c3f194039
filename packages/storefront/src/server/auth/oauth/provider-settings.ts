import type { SocialIdentity } from '@longstrip/api-contract';
import * as v from 'valibot';

/** Providers that readers sign in with by OAuth 2. */
export const OAUTH_PROVIDERS = ['google', 'facebook', 'twitter', 'apple'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** The addresses of a provider, and our client id and secret there. */
export interface OAuthProviderSettings {
  /** Only for an OpenID provider: the `iss` of its id tokens. */
  issuer?: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** The address for facts about the reader, of a provider without id tokens. */
  userInfoUrl?: string;
  /** The keys of an OpenID provider; if not given, they are taken from its discovery document. */
  jwksUrl?: string;
  clientId: string;
  clientSecret: string;
}

/** The settings of all providers that are set up. */
export type ProviderSettings = Readonly<Partial<Record<OAuthProvider, OAuthProviderSettings>>>;

export function isOAuthProvider(text: string): text is OAuthProvider {
  return OAUTH_PROVIDERS.some((provider) => provider === text);
}

/** The origins of the providers' own pages, to which our forms may lead. */
export function providerOrigins(settings: ProviderSettings = {}): string[] {
  return [...new Set(Object.values(settings).map(({ authorizationUrl }) => new URL(authorizationUrl).origin))];
}

/** The addresses of the real providers. */
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

/** The settings of a real provider, for a store that is registered there. */
export function providerSettings(
  provider: OAuthProvider,
  registration: { clientId: string; clientSecret: string },
): OAuthProviderSettings {
  return { ...ADDRESSES[provider], ...registration };
}

/** How a provider differs from the others. */
export interface ProviderProfile {
  readonly scopes: readonly string[];
  /** How we authenticate when we exchange a code for tokens. */
  readonly clientProof: 'basic' | 'body';
  /** The provider returns with a form that its page posts to us. */
  readonly returnsByPost: boolean;
  /** Whether an id token identifies the reader; otherwise the provider is asked. */
  readonly hasIdToken: boolean;
  /** Query parameters of the request for facts about the reader. */
  readonly userInfoQuery: Readonly<Record<string, string>>;
  /**
   * The reader's identity according to the provider, from an id token or from its answer; `form` has the parameters next to
   * the code. The e-mail address is only used if the provider says that it is confirmed: it decides whose account this is
   * (D22).
   */
  readIdentity(said: unknown, form: URLSearchParams): SocialIdentity;
}

const IdClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.string()),
  // Apple sends it as a string.
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  name: v.optional(v.string()),
});

function readIdClaims(provider: OAuthProvider, claims: unknown): SocialIdentity {
  const { sub, email, email_verified: isVerified, name } = v.parse(IdClaimsSchema, claims);
  const isConfirmed = isVerified === true || isVerified === 'true';
  return { provider, snsId: sub, email: isConfirmed ? (email ?? null) : null, name: nameOf(name) };
}

const FacebookMeSchema = v.object({ id: v.string(), name: v.optional(v.string()) });
const TwitterMeSchema = v.object({
  data: v.object({
    id: v.string(),
    name: v.optional(v.string()),
    username: v.optional(v.string()),
    confirmed_email: v.optional(v.string()),
  }),
});
/** Apple's page posts this together with the code, only at the first consent. */
const AppleUserSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') }) }),
);

export const PROVIDER_PROFILES: Readonly<Record<OAuthProvider, ProviderProfile>> = {
  google: {
    scopes: ['openid', 'email', 'profile'],
    clientProof: 'body',
    returnsByPost: false,
    hasIdToken: true,
    userInfoQuery: {},
    readIdentity: (claims) => readIdClaims('google', claims),
  },
  apple: {
    scopes: ['openid', 'email', 'name'],
    clientProof: 'body',
    returnsByPost: true,
    hasIdToken: true,
    userInfoQuery: {},
    readIdentity: (claims, form) => {
      const user = v.safeParse(AppleUserSchema, form.get('user'));
      const name = user.success ? `${user.output.name.firstName} ${user.output.name.lastName}` : undefined;
      return { ...readIdClaims('apple', claims), name: nameOf(name) };
    },
  },
  facebook: {
    scopes: ['public_profile'],
    clientProof: 'body',
    returnsByPost: false,
    hasIdToken: false,
    // Facebook does not say whether an address is confirmed, so an address proves nothing and is not requested
    // (record 0094).
    userInfoQuery: { fields: 'id,name' },
    readIdentity: (said) => {
      const { id, name } = v.parse(FacebookMeSchema, said);
      return { provider: 'facebook', snsId: id, email: null, name: nameOf(name) };
    },
  },
  twitter: {
    scopes: ['users.read', 'tweet.read', 'users.email'],
    clientProof: 'basic',
    returnsByPost: false,
    hasIdToken: false,
    userInfoQuery: { 'user.fields': 'confirmed_email' },
    readIdentity: (said) => {
      const { id, name, username, confirmed_email: email } = v.parse(TwitterMeSchema, said).data;
      return { provider: 'twitter', snsId: id, email: email ?? null, name: nameOf(name ?? username) };
    },
  },
};

const NAME_MAXIMUM = 100;

function nameOf(name: string | undefined): string | null {
  return name?.trim().slice(0, NAME_MAXIMUM) || null;
}
