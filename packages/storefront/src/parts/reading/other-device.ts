import { type Anchor, parseAnchor } from '@longstrip/core';
import type { ReadEpisode } from './position-sender.ts';

/** What `/_/position?series=…` answers: where a signed-in reader stopped last in a series. */
export interface LastPosition {
  episodeAlias: string;
  /** As `formatAnchor` writes it; null if the client that sent the place knew none. */
  anchor: string | null;
  isFinished: boolean;
  readAt: number;
}

/**
 * Where the reader went on in an episode on another device since this one noted a place; null if they did not, read it to the
 * end there, or the site does not answer. Never throws.
 * @param knownAtMs when this device noted its last place
 */
export async function loadOtherPlace(
  { seriesAlias, episodeAlias }: ReadEpisode,
  knownAtMs: number,
): Promise<Anchor | null> {
  try {
    const answer = await fetch(`/_/position?${new URLSearchParams({ series: seriesAlias })}`);
    if (!answer.ok) return null;
    // From our own site, which has parsed the api's answer.
    const last: LastPosition | null = await answer.json();
    if (last === null || last.episodeAlias !== episodeAlias || last.isFinished || last.readAt <= knownAtMs) return null;
    return last.anchor === null ? null : parseAnchor(last.anchor);
  } catch {
    return null;
  }
}
