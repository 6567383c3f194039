import { randomBytes } from 'node:crypto';
import { ApiFailure, LocalSignInSchema } from '@longstrip/api-contract';
import * as v from 'valibot';
import { describeError } from '../answer-log.ts';
import type { SiteApi } from '../session/session-step.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { errorPath, leadOn, refuseWith, untilOf } from './auth-answers.ts';
import { callbackPage, readPorch, withReturnTarget } from './callback-url.ts';
import { type FormFields, isSet } from './form-fields.ts';

/** `POST callback/EmailLogin`: signs in with an e-mail address or phone number and a password. */
export async function signInLocally(
  c: SiteRequest,
  fields: FormFields,
  { options, api }: { options: SiteServerOptions; api: SiteApi },
): Promise<Response> {
  const { publicOrigin } = options;
  const departure = { callback: callbackPage(publicOrigin, fields.callbackUrl), porch: readPorch(fields.porch) };
  const body = v.safeParse(LocalSignInSchema, { id: fields.email ?? fields.id, password: fields.password });
  const id = body.success ? body.output.id : '';
  const refusal = (code: Parameters<typeof errorPath>[0], more: Record<string, string> = {}) =>
    errorPath(code, { id, type: id === '' || id.includes('@') ? 'email' : 'phone', ...more });
  if (!body.success) return leadOn(c, fields, { publicOrigin, path: refusal('INCORRECT_PASSWORD'), status: 401 });
  const session = c.get('session');
  const current = await session.current();
  const bearer = current.kind === 'live' ? current.session.accessToken.token : undefined;
  try {
    const reply = await api(c, bearer).signInLocally(body.output);
    if (!reply.ok) {
      const status = reply.code === 'TOO_MANY_REQUESTS' ? 429 : 401;
      if (reply.retryAfterSeconds !== null) c.header('Retry-After', String(reply.retryAfterSeconds));
      return leadOn(c, fields, { publicOrigin, path: refusal(reply.code, untilOf(reply)), status });
    }
    const { accessToken, refreshToken, userId, email } = reply.data;
    // "Keep me logged in" is on by default.
    const isKept = fields.isAutoLogin === undefined || isSet(fields.isAutoLogin);
    session.open({ accessToken, refreshToken, userId, email, isKept });
    return leadOn(c, fields, { publicOrigin, path: withReturnTarget('/callback/login-success', departure) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The api has logged the reason itself.
    if (error.status !== 503)
      options.logger.error(
        { requestId: c.get('requestId'), error: describeError(error) },
        'the api does not answer: no reader can sign in',
      );
    return refuseWith(c, publicOrigin, 503, 'UnknownError');
  }
}

/**
 * A key that the native app stores for its guest, so that they find their account again; like a password, it cannot be
 * guessed.
 */
const GuestKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{32,128}$/));

/** `POST callback/apple_guest`: an account without personal data, for the iPhone app (section 3: apple_guest). */
export async function signInAsGuest(
  c: SiteRequest,
  fields: FormFields,
  { options, api }: { options: SiteServerOptions; api: SiteApi },
): Promise<Response> {
  const { publicOrigin } = options;
  const given = v.safeParse(GuestKeySchema, fields.guestKey);
  const snsId = given.success ? given.output : randomBytes(32).toString('base64url');
  const current = await c.get('session').current();
  const bearer = current.kind === 'live' ? current.session.accessToken.token : undefined;
  try {
    const identity = { provider: 'apple_guest', snsId, email: null, name: null } as const;
    const reply = await api(c, bearer).signInSocially(identity);
    if (!reply.ok) return leadOn(c, fields, { publicOrigin, path: errorPath(reply.code), status: 401 });
    const { accessToken, refreshToken, userId, email } = reply.data;
    c.get('session').open({ accessToken, refreshToken, userId, email, isKept: true });
    const departure = { callback: callbackPage(publicOrigin, fields.callbackUrl), porch: readPorch(fields.porch) };
    return leadOn(c, fields, { publicOrigin, path: withReturnTarget('/callback/login-success', departure) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The api has logged the reason itself.
    if (error.status !== 503)
      options.logger.error(
        { requestId: c.get('requestId'), error: describeError(error) },
        'the api does not answer: no reader can sign in',
      );
    return leadOn(c, fields, { publicOrigin, path: errorPath('UnknownError'), status: 503 });
  }
}
