import type { appUser } from '@longstrip/database/schema';

/** The row of a reader's account. */
export type UserRow = typeof appUser.$inferSelect;

declare const scopeBrand: unique symbol;

/**
 * Whose data a repository may touch: one account of one platform. Every repository of people and money takes it. It is
 * made of the account's row alone, once the caller was identified or has proved who they are; no id of a request becomes
 * one.
 */
export interface ReaderScope {
  readonly platformId: string;
  readonly userId: string;
  readonly [scopeBrand]: true;
}

/** The scope of an account that was read for a caller who proved to be its owner. */
export function scopeOf({ platformId, id }: UserRow): ReaderScope {
  // The only place that makes one.
  return { platformId, userId: id } as ReaderScope;
}
