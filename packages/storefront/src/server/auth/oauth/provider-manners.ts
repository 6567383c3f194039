import type { SocialIdentity } from '@longstrip/api-contract';
import * as v from 'valibot';
import type { OAuthProvider } from './provider-settings.ts';

/** How a provider differs from the others. */
export interface ProviderManners {
  readonly scopes: readonly string[];
  /** How we prove ourselves when we change a code into tokens. */
  readonly clientProof: 'basic' | 'body';
  /** The provider returns by a form that its page posts to us. */
  readonly returnsByPost: boolean;
  /** Whether an id token says who the reader is; otherwise the provider is asked. */
  readonly hasIdToken: boolean;
  /** Parameters of the provider's question for the reader. */
  readonly userInfoQuery: Readonly<Record<string, string>>;
  /**
   * Who the provider says the reader is, from an id token or from its answer; `form` is what came beside the code. The
   * e-mail address only where the provider says that it has confirmed it: it decides whose account this is (D22).
   */
  readIdentity(said: unknown, form: URLSearchParams): SocialIdentity;
}

const IdClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.string()),
  // Apple writes it as a text.
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
/** What Apple's page posts beside the code, at the first consent only. */
const AppleUserSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') }) }),
);

export const PROVIDER_MANNERS: Readonly<Record<OAuthProvider, ProviderManners>> = {
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
    // Facebook does not say whether an address was confirmed, so it proves none, and none is asked for (record 0094).
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
