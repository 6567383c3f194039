import { randomUUID } from 'node:crypto';
import { COIN_KINDS } from '@longstrip/core';
import { Command } from 'commander';
import { HandOverSchema } from '../features/benefit/hand-over-by-operator.ts';
import { CoinGrantSchema } from '../features/ledger/grant-by-operator.ts';
import { GrantTakeBackSchema } from '../features/ledger/take-back-by-operator.ts';
import { EpisodeGrantSchema } from '../features/purchase/grant-episodes.ts';
import { PurchaseUndoSchema } from '../features/purchase/undo-purchase.ts';
import { readAsked } from './catalogue-admin.ts';
import type { CommandParts } from './command-parts.ts';
import { addCommentCommand } from './comment-commands.ts';
import { addEventCommands } from './event-commands.ts';
import { count, words } from './option-values.ts';
import { addProductCommand, addRefundCommand } from './order-commands.ts';
import { addSupportCommand } from './support-command.ts';

interface GrantFlags {
  platform: string;
  reader: string;
  amount: number;
  kind: string;
  days?: number;
  reason: string;
  json?: boolean;
}

/**
 * `operator …`: what an operator does for one reader, with packs of coins, events, support tickets and comments (D38). Each
 * change is in the audit log.
 */
export function operatorCommand(parts: CommandParts): Command {
  const command = new Command('operator').description(
    'What an operator does for one reader, with packs of coins, events, support tickets and comments.',
  );
  addGrant(command, parts);
  addTakeBack(command, parts);
  addHandOvers(command, parts);
  addEpisodesCommand(command, parts);
  addUndoCommand(command, parts);
  addRefundCommand(command, parts);
  addProductCommand(command, parts);
  addEventCommands(command, parts);
  addSupportCommand(command, parts);
  addCommentCommand(command, parts);
  return command;
}

function addGrant(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('grant')
    .description('gives a reader coins or points')
    .requiredOption('--platform <id>', 'the reader’s platform', words)
    .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', words)
    .requiredOption('--amount <n>', 'how many', count)
    .option('--kind <kind>', COIN_KINDS.join(', '), 'FREE_COIN')
    .option('--days <n>', 'until they end (BONUS: what the platform says; others: never)', count)
    .requiredOption('--reason <text>', 'why, for the audit log', words)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, ...flags }: GrantFlags) => {
      const asked = readAsked(CoinGrantSchema, { days: null, ...flags, requestId: randomUUID() });
      const granted = await admin().grantCoins(asked);
      const { amount, kind } = asked;
      const said = `Gave ${amount} ${kind} to reader ${granted.userId} (movement ${granted.movementId}).`;
      out(json === true ? JSON.stringify(granted) : said);
      finish(0);
    });
}

interface TakeBackFlags {
  platform: string;
  reader: string;
  movement: number;
  reason: string;
  request?: string;
  json?: boolean;
}

function addTakeBack(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('take-back')
    .description('takes a mistaken grant back, as much of it as is unspent')
    .requiredOption('--platform <id>', 'the reader’s platform', words)
    .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', words)
    .requiredOption('--movement <n>', 'the number of the grant’s movement', count)
    .requiredOption('--reason <text>', 'why, for the audit log', words)
    .option('--request <id>', 'names this act: the same id takes back once', words)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, movement: movementId, request, ...flags }: TakeBackFlags) => {
      const asked = readAsked(GrantTakeBackSchema, { ...flags, movementId, requestId: request ?? randomUUID() });
      const taken = await admin().takeBackGrant(asked);
      const { userId, grantMovementId, isRepeated } = taken;
      const before = isRepeated ? ' It was taken back before.' : '';
      const said = `Took ${taken.taken} of ${taken.given} of grant ${grantMovementId} back from reader ${userId} (movement ${taken.movementId}).${before}`;
      out(json === true ? JSON.stringify(taken) : said);
      finish(0);
    });
}

interface HandOverFlags {
  platform: string;
  reader: string;
  reason: string;
  json?: boolean;
}

/** `operator coupon|gift|ticket`. */
function addHandOvers(command: Command, { admin, out, finish }: CommandParts): void {
  const handOver = async ({ json, ...flags }: HandOverFlags, what: object, name: string) => {
    const { platform, reader, reason } = flags;
    const asked = readAsked(HandOverSchema, { platform, reader, reason, what, requestId: randomUUID() });
    const handed = await admin().handOver(asked);
    out(json === true ? JSON.stringify(handed) : `Gave ${name} to reader ${handed.userId}.`);
    finish(0);
  };
  const forReader = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .requiredOption('--platform <id>', 'the reader’s platform', words)
      .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', words)
      .requiredOption('--reason <text>', 'why, for the audit log', words)
      .option('--json', 'in one line of JSON');
  forReader('coupon', 'gives a reader a coupon')
    .requiredOption('--coupon <key>', 'its key in the applied document', words)
    .action((flags: HandOverFlags & { coupon: string }) =>
      handOver(flags, { kind: 'coupon', key: flags.coupon }, `coupon ${flags.coupon}`),
    );
  forReader('gift', 'names a reader for a gift, which they can then take')
    .requiredOption('--gift <key>', 'its key in the applied document', words)
    .action((flags: HandOverFlags & { gift: string }) =>
      handOver(flags, { kind: 'gift', key: flags.gift }, `gift ${flags.gift}`),
    );
  forReader('ticket', 'gives a reader spins of the roulette')
    .option('--count <n>', 'how many', count, 1)
    .option('--days <n>', 'until they end (never, where it is not said)', count)
    .action((flags: HandOverFlags & { count: number; days?: number }) =>
      handOver(flags, { kind: 'ticket', count: flags.count, days: flags.days ?? null }, `${flags.count} tickets`),
    );
}

interface EpisodeFlags {
  platform: string;
  reader: string;
  series: string;
  episode?: string;
  reason: string;
  json?: boolean;
}

function addEpisodesCommand(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('episodes')
    .description('gives a reader an episode, or a whole series, for ever')
    .requiredOption('--platform <id>', 'the reader’s platform', words)
    .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', words)
    .requiredOption('--series <series>', 'its alias, its id or <series key>/<language>', words)
    .option('--episode <episode>', 'its alias or id (all that the platform shows)', words)
    .requiredOption('--reason <text>', 'why, for the audit log', words)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, ...flags }: EpisodeFlags) => {
      const asked = readAsked(EpisodeGrantSchema, { episode: null, ...flags, requestId: randomUUID() });
      const granted = await admin().grantEpisodes(asked);
      const said = `Gave ${granted.episodeCount} episodes to reader ${granted.userId} (purchase ${granted.purchaseId}).`;
      out(json === true ? JSON.stringify(granted) : said);
      finish(0);
    });
}

interface UndoFlags {
  platform: string;
  reader: string;
  purchase: number;
  reason: string;
  json?: boolean;
}

function addUndoCommand(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('undo')
    .description('undoes a purchase: the same coins come back with their dates, and its episodes close')
    .requiredOption('--platform <id>', 'the reader’s platform', words)
    .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', words)
    .requiredOption('--purchase <n>', 'the number of the purchase', count)
    .requiredOption('--reason <text>', 'why, for the audit log', words)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, purchase, ...flags }: UndoFlags) => {
      const asked = readAsked(PurchaseUndoSchema, { ...flags, purchaseId: purchase });
      const undone = await admin().undoPurchase(asked);
      const before = undone.isRepeated ? ' It was undone before.' : '';
      const said = `Undid purchase ${undone.purchaseId} of reader ${undone.userId}: ${undone.coins} coins came back.${before}`;
      out(json === true ? JSON.stringify(undone) : said);
      finish(0);
    });
}
