import type { PageAccess } from '../server/session/page-access.ts';

/** The page access of a request without a session; it does nothing. */
export const GUEST_ACCESS: PageAccess = {
  signIn: () => undefined,
  replaceTokens: async () => undefined,
  refreshToken: async () => null,
  signOut: () => undefined,
  csrfToken: () => 'token',
  newcomer: async () => null,
  forgetNewcomer: () => undefined,
  withdrawalNotice: async () => null,
  setWithdrawalNotice: async () => undefined,
  resetProof: async () => null,
  setResetProof: async () => undefined,
  forgetResetProof: async () => undefined,
};
