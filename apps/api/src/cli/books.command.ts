import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import {
  type Books,
  type BrokenCheck,
  type ChainBooks,
  FindingsList,
  HEADS_AT_ONCE,
  type HeadsChecked,
  type PlatformBooks,
  readHeads,
  type SealHead,
} from '../money/index.ts';
import { type CatalogueAdmin, CommandRefused } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';

/** Younger entries are not sealed yet: the seal of their minute is still to come. */
const WAITS_MS = 60_000;

interface BooksFlags {
  json?: boolean;
  since?: string[];
}

/** `books`: whether the ledger is correct, on one page. Exit code 1 if it is not. */
export function booksCommand({ admin, out, progress, finish }: CommandParts): Command {
  return new Command('books')
    .description(
      'Checks the ledger, the audit log and their seals, also while the product runs; sums up what is unused.',
    )
    .option('--json', 'in one line of JSON')
    .option(
      '--since <head...>',
      'heads that were sent or written down, or a file of them: nothing before them has changed or gone',
    )
    .action(async ({ json, since = [] }: BooksFlags) => {
      const books = await admin().books(progress);
      const heads = since.length === 0 ? null : await checkStoredHeads(admin(), since);
      progress?.(null);
      const whole =
        heads === null ? books : { ...books, heads: heads.held, broken: [...books.broken, ...heads.broken] };
      const lines = linesOf(whole, heads === null ? [] : heads.lines);
      for (const line of json === true ? [JSON.stringify(whole)] : lines) out(line);
      finish(whole.broken.length === 0 ? 0 : 1);
    });
}

/** Checks the heads in batches: a file may contain one for each minute of several years. */
async function checkStoredHeads(
  admin: CatalogueAdmin,
  since: readonly string[],
): Promise<{ held: number; lines: string[]; broken: BrokenCheck[] }> {
  const others = new FindingsList();
  const newest = new Map<string, SealHead>();
  let [asked, held] = [0, 0];
  for await (const heads of batchesOf(since)) {
    const checked: HeadsChecked = await admin.checkHeads(heads);
    asked += heads.length;
    held += checked.held;
    others.addAll(checked.others);
    for (const head of checked.newestHeld) {
      if ((newest.get(head.chain)?.position ?? 0) <= head.position) newest.set(head.chain, head);
    }
  }
  if (asked === 0) throw new CommandRefused(`there is no head in ${since.join(' ')}: one is like bom-us/57/3f….`);
  const lines = [...newest.values()].map(
    ({ chain, position }) => `  ${chain}: the newest head that holds is of seal ${position}`,
  );
  const claim = 'Nothing before the given heads has changed or gone.';
  const { rows, count } = others;
  return {
    held,
    lines: [`${held} of ${counted(asked, 'given head')} ${held === 1 ? 'holds' : 'hold'}`, ...lines],
    broken: count === 0 ? [] : [{ claim, rows, count }],
  };
}

/** The heads to check: each argument is a head, or names a file of heads. */
async function* batchesOf(since: readonly string[]): AsyncGenerator<SealHead[]> {
  let batch: SealHead[] = [];
  for (const head of since) {
    for await (const line of readHeads(head).length > 0 ? [head] : linesOfFile(head)) {
      batch.push(...readHeads(line));
      if (batch.length < HEADS_AT_ONCE) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function* linesOfFile(path: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(path) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandRefused(`"${path}" is no head and no file that can be read: ${reason}`);
  }
}

function linesOf({ readAtMs, platforms, chains, areProofsChecked, broken }: Books, since: readonly string[]): string[] {
  const verdict =
    broken.length === 0 ? 'The books are right.' : `The books are WRONG: ${counted(broken.length, 'check')} failed.`;
  const audit = chains.filter(({ chain, rows, sealed }) => chain === 'audit' && rows + sealed > 0);
  return [
    `Books at ${new Date(readAtMs).toISOString()}`,
    ...(platforms.length === 0
      ? ['  No reader has a wallet yet.']
      : platforms.flatMap((platform) => platformLines(platform, chains, readAtMs))),
    ...audit.flatMap((chain) => [
      `audit log: ${counted(chain.rows, 'row')}, ${chain.sealed} sealed`,
      ...chainLines(chain, readAtMs),
    ]),
    ...(areProofsChecked ? [] : ['proofs of orders and events: not checked, BOOKS_SECRETS is not known here']),
    ...since,
    ...broken.flatMap(brokenLines),
    verdict,
  ];
}

function platformLines(books: PlatformBooks, chains: readonly ChainBooks[], readAtMs: number): string[] {
  const { platformId, movements, sealed, unused, debtCoins, debtPoints } = books;
  const left = unused.map(({ kind, unused: amount, paid }) => `${kind} ${amount}${paid > 0 ? ` (${paid} paid)` : ''}`);
  return [
    `${platformId}: ${counted(movements, 'movement')}, ${sealed} sealed`,
    `  unused: ${left.length === 0 ? 'nothing' : left.join(', ')}`,
    ...(debtCoins + debtPoints > 0 ? [`  owed: ${debtCoins} coins, ${debtPoints} points`] : []),
    ...chains.filter(({ chain }) => chain === platformId).flatMap((chain) => chainLines(chain, readAtMs)),
  ];
}

function chainLines({ newestHead, waiting }: ChainBooks, readAtMs: number): string[] {
  const isWaiting = waiting !== null && readAtMs - waiting.sinceMs > WAITS_MS;
  return [
    ...(isWaiting ? [`  not sealed yet since ${new Date(waiting.sinceMs).toISOString()}: ${waiting.count}`] : []),
    ...(newestHead === null ? [] : [`  newest head: ${newestHead}`]),
  ];
}

function brokenLines({ claim, count, rows }: BrokenCheck): string[] {
  const more = count - rows.length;
  return [`Does not hold: ${claim}`, ...rows.map((row) => `  ${row}`), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
