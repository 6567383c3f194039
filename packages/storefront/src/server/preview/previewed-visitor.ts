import type { ApiResult } from '@longstrip/api-contract';
import type { RequestSession, Visitor } from '../session/request-session.ts';
import type { Session } from '../session/session-cookie.ts';
import type { SitePreview } from './preview-step.ts';

type Reader = Extract<Visitor, { kind: 'reader' }>;
type LoadedReader = Pick<Reader, 'user' | 'wallet'>;

const NO_TOKEN = { token: '', createdAt: 0, expiredAt: Number.MAX_SAFE_INTEGER };
/** No browser has it: a preview has no tokens. */
const NO_SESSION: Session = {
  ...{ accessToken: NO_TOKEN, refreshToken: NO_TOKEN },
  ...{ userId: 'preview', email: null, isKept: false },
};

/**
 * The session of a previewed request: the reader that the pass names, and no cookie. The browser's own session is neither used nor
 * changed.
 */
export function previewedSession(
  { facts }: SitePreview,
  loadReader: () => Promise<ApiResult<LoadedReader>>,
): RequestSession {
  let visitor: Promise<Visitor> | null = null;
  const load = async (): Promise<Visitor> => {
    if (facts.age === 'GUEST') return { kind: 'guest' };
    const reply = await loadReader();
    return reply.ok
      ? { kind: 'reader', session: NO_SESSION, ...reply.data }
      : { kind: 'unknown', limitedForSeconds: reply.retryAfterSeconds };
  };
  return {
    stored: async () => null,
    current: async () => ({ kind: 'none' }),
    visitor() {
      visitor ??= load();
      return visitor;
    },
    open: () => undefined,
    replaceTokens: async () => undefined,
    end: () => undefined,
    begun: () => null,
    wasRenewed: () => false,
    setCookie: async () => null,
  };
}
