import {
  OperatorFindSchema,
  type OperatorHit,
  OperatorPurchaseQuerySchema,
  OperatorTicketQuerySchema,
  OrderQuerySchema,
  ReaderQuerySchema,
  TimelineQuerySchema,
} from '@longstrip/api-contract';
import { type Command, InvalidArgumentError } from 'commander';
import { type CatalogueAdmin, readAsked } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';
import { textLine } from './option-values.ts';

/** What of a reader’s timeline `operator show reader` shows. */
const ENTRIES = 20;

const SHOWN = ['reader', 'order', 'purchase', 'ticket'] as const;
type Shown = (typeof SHOWN)[number];

/** `operator find` and `operator show`: the calls by which the console finds and shows (record 0137). */
export function addFindCommands(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('find')
    .description('finds readers, orders, purchases, tickets, series and episodes')
    .argument(
      '<text>',
      'the beginning of an e-mail address or nickname, an id, a provider’s id, words of a title',
      textLine,
    )
    .option('--platform <id>', 'only on this platform', textLine, 'all')
    .option('--json', 'in one line of JSON')
    .action(async (text: string, { json, platform }: { json?: boolean; platform: string }) => {
      const found = await admin().find(readAsked(OperatorFindSchema, { text, platform }));
      const more = found.more.map((kind) => `There are more of the kind ${kind}: give more of the text.`);
      const lines = found.hits.length === 0 ? ['Nothing is found.'] : [...found.hits.map(lineOfHit), ...more];
      for (const line of json === true ? [JSON.stringify(found)] : lines) out(line);
      finish(0);
    });
  command
    .command('show')
    .description('shows a reader with what happened last, an order, a purchase or a support ticket, as JSON')
    .argument('<kind>', SHOWN.join(', '), kindOf)
    .argument('<id>', 'its id, as operator find shows it; of a reader also the e-mail address', textLine)
    .requiredOption('--platform <id>', 'the platform', textLine)
    .option('--full', 'personal data of a reader in full: that it was asked for is in the audit log')
    .option('--json', 'in one line')
    .action(async (kind: Shown, id: string, { json, ...flags }: ShowFlags & { json?: boolean }) => {
      const shown = await show(admin(), kind, id, flags);
      out(json === true ? JSON.stringify(shown) : JSON.stringify(shown, null, 2));
      finish(0);
    });
}

interface ShowFlags {
  platform: string;
  full?: boolean;
}

async function show(admin: CatalogueAdmin, kind: Shown, id: string, { platform, full }: ShowFlags): Promise<object> {
  switch (kind) {
    case 'reader': {
      const isFull = full === true ? 'true' : 'false';
      const reader = await admin.showReader(readAsked(ReaderQuerySchema, { platform, reader: id, isFull }));
      const asked = readAsked(TimelineQuerySchema, { platform, reader: reader.userId, limit: ENTRIES });
      const { rows: timeline } = await admin.readTimeline(asked);
      return { ...reader, timeline };
    }
    case 'order':
      return admin.showOrder(readAsked(OrderQuerySchema, { platform, order: id }));
    case 'purchase':
      return admin.showPurchase(readAsked(OperatorPurchaseQuerySchema, { platform, purchase: id }));
    case 'ticket':
      return admin.showTicket(readAsked(OperatorTicketQuerySchema, { platform, ticket: id }));
  }
}

function kindOf(text: string): Shown {
  const kind = SHOWN.find((each) => each === text);
  if (kind !== undefined) return kind;
  throw new InvalidArgumentError(`There is no kind ${text}: there are ${SHOWN.join(', ')}.`);
}

/** Where each kind is found, what it is, and to whom it belongs. */
function lineOfHit(hit: OperatorHit): string {
  return partsOf(hit).join('  ');
}

function partsOf(hit: OperatorHit): string[] {
  switch (hit.kind) {
    case 'reader':
      return [hit.kind, hit.platform, hit.userId, hit.email ?? '', hit.nickname ?? '', hit.state];
    case 'order':
      return [hit.kind, hit.platform, hit.orderId, `${hit.total} ${hit.currency}`, hit.state, `reader ${hit.userId}`];
    case 'purchase':
      return [hit.kind, hit.platform, String(hit.purchaseId), hit.type, hit.seriesTitle, `reader ${hit.userId}`];
    case 'ticket':
      return [hit.kind, hit.platform, hit.ticketId, hit.status, hit.title, `reader ${hit.userId}`];
    case 'series':
      return [hit.kind, hit.alias, hit.language, hit.title, hit.platforms.join(', ')];
    case 'episode':
      return [hit.kind, `${hit.seriesAlias}/${hit.alias}`, hit.title];
  }
}
