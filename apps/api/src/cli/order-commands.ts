import type { Command } from 'commander';
import { OrderRefundSchema, ProductChangeSchema } from '../money/index.ts';
import { CommandRefused, readAsked } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';
import { count, textLine } from './option-values.ts';

interface RefundFlags {
  platform: string;
  reader: string;
  order: string;
  reason: string;
  sent?: boolean;
  override?: boolean;
  json?: boolean;
}

/** `operator refund`: refunds a paid order by the rules, or records that the store has sent the money itself. */
export function addRefundCommand(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('refund')
    .description('has the money of a paid order go back within 7 days, while all that came with it is unspent')
    .requiredOption('--platform <id>', 'the reader’s platform', textLine)
    .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', textLine)
    .requiredOption('--order <id>', 'the id of the order', textLine)
    .requiredOption('--reason <text>', 'why, for the audit log', textLine)
    .option('--override', 'although it is late or touched: it waits for a second operator, in the console')
    .option('--sent', 'keeps that its reader has the money, where the coins are gone and the store sent it itself')
    .option('--json', 'in one line of JSON')
    .action(async ({ json, sent: isSent = false, override: isOverride = false, ...flags }: RefundFlags) => {
      const asked = readAsked(OrderRefundSchema, { ...flags, isSent, isOverride });
      const refunded = await admin().refundOrder(asked);
      const { orderId, userId, total, currency } = refunded;
      const money = `${total} ${currency} in minor units`;
      const said = isSent
        ? `Reader ${userId} has the ${money} of order ${orderId}; no provider is asked for them.`
        : `Took the coins of order ${orderId} back from reader ${userId}; ${money} go back.`;
      out(json === true ? JSON.stringify(refunded) : said);
      finish(0);
    });
}

interface ProductFlags {
  platform: string;
  product: string;
  show?: boolean;
  hide?: boolean;
  stock?: number | 'none';
  reason: string;
  json?: boolean;
}

/** `operator product`: whether a pack of coins is sold, and how many may be; everything else is set by a file (`apply`). */
export function addProductCommand(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('product')
    .description('shows or hides a pack of coins, or changes how many of it may be sold')
    .requiredOption('--platform <id>', 'the platform that sells it', textLine)
    .requiredOption('--product <key>', 'its key in the applied document', textLine)
    .option('--show', 'sells it')
    .option('--hide', 'no longer sells it; orders that were made stay')
    .option('--stock <n>', 'how many may be sold in all, or none: any number', (text) =>
      text === 'none' ? text : count(text),
    )
    .requiredOption('--reason <text>', 'why, for the audit log', textLine)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, show = false, hide = false, stock, ...flags }: ProductFlags) => {
      if (show && hide) throw new CommandRefused('--show or --hide, not both.');
      const isVisible = show || hide ? show : null;
      const asked = readAsked(ProductChangeSchema, { ...flags, isVisible, stock: stock ?? null });
      const changed = await admin().changeProduct(asked);
      out(json === true ? JSON.stringify(changed) : describeProduct(changed));
      finish(0);
    });
}

function describeProduct({
  productId,
  isVisible,
  stock,
  takenCount,
  hasChanged,
}: Awaited<ReturnType<ReturnType<CommandParts['admin']>['changeProduct']>>): string {
  const left = stock === null ? 'any number may be sold' : `${takenCount} of ${stock} are sold or held`;
  return `${hasChanged ? '✓' : '='} ${productId}: ${isVisible ? 'sold' : 'hidden'}, ${left}.`;
}
