import type { Command } from 'commander';
import { EventDrawSchema, EventEntriesSchema, type OperatorEntries, type OperatorEntry } from '../money/index.ts';
import { readAsked } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';
import { count, textLine } from './option-values.ts';

interface EventFlags {
  platform: string;
  event: string;
  reason: string;
  json?: boolean;
}

/** `operator event entries|draw`: the tickets of an event, and the draw of its winners. */
export function addEventCommands(command: Command, parts: CommandParts): void {
  const events = command.command('event').description('the tickets of an event');
  const ofEvent = (name: string, description: string) =>
    events
      .command(name)
      .description(description)
      .requiredOption('--platform <id>', 'the platform of the event', textLine)
      .requiredOption('--event <key>', 'its key in the applied document', textLine)
      .requiredOption('--reason <text>', 'why, for the audit log', textLine)
      .option('--json', 'in one line of JSON');
  ofEvent('entries', 'lists who has tickets; with addresses those that a prize goes to')
    .option('--addresses', 'with the addresses that prizes are sent to')
    .option('--page <n>', 'of a thousand tickets, from 0', count, 0)
    .action((flags: EventFlags & { addresses?: boolean; page: number }) => listEntries(parts, flags));
  ofEvent('draw', 'draws the winners of an event that has ended, once, and gives what they win').action(
    (flags: EventFlags) => draw(parts, flags),
  );
}

async function listEntries(
  { admin, out, finish }: CommandParts,
  { json, addresses = false, ...flags }: EventFlags & { addresses?: boolean; page: number },
): Promise<void> {
  const asked = readAsked(EventEntriesSchema, { ...flags, withAddresses: addresses });
  const listed = await admin().eventEntries(asked);
  if (json === true) out(JSON.stringify(listed));
  else for (const line of describeEntries(listed)) out(line);
  finish(0);
}

function describeEntries({ total, page, entries }: OperatorEntries): string[] {
  return [`${total} tickets are taken; page ${page} has ${entries.length} of them.`, ...entries.map(describeEntry)];
}

function describeEntry({ ticketNo, userId, isWinner, hasAddress, address }: OperatorEntry): string {
  const end = isWinner === null ? '' : isWinner ? ', won' : ', not drawn';
  if (address === null) return `  no. ${ticketNo}: reader ${userId}${end}${hasAddress ? ', has an address' : ''}`;
  const { name, zipCode, city, address1, address2, phone } = address;
  const lines = [name, address1, address2, `${zipCode} ${city}`, phone].filter((line) => line !== '');
  return `  no. ${ticketNo}: reader ${userId}${end}: ${lines.join(' | ')}`;
}

async function draw({ admin, out, finish }: CommandParts, { json, ...flags }: EventFlags): Promise<void> {
  const asked = readAsked(EventDrawSchema, flags);
  const drawn = await admin().drawEvent(asked);
  const { winners, isNew, givenCount } = drawn;
  const before = isNew ? '' : ' It was drawn before.';
  const said = `Won: ${winners.length === 0 ? 'no ticket' : `no. ${winners.join(', ')}`}. ${givenCount} rewards were given now.${before}`;
  out(json === true ? JSON.stringify(drawn) : said);
  finish(0);
}
