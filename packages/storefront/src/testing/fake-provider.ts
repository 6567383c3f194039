import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { OAuthProviderSettings } from '../server/auth/oauth/provider-settings.ts';
import { NOW_MS } from './fake-api.ts';

const ISSUER = 'https://provider.example';
const CLIENT_ID = 'our-client';
const CLIENT_SECRET = 'our & secret';

/** Faults of an id token in a test. */
interface IdTokenFault {
  claims?: JWTPayload;
  without?: 'nonce' | 'sub';
  /** Signed by a key that the provider does not publish. */
  hasForeignKey?: boolean;
  isUnsigned?: boolean;
}

/** An OAuth 2 and OpenID provider inside the process, which stands for all four providers. */
export interface FakeProvider {
  settings: OAuthProviderSettings;
  fetch(request: Request): Promise<Response>;
  /** The reader agrees on the provider's page. Returns the parameters that the provider sends back to us. */
  agree(authorizationUrl: string): URLSearchParams;
  /** Gives id tokens these faults from now on. */
  spoil(fault: IdTokenFault): void;
  /** Sets the facts about the reader in its answers. */
  say(answer: unknown): void;
  /** Answers this many calls with a server error. */
  failNext(count: number): void;
  /** The `Authorization` headers of the calls for tokens. */
  proofs: (string | null)[];
}

/** Made only once, because they take a while. */
const KEYS = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]).then(([published, foreign]) => ({
  published,
  foreign,
}));

interface Grant {
  challenge: string;
  nonce: string | null;
}

export async function createFakeProvider(): Promise<FakeProvider> {
  const { published, foreign } = await KEYS;
  const jwk = { ...(await exportJWK(published.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const proofs: (string | null)[] = [];
  let fault: IdTokenFault = {};
  let failures = 0;
  let said: unknown = { id: 'fb-1', name: 'Ines Marlowe', email: 'ines@mail.example' };

  async function idToken({ nonce }: Grant): Promise<string> {
    const nowS = Math.floor(NOW_MS / 1000);
    const claims: JWTPayload = {
      iss: ISSUER,
      aud: CLIENT_ID,
      sub: 'g-1',
      email: 'ines@mail.example',
      email_verified: true,
      iat: nowS,
      exp: nowS + 300,
      ...(nonce === null ? {} : { nonce }),
      ...fault.claims,
    };
    if (fault.without !== undefined) delete claims[fault.without];
    if (fault.isUnsigned) return new UnsecuredJWT(claims).encode();
    const key = fault.hasForeignKey ? foreign.privateKey : published.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  }

  const app = new Hono();
  app.use(async (c, next) => {
    if (failures === 0) return next();
    failures -= 1;
    return c.text('fault', 500);
  });
  app.get('/keys', (c) => c.json({ keys: [jwk] }));
  app.get('/.well-known/openid-configuration', (c) => c.json({ issuer: ISSUER, jwks_uri: `${ISSUER}/keys` }));
  app.get('/me', (c) => (c.req.header('authorization') === 'Bearer provider-token' ? c.json(said) : c.text('', 401)));
  app.post('/token', async (c) => {
    const authorization = c.req.header('authorization') ?? null;
    proofs.push(authorization);
    const body = new URLSearchParams(await c.req.text());
    const pair = `${encodeURIComponent(CLIENT_ID)}:${encodeURIComponent(CLIENT_SECRET)}`;
    const isProven =
      authorization === `Basic ${btoa(pair)}` ||
      (body.get('client_id') === CLIENT_ID && body.get('client_secret') === CLIENT_SECRET);
    if (!isProven) return c.json({ error: 'invalid_client' }, 401);
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant === undefined || grant.challenge !== challenge) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({ access_token: 'provider-token', token_type: 'bearer', id_token: await idToken(grant) });
  });

  return {
    settings: {
      issuer: ISSUER,
      authorizationUrl: `${ISSUER}/authorize`,
      tokenUrl: `${ISSUER}/token`,
      userInfoUrl: `${ISSUER}/me`,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
    },
    fetch: async (request) => app.fetch(request),
    agree(authorizationUrl) {
      const query = new URL(authorizationUrl).searchParams;
      const code = `code-${grants.size + 1}-${query.get('state')}`;
      grants.set(code, { challenge: query.get('code_challenge') ?? '', nonce: query.get('nonce') });
      return new URLSearchParams({ code, state: query.get('state') ?? '' });
    },
    spoil: (next) => {
      fault = next;
    },
    say: (answer) => {
      said = answer;
    },
    failNext: (count) => {
      failures = count;
    },
    proofs,
  };
}
