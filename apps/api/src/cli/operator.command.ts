import { randomUUID } from 'node:crypto';
import { COIN_KINDS } from '@longstrip/core';
import { Command } from 'commander';
import { CoinGrantSchema, EpisodeGrantSchema, GrantTakeBackSchema, PurchaseUndoSchema } from '../money/index.ts';
import { HandOverSchema } from '../operators/index.ts';
import { addAccountCommands } from './account-commands.ts';
import { readAsked } from './catalogue-admin.ts';
import { addCommentCommand } from './comment-commands.ts';
import { addEventCommands } from './event-commands.ts';
import { addFindCommands } from './find-commands.ts';
import type { CommandParts } from './option-values.ts';
import { count, textLine } from './option-values.ts';
import { addProductCommand, addRefundCommand } from './order-commands.ts';
import { addSupportCommand } from './support-command.ts';

interface GrantFlags extends ForReaderFlags {
  amount: number;
  kind: string;
  days?: number;
}

/**
 * `operator …`: what an operator does for one reader, or with packs of coins, events, support tickets and comments (D38), and who
 * the operators are. Each change is in the audit log.
 */
export function operatorCommand(parts: CommandParts): Command {
  const command = new Command('operator').description(
    'What an operator does for one reader, with packs of coins, events, support tickets and comments; who the operators are.',
  );
  addAccountCommands(command, parts);
  addFindCommands(command, parts);
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

/** A command for one reader, with the options that all of them have: the reader, the reason, and the output format. */
function forReader(command: Command, name: string, description: string): Command {
  return command
    .command(name)
    .description(description)
    .requiredOption('--platform <id>', 'the reader’s platform', textLine)
    .requiredOption('--reader <id>', 'the id of their account, or its e-mail address', textLine)
    .requiredOption('--reason <text>', 'why, for the audit log', textLine)
    .option('--json', 'in one line of JSON');
}

interface ForReaderFlags {
  platform: string;
  reader: string;
  reason: string;
  json?: boolean;
}

function addGrant(command: Command, { admin, out, finish }: CommandParts): void {
  forReader(command, 'grant', 'gives a reader coins or points')
    .requiredOption('--amount <n>', 'how many', count)
    .option('--kind <kind>', COIN_KINDS.join(', '), 'FREE_COIN')
    .option('--days <n>', 'until they end (BONUS: what the platform says; others: never)', count)
    .action(async ({ json, ...flags }: GrantFlags) => {
      const asked = readAsked(CoinGrantSchema, { days: null, ...flags, requestId: randomUUID() });
      const granted = await admin().grantCoins(asked);
      const { amount, kind } = asked;
      const said = `Gave ${amount} ${kind} to reader ${granted.userId} (movement ${granted.movementId}).`;
      out(json === true ? JSON.stringify(granted) : said);
      finish(0);
    });
}

interface TakeBackFlags extends ForReaderFlags {
  movement: number;
  request?: string;
}

function addTakeBack(command: Command, { admin, out, finish }: CommandParts): void {
  forReader(command, 'take-back', 'takes a mistaken grant back, as much of it as is unspent')
    .requiredOption('--movement <n>', 'the number of the grant’s movement', count)
    .option('--request <id>', 'names this act: the same id takes back once', textLine)
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

/** `operator coupon|gift|ticket`. */
function addHandOvers(command: Command, { admin, out, finish }: CommandParts): void {
  const handOver = async ({ json, ...flags }: ForReaderFlags, what: object, name: string) => {
    const { platform, reader, reason } = flags;
    const asked = readAsked(HandOverSchema, { platform, reader, reason, what, requestId: randomUUID() });
    const handed = await admin().handOver(asked);
    out(json === true ? JSON.stringify(handed) : `Gave ${name} to reader ${handed.userId}.`);
    finish(0);
  };
  forReader(command, 'coupon', 'gives a reader a coupon')
    .requiredOption('--coupon <key>', 'its key in the applied document', textLine)
    .action((flags: ForReaderFlags & { coupon: string }) =>
      handOver(flags, { kind: 'coupon', key: flags.coupon }, `coupon ${flags.coupon}`),
    );
  forReader(command, 'gift', 'names a reader for a gift, which they can then take')
    .requiredOption('--gift <key>', 'its key in the applied document', textLine)
    .action((flags: ForReaderFlags & { gift: string }) =>
      handOver(flags, { kind: 'gift', key: flags.gift }, `gift ${flags.gift}`),
    );
  forReader(command, 'ticket', 'gives a reader spins of the roulette')
    .option('--count <n>', 'how many', count, 1)
    .option('--days <n>', 'until they end (never, where it is not said)', count)
    .action((flags: ForReaderFlags & { count: number; days?: number }) =>
      handOver(flags, { kind: 'ticket', count: flags.count, days: flags.days ?? null }, `${flags.count} tickets`),
    );
}

interface EpisodeFlags extends ForReaderFlags {
  series: string;
  episode?: string;
}

function addEpisodesCommand(command: Command, { admin, out, finish }: CommandParts): void {
  forReader(command, 'episodes', 'gives a reader an episode, or a whole series, for ever')
    .requiredOption('--series <series>', 'its alias, its id or <series key>/<language>', textLine)
    .option('--episode <episode>', 'its alias or id (all that the platform shows)', textLine)
    .action(async ({ json, ...flags }: EpisodeFlags) => {
      const asked = readAsked(EpisodeGrantSchema, { episode: null, ...flags, requestId: randomUUID() });
      const granted = await admin().grantEpisodes(asked);
      const said = `Gave ${granted.episodeCount} episodes to reader ${granted.userId} (purchase ${granted.purchaseId}).`;
      out(json === true ? JSON.stringify(granted) : said);
      finish(0);
    });
}

interface UndoFlags extends ForReaderFlags {
  purchase: number;
}

function addUndoCommand(command: Command, { admin, out, finish }: CommandParts): void {
  forReader(command, 'undo', 'undoes a purchase: the same coins come back with their dates, and its episodes close')
    .requiredOption('--purchase <n>', 'the number of the purchase', count)
    .action(async ({ json, purchase, ...flags }: UndoFlags) => {
      const asked = readAsked(PurchaseUndoSchema, { ...flags, purchaseId: purchase });
      const undone = await admin().undoPurchase(asked);
      const before = undone.isRepeated ? ' It was undone before.' : '';
      const said = `Undid purchase ${undone.purchaseId} of reader ${undone.userId}: ${undone.coins} coins came back.${before}`;
      out(json === true ? JSON.stringify(undone) : said);
      finish(0);
    });
}
