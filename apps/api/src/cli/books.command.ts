import { Command } from 'commander';
import type { Books, BrokenCheck, PlatformBooks } from '../features/ledger/read-books.ts';
import type { CommandParts } from './command-parts.ts';

/** `books`: whether the ledger holds, on one page. Exit code 1 where it does not. */
export function booksCommand({ admin, out, finish }: CommandParts): Command {
  return new Command('books')
    .description('Checks the ledger and its seals, also while the product runs; sums up what is unused.')
    .option('--json', 'in one line of JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const books = await admin().books();
      for (const line of json === true ? [JSON.stringify(books)] : linesOf(books)) out(line);
      finish(books.broken.length === 0 ? 0 : 1);
    });
}

function linesOf({ readAtMs, platforms, broken }: Books): string[] {
  const verdict =
    broken.length === 0 ? 'The books are right.' : `The books are WRONG: ${counted(broken.length, 'check')} failed.`;
  return [
    `Books at ${new Date(readAtMs).toISOString()}`,
    ...(platforms.length === 0 ? ['  Nobody has a wallet yet.'] : platforms.flatMap(platformLines)),
    ...broken.flatMap(brokenLines),
    verdict,
  ];
}

function platformLines(books: PlatformBooks): string[] {
  const { platformId, movements, sealed, newestSeal, unused, debtCoins, debtPoints } = books;
  const left = unused.map(({ kind, unused: amount, paid }) => `${kind} ${amount}${paid > 0 ? ` (${paid} paid)` : ''}`);
  return [
    `${platformId}: ${counted(movements, 'movement')}, ${sealed} sealed`,
    `  unused: ${left.length === 0 ? 'nothing' : left.join(', ')}`,
    ...(debtCoins + debtPoints > 0 ? [`  owed: ${debtCoins} coins, ${debtPoints} points`] : []),
    ...(newestSeal === null ? [] : [`  newest seal: ${newestSeal}`]),
  ];
}

function brokenLines({ claim, count, rows }: BrokenCheck): string[] {
  const more = count - rows.length;
  return [`Does not hold: ${claim}`, ...rows.map((row) => `  ${row}`), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
