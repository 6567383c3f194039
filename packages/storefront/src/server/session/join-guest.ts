import { type ApiClient, ApiFailure } from '@longstrip/api-contract';
import { describeError } from '../answer-log.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { RequestSession } from './request-session.ts';

/**
 * Where a guest of an iPhone has just signed in as a member: what the guest has joins the member's account (D1), whose
 * session goes on with renewed tokens. Where that fails, the member is signed in all the same, and the log says so.
 * @returns whether something was moved
 */
export async function joinGuest(
  session: RequestSession,
  api: () => Pick<ApiClient, 'migrateGuest'>,
  { platform, logger }: Pick<SiteServerOptions, 'platform' | 'logger'>,
): Promise<boolean> {
  const member = session.begun();
  if (member === null || !platform.signIn.includes('apple_guest')) return false;
  const former = await session.stored();
  if (former === null || former.userId === member.userId) return false;
  try {
    const reply = await api().migrateGuest({
      appKeyRequest: { refreshToken: former.refreshToken.token },
      webKeyRequest: { refreshToken: member.refreshToken.token },
    });
    if (!reply.ok) {
      logger.warn({ code: reply.code }, 'a former session was not joined to the new one');
      return false;
    }
    const { accessToken, refreshToken } = reply.data;
    session.open({ ...member, accessToken, refreshToken });
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The api has said why in its own log.
    if (error.status !== 503) logger.error({ error: describeError(error) }, 'a guest could not be joined to a member');
    return false;
  }
}
