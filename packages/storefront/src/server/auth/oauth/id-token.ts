import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { AskProvider } from './ask-provider.ts';
import { OAuthSignInError } from './ask-provider.ts';
import type { OAuthProviderSettings } from './provider-settings.ts';

const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_S = 60;

/** Verifies a provider's id token and returns its payload. */
export type VerifyIdToken = (idToken: string, nonce: string) => Promise<JWTPayload>;

/**
 * Makes the verifier of one provider's id tokens. It checks the signature (with the provider's published keys), issuer,
 * audience, time and nonce. The keys are loaded when first needed, and again if a token names an unknown key.
 */
export function createIdTokenVerifier(
  { issuer, jwksUrl, clientId }: OAuthProviderSettings,
  { ask, nowMs }: { ask: AskProvider; nowMs: () => number },
): VerifyIdToken {
  let keys: Promise<JWTVerifyGetKey> | null = null;

  async function loadKeys(): Promise<JWTVerifyGetKey> {
    const address = jwksUrl ?? (await discoverKeys(issuer ?? '', ask));
    return createRemoteJWKSet(new URL(address), {
      [customFetch]: (url, { headers, method }) => ask(new Request(url, { headers, method }), { isRepeatable: true }),
    });
  }

  async function keysOnce(): Promise<JWTVerifyGetKey> {
    keys ??= loadKeys();
    try {
      return await keys;
    } catch (error) {
      // The next sign-in tries again.
      keys = null;
      throw error;
    }
  }

  return async (idToken, nonce) => {
    if (issuer === undefined) throw new OAuthSignInError('MissingSecretError', 'the provider has no issuer');
    try {
      const { payload } = await jwtVerify(idToken, await keysOnce(), {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        currentDate: new Date(nowMs()),
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      });
      if (payload.nonce !== nonce) throw new OAuthSignInError('OAuthCallbackError', 'the id token has another nonce');
      return payload;
    } catch (cause) {
      if (!(cause instanceof errors.JOSEError)) throw cause;
      throw new OAuthSignInError('OAuthCallbackError', `the id token is not accepted: ${cause.code}`);
    }
  };
}

const DiscoverySchema = v.object({ jwks_uri: v.pipe(v.string(), v.url()) });

async function discoverKeys(issuer: string, ask: AskProvider): Promise<string> {
  const answer = await ask(new Request(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`), {
    isRepeatable: true,
  });
  return v.parse(DiscoverySchema, await answer.json()).jwks_uri;
}
