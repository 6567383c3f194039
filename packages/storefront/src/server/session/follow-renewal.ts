import { TokenPairSchema } from '@longstrip/api-contract';
import { decodeJwt, errors } from 'jose';
import * as v from 'valibot';
import type { SiteRequest } from '../site-request.ts';

/** Calls of the api whose answers hold a new pair of tokens; pages and clients make them past the site's own. */
const RENEWING_CALLS = /^\/api\/balcony-api(?:-v2)?\/(?:auth\/refresh|user|user\/auth\/adult\/kr)$/;
const AnswerSchema = v.object({
  data: v.union([
    TokenPairSchema,
    v.pipe(
      v.object({ authResponse: TokenPairSchema }),
      v.transform((it) => it.authResponse),
    ),
  ]),
});

/**
 * Keeps the browser's session in step when a client that has its tokens renews them by the api's own paths: a cookie with
 * a used token would end the whole session at its next renewal (D21). The answer itself is handed on as it is.
 */
export async function followRenewal(c: SiteRequest, answer: Response): Promise<void> {
  if (!RENEWING_CALLS.test(c.req.path) || !answer.ok) return;
  const session = c.get('session');
  const stored = await session.stored();
  if (stored === null) return;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const renewed = v.safeParse(AnswerSchema, body);
  if (!renewed.success) return;
  const { accessToken, refreshToken } = renewed.output.data;
  const sessionId = sessionIdOf(stored.accessToken.token);
  if (sessionId === null || sessionId !== sessionIdOf(accessToken.token)) return;
  await session.replaceTokens({ accessToken, refreshToken });
}

/** The session of an access token. Both are the api's word, so nothing is checked here. */
function sessionIdOf(token: string): string | null {
  try {
    const { sid } = decodeJwt(token);
    return typeof sid === 'string' ? sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
