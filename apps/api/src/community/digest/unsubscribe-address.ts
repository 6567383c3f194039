import { type AccountKeys, isSameSecret } from '../../shared/account-keys.ts';

interface Subscriber {
  readonly platformId: string;
  readonly userId: string;
}

/** The page of the site on which a reader ends news by mail without logging in. The link of an old mail works, too. */
export function unsubscribeAddress(
  keys: AccountKeys,
  { platformId, userId, origin }: Subscriber & { readonly origin: string },
): string {
  const address = new URL('/mail/unsubscribe', origin);
  address.searchParams.set('userId', userId);
  address.searchParams.set('signature', keys.present.hash('unsubscribe', platformId, userId));
  return address.href;
}

/** Whether a link is one of ours, for this reader of this platform. */
export function isUnsubscribeLink(keys: AccountKeys, { platformId, userId }: Subscriber, signature: string): boolean {
  return keys.everyHash('unsubscribe', platformId, userId).some((hash) => isSameSecret(signature, hash));
}
