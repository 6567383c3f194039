import type { appUser } from '@longstrip/database/schema';

/** The row of a reader's account. */
export type UserRow = typeof appUser.$inferSelect;

declare const scopeBrand: unique symbol;

/**
 * Whose data a repository may use: one account of one platform. Every repository of people and money takes it. It is made only
 * from the account's row, after the caller was identified or has proved who they are; never from an id in a request.
 */
export interface ReaderScope {
  readonly platformId: string;
  readonly userId: string;
  readonly [scopeBrand]: true;
}

/** The scope of an account, whose caller has proved to be its owner. */
export function scopeOf({ platformId, id }: UserRow): ReaderScope {
  // The only place that makes a scope.
  return { platformId, userId: id } as ReaderScope;
}
