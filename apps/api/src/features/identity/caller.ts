import type { appUser } from '@longstrip/database/schema';

/** A reader's account as its row. */
export type UserRow = typeof appUser.$inferSelect;

/** Nobody signed in, and why: no token at all, one that cannot be read, one that is over, or one of a revoked session. */
export interface GuestCaller {
  readonly kind: 'guest';
  readonly bearer: 'none' | 'unreadable' | 'expired' | 'revoked';
  /** The address is Korean (D2). */
  readonly isKoreanAddress: boolean;
}

/** A signed-in reader of the platform that is being called. */
export interface SignedInCaller {
  readonly kind: 'user';
  readonly user: UserRow;
  readonly sessionId: string;
  /** The address is Korean (D2). */
  readonly isKoreanAddress: boolean;
}

/** Who calls. Only the bearer makes a reader: no header, query or cookie does. */
export type Caller = GuestCaller | SignedInCaller;
