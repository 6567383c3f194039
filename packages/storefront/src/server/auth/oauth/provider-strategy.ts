import { randomBytes } from 'node:crypto';
import type { SocialIdentity } from '@longstrip/api-contract';
import { traceCalls } from '@longstrip/telemetry';
import { OAuth2Tokens } from 'arctic';
import { OAuth2Strategy } from 'remix-auth-oauth2';
import * as v from 'valibot';
import type { SiteServerOptions } from '../../site-options.ts';
import { signInCookieFacts } from '../sealed-cookies.ts';
import { type AskProvider, createAskProvider, OAuthCancelled, OAuthSignInError } from './ask-provider.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './id-token.ts';
import { createOAuthStateCookie, type OAuthState, type OAuthStateCookie } from './oauth-state.ts';
import {
  isOAuthProvider,
  type OAuthProvider,
  type OAuthProviderSettings,
  PROVIDER_PROFILES,
  type ProviderProfile,
} from './provider-settings.ts';

/** Error codes of providers if the reader cancelled at their page. */
const CANCELLED: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied']);

/** A reader who came back from a provider with a proven identity, and where they had left from. */
export interface ProvenReader {
  identity: SocialIdentity;
  state: OAuthState;
}

interface ProviderStrategyParts {
  provider: OAuthProvider;
  settings: OAuthProviderSettings;
  profile: ProviderProfile;
  /** The address to which the provider sends readers back. */
  redirectUrl: string;
  stateCookie: OAuthStateCookie;
  ask: AskProvider;
  nowMs: () => number;
}

/** The facts to store when a reader leaves for a provider. */
type Leaving = Pick<OAuthState, 'callback' | 'porch' | 'isKept' | 'userId' | 'isForTransfer'>;

/**
 * One provider as a strategy of remix-auth. The library makes the address with its state and PKCE. Ours are: the cookie (one
 * for each platform and provider, matched by its full name, valid for one return), the nonce, the return by form, the time
 * limits, and the checks of the provider's answers.
 */
class ProviderStrategy extends OAuth2Strategy<SocialIdentity> {
  override name: string;
  readonly #parts: ProviderStrategyParts;
  readonly #verifyIdToken: VerifyIdToken;

  constructor(parts: ProviderStrategyParts) {
    const { settings, profile, redirectUrl } = parts;
    super(
      {
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        authorizationEndpoint: settings.authorizationUrl,
        tokenEndpoint: settings.tokenUrl,
        redirectURI: redirectUrl,
        scopes: [...profile.scopes],
      },
      () => Promise.reject(new Error('a return is proven by finish')),
    );
    this.name = parts.provider;
    this.#parts = parts;
    this.#verifyIdToken = createIdTokenVerifier(settings, parts);
  }

  /** The address of the provider's page, and the cookie that binds the return to this browser. */
  async begin(leaving: Leaving): Promise<{ url: string; setCookie: string }> {
    const { profile, provider, stateCookie, nowMs } = this.#parts;
    const { state, codeVerifier, url } = this.createAuthorizationURL();
    const nonce = randomBytes(24).toString('base64url');
    if (profile.hasIdToken) url.searchParams.set('nonce', nonce);
    if (profile.returnsByPost) url.searchParams.set('response_mode', 'form_post');
    const left = { ...leaving, provider, state, nonce, codeVerifier, startedAtMs: nowMs() };
    return { url: url.href, setCookie: await stateCookie.write(left) };
  }

  /** The identity of the reader who came back. Throws OAuthCancelled and OAuthSignInError. */
  async finish(cookieHeader: string | null, returned: URLSearchParams): Promise<ProvenReader> {
    const state = await this.#parts.stateCookie.take(cookieHeader, returned.get('state') ?? '');
    if (state === null) throw new OAuthSignInError('OAuthCallbackError', 'the state is not of this browser');
    try {
      return { identity: await this.#identify(state, returned), state };
    } catch (error) {
      if (error instanceof OAuthSignInError) error.departure = state;
      throw error;
    }
  }

  async #identify(state: OAuthState, returned: URLSearchParams): Promise<SocialIdentity> {
    const error = returned.get('error');
    if (error !== null && CANCELLED.has(error)) throw new OAuthCancelled(state);
    if (error !== null) throw new OAuthSignInError('OAuthCallbackError', 'the provider refused');
    const code = returned.get('code');
    if (!code) throw new OAuthSignInError('OAuthCallbackError', 'the provider returned no code');
    const tokens = await this.validateAuthorizationCode(code, state.codeVerifier);
    return this.#identityOf(tokens, state, returned);
  }

  /** remix-auth's entry point: a request to our return address. */
  override async authenticate(request: Request): Promise<SocialIdentity> {
    const proven = await this.finish(request.headers.get('cookie'), new URL(request.url).searchParams);
    return proven.identity;
  }

  /** Exchanges a code for tokens. Never repeated: a code is valid only once. */
  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<OAuth2Tokens> {
    const { settings, profile, redirectUrl, ask } = this.#parts;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUrl,
      code_verifier: codeVerifier,
    });
    const headers = new Headers({ accept: 'application/json' });
    if (profile.clientProof === 'basic') {
      const pair = `${encodeURIComponent(settings.clientId)}:${encodeURIComponent(settings.clientSecret)}`;
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    } else {
      body.set('client_id', settings.clientId);
      body.set('client_secret', settings.clientSecret);
    }
    const answer = await ask(new Request(settings.tokenUrl, { method: 'POST', headers, body }));
    return new OAuth2Tokens(await readObject(answer, 'the code is not accepted'));
  }

  async #identityOf(tokens: OAuth2Tokens, { nonce }: OAuthState, form: URLSearchParams): Promise<SocialIdentity> {
    const { profile } = this.#parts;
    const said = profile.hasIdToken
      ? await this.#verifyIdToken(
          readToken(() => tokens.idToken()),
          nonce,
        )
      : await this.#askWho(readToken(() => tokens.accessToken()));
    try {
      return profile.readIdentity(said, form);
    } catch (cause) {
      if (!(cause instanceof v.ValiError)) throw cause;
      throw new OAuthSignInError('OAuthCallbackError', 'the provider does not say who the reader is');
    }
  }

  async #askWho(accessToken: string): Promise<object> {
    const { settings, profile, ask } = this.#parts;
    if (settings.userInfoUrl === undefined) {
      throw new OAuthSignInError('MissingSecretError', 'the provider has no address for who the reader is');
    }
    const url = new URL(settings.userInfoUrl);
    for (const [name, value] of Object.entries(profile.userInfoQuery)) url.searchParams.set(name, value);
    const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
    const answer = await ask(new Request(url, { headers }), { isRepeatable: true });
    return readObject(answer, 'the provider does not answer who the reader is');
  }
}

async function readObject(answer: Response, complaint: string): Promise<object> {
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (typeof body !== 'object' || body === null) {
    throw new OAuthSignInError('OAuthCallbackError', `${complaint} (${answer.status})`);
  }
  return body;
}

function readToken(read: () => string): string {
  try {
    return read();
  } catch {
    throw new OAuthSignInError('OAuthCallbackError', 'the provider gave no token');
  }
}

/** A provider of a platform. Without settings it has no strategy, and readers cannot sign in with it. */
export interface PlatformProvider {
  strategy: ProviderStrategy | null;
  stateCookie: OAuthStateCookie;
  returnsByPost: boolean;
}

/** The path to which a provider sends readers back. It is registered there with the configured origin. */
export function returnPath(provider: OAuthProvider): string {
  return `/api/auth/callback/${provider}`;
}

/** The providers of a site's platform. Those without settings are logged once. */
export function createProviderStrategies(options: SiteServerOptions): ReadonlyMap<OAuthProvider, PlatformProvider> {
  const { platform, publicOrigin, nowMs, logger, providers = {} } = options;
  const send = options.providerFetch ?? ((request: Request) => fetch(request));
  const traced = traceCalls('sign-in provider', send, { carries: false });
  const ask = createAskProvider(async (request) => traced(request));
  const listed = platform.signIn.filter(isOAuthProvider);
  const missing = listed.filter((provider) => providers[provider] === undefined);
  // In development the site is created again for each request.
  if (missing.length > 0 && options.mode === 'production') {
    logger.warn(
      { platform: platform.id, providers: missing },
      'providers are not set up: no reader can sign in by them',
    );
  }
  return new Map(
    listed.map((provider) => {
      const settings = providers[provider];
      const profile = PROVIDER_PROFILES[provider];
      const { returnsByPost } = profile;
      const stateCookie = createOAuthStateCookie(provider, signInCookieFacts(options), { returnsByPost, nowMs });
      const redirectUrl = `${publicOrigin}${returnPath(provider)}`;
      const parts = { provider, profile, redirectUrl, stateCookie, ask, nowMs };
      const strategy = settings === undefined ? null : new ProviderStrategy({ ...parts, settings });
      return [provider, { strategy, stateCookie, returnsByPost }];
    }),
  );
}
