import type { EpisodeStanding } from './episode-standing.ts';

type Episode = EpisodeStanding['row']['episode'];

function isOfSameBook(one: Episode, other: Episode): boolean {
  return one.sourceIdentifier === other.sourceIdentifier && one.sourceTitle === other.sourceTitle;
}

/**
 * The episode that another chapter of the same book became; null where the reader is shown none. Volumes may state the
 * same title and no identifier: of their chapters the one is meant that is as far away as the parts say.
 *
 * @param part place of the chapter in its book, from 1
 */
export function siblingChapter(listed: readonly EpisodeStanding[], from: Episode, part: number): Episode | null {
  if (from.sourceTitle === null || from.sourcePart === null) return null;
  const expectedOrderNo = from.orderNo + part - from.sourcePart;
  const farness = ({ orderNo }: Episode) => Math.abs(orderNo - expectedOrderNo);
  const [nearest] = listed
    .map(({ row }) => row.episode)
    .filter((episode) => episode.sourcePart === part && isOfSameBook(from, episode))
    .toSorted((one, other) => farness(one) - farness(other));
  return nearest ?? null;
}
