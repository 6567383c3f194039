import type { PageDoor } from '../server/session/page-door.ts';

/** The door of a request without a session, which changes nothing. */
export const SHUT_DOOR: PageDoor = {
  signIn: () => undefined,
  replaceTokens: async () => undefined,
  refreshToken: async () => null,
  signOut: () => undefined,
  csrfToken: () => 'token',
  newcomer: async () => null,
  forgetNewcomer: () => undefined,
  left: async () => null,
  setLeft: async () => undefined,
  resetProof: async () => null,
  setResetProof: async () => undefined,
  forgetResetProof: async () => undefined,
};
