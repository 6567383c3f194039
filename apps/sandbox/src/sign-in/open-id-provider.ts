import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AccountClaims, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import * as v from 'valibot';
import { waitUnlessGone } from '../delivery-faults.ts';
import { type AccountBook, type ProviderAccount, shownEmail } from './accounts.ts';
import { type AnswerFault, spoilIdToken } from './answer-faults.ts';
import { isAppleClientSecret } from './apple-client-secret.ts';
import { createProviderStore, loadOidcProvider } from './provider-store.ts';
import { CLIENTS, hasIdToken, type ProviderName } from './providers.ts';

/** Facts about one consent, kept until its tokens are fetched. */
export interface GrantNote {
  fault: AnswerFault | null;
  /** Apple gives the person's name only once, at the first consent. */
  isFirstConsent: boolean;
}

/** A fake provider, with the people who have accounts there. */
export interface FakeProvider {
  readonly name: ProviderName;
  readonly provider: Provider;
  readonly accounts: AccountBook;
  readonly grantNotes: LRUCache<string, GrantNote>;
  /** Ids of people who have agreed before. */
  readonly consented: Set<string>;
}

export interface FakeProviderOptions {
  baseUrl: string;
  /** Sites to whose `/api/auth/callback/{provider}` readers are sent back; only those on this machine count. */
  siteOrigins: readonly string[];
  nowMs: () => number;
  /** How late a late token is. */
  lateMs: number;
}

const DAY_SECONDS = 24 * 60 * 60;
const TTL = { AccessToken: 3600, AuthorizationCode: 300, Grant: DAY_SECONDS, IdToken: 3600, Interaction: 3600 };
const NOTES_MOST = 1_000;

const SCOPES: Readonly<Record<ProviderName, string[]>> = {
  google: ['openid', 'email', 'profile'],
  apple: ['openid', 'email', 'name'],
  facebook: ['public_profile', 'email'],
  twitter: ['users.read', 'tweet.read', 'users.email'],
};

const LOOPBACK_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The addresses to which the provider may send a reader back: only the sites on this machine. */
function callbacksOf(name: ProviderName, siteOrigins: readonly string[]): string[] {
  const origins = siteOrigins.filter((origin) => LOOPBACK_HOST.test(new URL(origin).hostname));
  // The library does not accept a client without an address.
  return (origins.length === 0 ? ['http://nowhere.invalid'] : origins).map(
    (origin) => `${origin}/api/auth/callback/${name}`,
  );
}

function claimsOf(name: ProviderName, account: ProviderAccount): AccountClaims {
  const email = shownEmail(account);
  const [givenName = account.name, ...rest] = account.name.split(' ');
  return {
    sub: account.id,
    ...(email === null ? {} : { email, email_verified: true }),
    ...(name === 'apple'
      ? { is_private_email: account.isEmailHidden, nonce_supported: true }
      : { name: account.name, given_name: givenName, family_name: rest.join(' ') }),
  };
}

/** A sign-in provider under its own path, with its own keys and its own cookies. */
export async function createFakeProvider(
  name: ProviderName,
  accounts: AccountBook,
  options: FakeProviderOptions,
): Promise<FakeProvider> {
  const { Provider, interactionPolicy } = await loadOidcProvider();
  const algorithm = hasIdToken(name) ? 'RS256' : 'ES256';
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const policy = interactionPolicy.base();
  // Like the real ones with an account chooser: even a reader who has just signed in is asked again.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('choose_account', 'an account is chosen each time', (ctx) =>
        ctx.oidc.result?.login === undefined
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  const jwk = { ...(await exportJWK(privateKey)), kid: `${name}-1`, alg: algorithm, use: 'sig' };
  const configuration: Configuration = {
    adapter: createProviderStore(),
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: CLIENTS[name].clientId,
        client_secret: CLIENTS[name].clientSecret,
        client_name: 'Longstrip',
        redirect_uris: callbacksOf(name, options.siteOrigins),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: algorithm,
        token_endpoint_auth_method: name === 'twitter' ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    clientBasedCORS: () => false,
    scopes: SCOPES[name],
    claims: {
      openid: ['sub', ...(name === 'apple' ? ['nonce_supported'] : [])],
      email: ['email', 'email_verified', ...(name === 'apple' ? ['is_private_email'] : [])],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google and Apple put the address into the id token.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: name === 'google' },
      rpInitiatedLogout: { enabled: false },
    },
    routes: { userinfo: '/userinfo' },
    // Facebook supports PKCE but does not require it.
    pkce: { required: () => name !== 'facebook' },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: `sandbox-${name}-session`,
        interaction: `sandbox-${name}-interaction`,
        resume: `sandbox-${name}-resume`,
      },
    },
    ttl: { ...TTL, Session: DAY_SECONDS },
    interactions: { url: (_ctx, interaction) => `/${name}/interaction/${interaction.uid}`, policy },
    findAccount: (_ctx, id) => {
      const account = accounts.find(id);
      return account && { accountId: id, claims: () => claimsOf(name, account) };
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text';
      ctx.body = `${error}: ${error_description ?? ''}\n`;
    },
  };
  const provider = new Provider(`${options.baseUrl}/${name}`, configuration);
  const grantNotes = new LRUCache<string, GrantNote>({ max: NOTES_MOST });
  const fake: FakeProvider = { name, provider, accounts, grantNotes, consented: new Set() };
  if (name === 'apple') verifySignedSecrets(provider, options.nowMs);
  followNotes(fake, privateKey, options);
  return fake;
}

/** Apple's client secret is a JWT. The library compares texts, so its comparison function is replaced. */
function verifySignedSecrets(provider: Provider, nowMs: () => number): void {
  Object.defineProperty(provider.Client.prototype, 'compareClientSecret', {
    value: (secret: string) => isAppleClientSecret(secret, nowMs()),
  });
}

/** Applies to each answer the fault that the reader chose on the interaction page. */
function followNotes(fake: FakeProvider, key: CryptoKey, { lateMs }: FakeProviderOptions): void {
  const { provider, name } = fake;
  provider.on('authorization.success', (ctx, answer) => {
    const note = noteOf(fake, ctx);
    if (note === undefined || answer === undefined) return;
    if (note.fault === 'wrong-state') answer.state = `not-${String(answer.state)}`;
    if (name === 'apple' && note.isFirstConsent) addUser(fake, ctx, answer);
  });
  const granted = new WeakMap<IncomingMessage, KoaContextWithOIDC>();
  provider.on('grant.success', (ctx) => granted.set(ctx.req, ctx));
  provider.use(async (ctx, next) => {
    // The library's own addresses are below this path.
    ctx.mountPath = `/${name}`;
    const isToken = ctx.path === '/token' && ctx.method === 'POST';
    // X: a confidential client sends its secret in the header.
    if (isToken && name === 'twitter' && ctx.get('authorization') === '') {
      ctx.status = 401;
      ctx.body = { error: 'unauthorized_client', error_description: 'Missing valid authorization header' };
      return;
    }
    await next();
    const grantedContext = granted.get(ctx.req);
    const fault = grantedContext && noteOf(fake, grantedContext)?.fault;
    if (grantedContext === undefined || fault === null || fault === undefined) return;
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort());
    if (fault === 'late') await waitUnlessGone(lateMs, gone.signal);
    if (fault === 'no-answer') await waitUnlessGone(Number.POSITIVE_INFINITY, gone.signal);
    if (fault === 'server-fault') {
      ctx.status = 500;
      ctx.body = { error: 'server_error' };
      return;
    }
    if (fault === 'expired-token') await grantedContext.oidc.entities.AccessToken?.destroy();
    const body = v.safeParse(TokenAnswerSchema, ctx.body);
    if (body.success && body.output.id_token !== undefined) {
      ctx.body = { ...body.output, id_token: await spoilIdToken(body.output.id_token, fault, key) };
    }
  });
}

const TokenAnswerSchema = v.looseObject({ id_token: v.optional(v.string()) });

function noteOf({ grantNotes }: FakeProvider, ctx: KoaContextWithOIDC): GrantNote | undefined {
  const grantId = ctx.oidc.entities.Grant?.jti;
  return grantId === undefined ? undefined : grantNotes.get(grantId);
}

/** Adds Apple's `user`, JSON in a field of the form, once. */
function addUser({ accounts }: FakeProvider, ctx: KoaContextWithOIDC, answer: Record<string, unknown>): void {
  const account = accounts.find(ctx.oidc.session?.accountId ?? '');
  if (account === undefined) return;
  const scopes = new Set(String(ctx.oidc.params?.scope ?? '').split(' '));
  const [firstName = '', ...rest] = account.name.split(' ');
  const email = shownEmail(account);
  const user = {
    ...(scopes.has('name') ? { name: { firstName, lastName: rest.join(' ') } } : {}),
    ...(scopes.has('email') && email !== null ? { email } : {}),
  };
  if (Object.keys(user).length > 0) answer.user = JSON.stringify(user);
}
