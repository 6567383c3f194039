/**
 * Draws the winners of an event among its entries, each as likely as any other and none twice.
 *
 * @param randomBelow a whole number from 0, below the limit
 * @returns as many as there are prizes, or all where there are fewer entries
 */
export function drawWinners<Entry>(
  entries: readonly Entry[],
  { winnerCount, randomBelow }: { winnerCount: number; randomBelow: (limit: number) => number },
): Entry[] {
  const left = [...entries];
  const winners: Entry[] = [];
  while (winners.length < winnerCount && left.length > 0) winners.push(...left.splice(randomBelow(left.length), 1));
  return winners;
}
