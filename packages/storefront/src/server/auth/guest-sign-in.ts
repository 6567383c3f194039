import { randomBytes } from 'node:crypto';
import { ApiFailure } from '@longstrip/api-contract';
import * as v from 'valibot';
import { describeError } from '../describe-error.ts';
import type { SiteApi } from '../session/session-step.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { errorPath, leadOn } from './auth-answers.ts';
import { callbackPage, carryOn, readPorch } from './callback-url.ts';
import type { FormFields } from './form-fields.ts';

/** A key that the native app keeps for its guest, so that they find their account again; unguessable, like a password. */
const GuestKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{32,128}$/));

/** `POST callback/apple_guest`: an account without a person, for the iPhone app (section 3: apple_guest). */
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
    return leadOn(c, fields, { publicOrigin, path: carryOn('/callback/login-success', departure) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The api has said why in its own log.
    if (error.status !== 503)
      options.logger.error({ requestId: c.get('requestId'), error: describeError(error) }, 'nobody can sign in');
    return leadOn(c, fields, { publicOrigin, path: errorPath('UnknownError'), status: 503 });
  }
}
