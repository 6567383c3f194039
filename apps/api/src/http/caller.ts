import type { ReaderView } from '@longstrip/api-contract';
import type { ReaderScope, UserRow } from '../shared/reader-scope.ts';

/** A caller who is not signed in, and why: no token, an unreadable or expired one, or one of a revoked session. */
export interface GuestCaller {
  readonly kind: 'guest';
  readonly bearer: 'none' | 'unreadable' | 'expired' | 'revoked';
  /** The session that an expired or revoked token names. It identifies no reader. */
  readonly named: { readonly userId: string; readonly sessionId: string } | null;
  /** What one of our own sites says about its reader without naming them; null: nothing. */
  readonly view: ReaderView | null;
  /** The address is Korean (D2). */
  readonly isKoreanAddress: boolean;
}

/** A signed-in reader of the called platform. */
export interface SignedInCaller {
  readonly kind: 'user';
  /** The scope that repositories of this reader's data take. */
  readonly scope: ReaderScope;
  readonly user: UserRow;
  readonly sessionId: string;
  /** The address is Korean (D2). */
  readonly isKoreanAddress: boolean;
}

/** The caller. Only the bearer identifies a reader; no other header, query or cookie does. A view identifies no reader. */
export type Caller = GuestCaller | SignedInCaller;

/** The parts of a request that identify its caller. */
export interface CallerRequest {
  readonly bearer: string | null;
  readonly view: ReaderView | null;
  readonly platformId: string;
  readonly clientAddress: string | null;
  readonly nowMs: number;
  /** The page that one of our own sites draws with this call and others; null: the call is not part of one. */
  readonly pageId: string | null;
}

export type IdentifyCaller = (request: CallerRequest) => Promise<Caller>;
