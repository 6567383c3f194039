/**
 * How an act in the audit log is undone (record 0142). `document`: the values before are applied again. `comment`: it is shown or
 * hidden as before. `writer`: the block of a writer is as before. `product`: so are the stock of a pack and whether it is sold.
 * `grant`: what is unspent is taken back. `handOver`: so is what is unused.
 */
export type UndoRule = 'document' | 'comment' | 'writer' | 'product' | 'grant' | 'handOver';

/**
 * Every act that has an inverse. All others have none: what was only looked at, mailed or answered; a refund, an undone purchase and
 * a deleted comment, whose opposite is an act of its own or cannot be; operators’ accounts and tokens, whose secrets are gone; and
 * imports, whose files are not in the log.
 */
const UNDO_RULES = {
  'platform.apply': 'document',
  'series.apply': 'document',
  'series.set': 'document',
  'series.publish': 'document',
  'series.hide': 'document',
  'series.unhide': 'document',
  'series.remove': 'document',
  'series.restore': 'document',
  'notice.apply': 'document',
  'faq.apply': 'document',
  'policy.apply': 'document',
  'pick.apply': 'document',
  'theme.apply': 'document',
  'banner.apply': 'document',
  'product.apply': 'document',
  'coupon.apply': 'document',
  'gift.apply': 'document',
  'roulette.apply': 'document',
  'event.apply': 'document',
  'words.apply': 'document',
  'comment.blind': 'comment',
  'comment.restore': 'comment',
  'writer.block': 'writer',
  'writer.unblock': 'writer',
  'product.set': 'product',
  'wallet.grant': 'grant',
  'reader.coupon': 'handOver',
  'reader.gift': 'handOver',
  'reader.ticket': 'handOver',
} as const satisfies Readonly<Record<string, UndoRule>>;

const RULES: ReadonlyMap<string, UndoRule> = new Map(Object.entries(UNDO_RULES));

/** What is made new and stays: readers may hold it, or have agreed to it, and nothing can be hidden of it. */
const STAYS_ONCE_MADE: ReadonlySet<string> = new Set([
  'coupon.apply',
  'gift.apply',
  'roulette.apply',
  'policy.apply',
  'words.apply',
]);

/** How an act is undone; null: it has no inverse. `before`: as the log has it; null: the act made something new. */
export function undoRuleOf({ action, before }: { action: string; before: unknown }): UndoRule | null {
  if (before === null && STAYS_ONCE_MADE.has(action)) return null;
  return RULES.get(action) ?? null;
}
