import { randomUUID } from 'node:crypto';
import { COIN_KINDS } from '@longstrip/core';
import { Command } from 'commander';
import * as v from 'valibot';
import { CoinGrantSchema } from '../features/ledger/grant-by-operator.ts';
import { CommandRefused } from './catalogue-admin.ts';
import type { CommandParts } from './command-parts.ts';
import { count, words } from './option-values.ts';

interface GrantFlags {
  platform: string;
  reader: string;
  amount: number;
  kind: string;
  days?: number;
  reason: string;
  json?: boolean;
}

/** `operator grant`: what an operator does for one reader (D38); each act has its reason in the audit log. */
export function operatorCommand({ admin, out, finish }: CommandParts): Command {
  const command = new Command('operator').description('What an operator does for one reader.');
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
      const asked = v.safeParse(CoinGrantSchema, { days: null, ...flags, requestId: randomUUID() });
      if (!asked.success) throw new CommandRefused(`${asked.issues[0].message}.`);
      const granted = await admin().grantCoins(asked.output);
      const { amount, kind } = asked.output;
      const said = `Gave ${amount} ${kind} to reader ${granted.userId} (movement ${granted.movementId}).`;
      out(json === true ? JSON.stringify(granted) : said);
      finish(0);
    });
  return command;
}
