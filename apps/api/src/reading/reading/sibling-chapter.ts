import type { ReaderEpisode } from '../../catalogue/index.ts';

type Episode = ReaderEpisode['row']['episode'];

function isOfSameBook(one: Episode, other: Episode): boolean {
  return one.sourceIdentifier === other.sourceIdentifier && one.sourceTitle === other.sourceTitle;
}

/**
 * The episode of another chapter of the same book; null if the reader does not see it, or if `from` is not known to be a
 * chapter of a book. Volumes may have the same title and
 * no identifier: then the chapter is taken whose distance in the series fits best.
 *
 * @param part position of the chapter in its book, from 1
 */
export function siblingChapter(listed: readonly ReaderEpisode[], from: Episode, part: number): Episode | null {
  if (from.sourcePart === null) return null;
  const expectedOrderNo = from.orderNo + part - from.sourcePart;
  const distance = ({ orderNo }: Episode) => Math.abs(orderNo - expectedOrderNo);
  const [nearest] = listed
    .map(({ row }) => row.episode)
    .filter((episode) => episode.sourcePart === part && isOfSameBook(from, episode))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}
