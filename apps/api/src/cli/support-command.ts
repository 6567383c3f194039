import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type OperatorTicket,
  type OperatorTicketDetail,
  OperatorTicketQuerySchema,
  TicketListQuerySchema,
} from '@longstrip/api-contract';
import { TICKET_STATUSES } from '@longstrip/core';
import type { Command } from 'commander';
import { TicketAnswerSchema } from '../community/index.ts';
import { readAsked } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';
import { count, textLine } from './option-values.ts';

interface ListFlags {
  platform: string;
  status: string;
  limit?: number;
  json?: boolean;
}

interface TicketFlags {
  platform: string;
  ticket: string;
  json?: boolean;
}

/** `operator support list|show|answer`: questions of readers. (`operator ticket` is something else: spins of the roulette.) */
export function addSupportCommand(command: Command, parts: CommandParts): void {
  const support = command.command('support').description('what readers ask, and the answers');
  addList(support, parts);
  addShow(support, parts);
  addAnswer(support, parts);
}

function addList(support: Command, { admin, out, finish }: CommandParts): void {
  support
    .command('list')
    .description('support tickets of a platform, those that have waited longest first')
    .requiredOption('--platform <id>', 'the readers’ platform', textLine)
    .option('--status <status>', TICKET_STATUSES.join(' or '), 'WAIT')
    .option('--limit <n>', 'how many (50)', count)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, platform, status, limit }: ListFlags) => {
      const query = readAsked(TicketListQuerySchema, { platform, status: status.toUpperCase(), limit });
      const { rows: tickets } = await admin().listTickets(query);
      if (json === true) out(JSON.stringify(tickets));
      else if (tickets.length === 0) out('No tickets.');
      else for (const ticket of tickets) out(lineOf(ticket));
      finish(0);
    });
}

function addShow(support: Command, { admin, out, finish }: CommandParts): void {
  support
    .command('show')
    .description('a support ticket, with its answer')
    .requiredOption('--platform <id>', 'the reader’s platform', textLine)
    .requiredOption('--ticket <id>', 'the id of the ticket', textLine)
    .option('--pictures <folder>', 'writes its pictures there', textLine)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, platform, ticket, pictures: folder }: TicketFlags & { pictures?: string }) => {
      const asked = readAsked(OperatorTicketQuerySchema, { platform, ticket, pictures: folder && 'true' });
      const shown = await admin().showTicket(asked);
      const { pictures: _, pictureAddresses: __, ...facts } = shown;
      const paths = folder === undefined ? [] : await writePictures(folder, shown);
      if (json === true) out(JSON.stringify({ ...facts, pictures: paths }));
      else for (const line of [...describe(facts), ...paths]) out(line);
      finish(0);
    });
}

function addAnswer(support: Command, { admin, out, finish }: CommandParts): void {
  support
    .command('answer')
    .description('answers a support ticket, once: its reader gets an alarm, and mail at a confirmed address')
    .requiredOption('--platform <id>', 'the reader’s platform', textLine)
    .requiredOption('--ticket <id>', 'the id of the ticket', textLine)
    .requiredOption('--text <text>', 'the answer, in the reader’s language; it may have several lines')
    .option('--json', 'in one line of JSON')
    .action(async ({ json, platform, ticket, text: answer }: TicketFlags & { text: string }) => {
      const asked = readAsked(TicketAnswerSchema, { platform, ticket, answer });
      const answered = await admin().answerTicket(asked);
      const said = `Answered ticket ${answered.ticketId} of reader ${answered.userId}.`;
      out(json === true ? JSON.stringify(answered) : said);
      finish(0);
    });
}

function lineOf({ ticketId, createdAtMs, category, locale, title, place, pictureCount }: OperatorTicket): string {
  const about = place === null ? [] : [place];
  const pictures = pictureCount === 0 ? '' : ` (pictures: ${pictureCount})`;
  return [new Date(createdAtMs).toISOString(), ticketId, category, locale, ...about, `${title}${pictures}`].join('  ');
}

function describe({ text, answer, answeredAtMs, status, userId, ...ticket }: OperatorTicket): string[] {
  const answered =
    answer === null ? [] : [`Answered ${new Date(answeredAtMs ?? 0).toISOString()}`, ...answer.split('\n')];
  return [
    lineOf({ ...ticket, text, answer, answeredAtMs, status, userId }),
    `${status}  reader ${userId}`,
    ...text.split('\n'),
    ...answered,
  ];
}

async function writePictures(folder: string, { ticketId, pictures }: OperatorTicketDetail): Promise<string[]> {
  const directory = resolve(folder);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return Promise.all(
    pictures.map(async (picture, index) => {
      const path = join(directory, `${ticketId}-${index + 1}.webp`);
      await writeFile(path, Buffer.from(picture, 'base64'), { mode: 0o600 });
      return path;
    }),
  );
}
