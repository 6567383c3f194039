import { ApiFailure, type ApiRefusal, type SignedIn } from '@longstrip/api-contract';
import type { SiteApi } from '../session/session-step.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { errorPath, leadOn, untilOf } from './auth-answers.ts';
import { callbackPage, type ReturnTarget, readPorch, withReturnTarget } from './callback-url.ts';
import { type FormFields, isSet } from './form-fields.ts';
import { OAuthCancelled, OAuthSignInError } from './oauth/ask-provider.ts';
import type { OAuthState } from './oauth/oauth-state.ts';
import type { OAuthProvider } from './oauth/provider-settings.ts';
import type { PlatformProvider, ProvenReader } from './oauth/provider-strategy.ts';
import { isSignUpCookie, sendFlag } from './sign-in-flags.ts';

export interface SocialParts {
  options: SiteServerOptions;
  api: SiteApi;
  provider: OAuthProvider;
  found: PlatformProvider;
}

const TRANSFER_LOGIN = '/transfer/apply/login';
const NOWHERE: ReturnTarget = { callback: null, porch: null };

/** `POST signin/{provider}`: redirects to the provider's page. */
export async function leaveForProvider(
  c: SiteRequest,
  fields: FormFields,
  { options: { publicOrigin, platform }, found: { strategy } }: SocialParts,
): Promise<Response> {
  if (strategy === null) return leadOn(c, fields, { publicOrigin, path: errorPath('MissingSecretError') });
  const stored = await c.get('session').stored();
  const { url, setCookie } = await strategy.begin({
    callback: callbackPage(publicOrigin, fields.callbackUrl),
    porch: readPorch(fields.porch),
    isKept: fields.isAutoLogin === undefined || isSet(fields.isAutoLogin),
    userId: stored?.userId ?? null,
    isForTransfer: platform.transferTarget !== null && isSet(fields.isForTransfer),
  });
  c.get('signInCookies').send(setCookie);
  return leadOn(c, fields, { publicOrigin, path: url });
}

/** `callback/{provider}`: the reader is back, with the provider's answer in the address or in a form. */
export async function returnFromProvider(
  c: SiteRequest,
  returned: URLSearchParams,
  parts: SocialParts,
): Promise<Response> {
  const { options, provider, found } = parts;
  const cookies = c.get('signInCookies');
  cookies.send(await found.stateCookie.clear());
  const fail = (code: Parameters<typeof errorPath>[0], departure: ReturnTarget | null = null) =>
    c.redirect(withReturnTarget(errorPath(code), departure ?? NOWHERE), 303);
  if (found.strategy === null) return fail('MissingSecretError');
  try {
    const proven = await found.strategy.finish(c.req.header('cookie') ?? null, returned);
    return await admitReader(c, proven, parts);
  } catch (error) {
    if (error instanceof OAuthCancelled) return c.redirect(withReturnTarget('/user/login', error.departure), 303);
    const facts = { requestId: c.get('requestId'), platform: options.platform.id, provider };
    if (error instanceof OAuthSignInError) {
      const reason = error.cause instanceof Error ? `${error.message} (${error.cause.name})` : error.message;
      options.logger.warn({ ...facts, reason }, 'signing in by a provider failed');
      return fail(error.code, error.departure);
    }
    // The error may quote the provider's answer: only its class is logged.
    options.logger.error({ ...facts, error: error instanceof Error ? error.name : typeof error }, 'sign-in failed');
    return fail(error instanceof ApiFailure ? 'UnknownError' : 'OAuthCallbackError');
  }
}

async function admitReader(c: SiteRequest, proven: ProvenReader, parts: SocialParts): Promise<Response> {
  const { state, identity } = proven;
  const { api } = parts;
  if (state.isForTransfer) return rememberTarget(c, proven);
  const current = await c.get('session').current();
  const bearer = current.kind === 'live' ? current.session.accessToken.token : undefined;
  const reply = await api(c, bearer).signInSocially(identity);
  if (!reply.ok) return refuseReader(c, reply, proven);
  const { userId, refreshToken } = reply.data;
  // A return by form has no session cookie: the reader is compared with the one who left.
  if (state.userId !== null && state.userId !== userId && current.kind === 'none') {
    await api(c).logOut({ refreshToken: refreshToken.token });
    return c.redirect(withReturnTarget(errorPath('DUPLICATE_LOGIN'), state), 303);
  }
  return welcome(c, reply.data, state, parts);
}

/** A return by form has no session cookie: the proven identity is stored for the page, which has the session. */
async function rememberTarget(c: SiteRequest, { identity, state: { porch, isKept } }: ProvenReader): Promise<Response> {
  await c.get('signInCookies').setNewcomer({ identity, callback: TRANSFER_LOGIN, porch, isKept });
  return c.redirect(`${TRANSFER_LOGIN}?step=target`, 303);
}

function welcome(c: SiteRequest, signedIn: SignedIn, state: OAuthState, { options }: SocialParts): Response {
  const { accessToken, refreshToken, userId, email, isSignUp } = signedIn;
  c.get('session').open({ accessToken, refreshToken, userId, email, isKept: state.isKept });
  if (isSignUp) sendFlag(c, isSignUpCookie(options));
  return c.redirect(withReturnTarget('/callback/login-success', state), 303);
}

async function refuseReader(
  c: SiteRequest,
  { code, detail }: ApiRefusal,
  { identity, state }: ProvenReader,
): Promise<Response> {
  const { callback, porch, isKept } = state;
  if (code === 'NOT_REGISTERED_USER') {
    await c.get('signInCookies').setNewcomer({ identity, callback: callback ?? '', porch, isKept });
    return c.redirect(withReturnTarget('/callback/login-newuser', state), 303);
  }
  // The library has its own error for it. The detail names the sign-in method of the email address; it is only sent after
  // the address was proven.
  if (code === 'ALREADY_USED_ANOTHER_PLATFORM') {
    const path = errorPath('AccountNotLinkedError', /^\w+$/.test(detail) ? { type: detail } : {});
    return c.redirect(withReturnTarget(path, state), 303);
  }
  return c.redirect(
    withReturnTarget(errorPath(code, { type: identity.provider, ...untilOf({ code, detail }) }), state),
    303,
  );
}
