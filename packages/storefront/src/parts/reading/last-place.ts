/** The cookie with the last place in a comic, so that the server's document asks for the pictures there. */
export const LAST_PLACE_COOKIE = 'place';

/** The comic's page that was read last in this browser. */
export interface LastPlace {
  seriesAlias: string;
  episodeAlias: string;
  /** Starts at 1. */
  page: number;
}

/** The value of the cookie. */
export function formatLastPlace({ seriesAlias, episodeAlias, page }: LastPlace): string {
  return `${seriesAlias}/${episodeAlias}/${page}`;
}

/** Parses the cookie; null for none, and for anything else. */
export function parseLastPlace(cookie: string | null): LastPlace | null {
  const [, seriesAlias, episodeAlias, page] = /^([^/]{1,100})\/([^/]{1,100})\/([1-9]\d{0,5})$/.exec(cookie ?? '') ?? [];
  if (seriesAlias === undefined || episodeAlias === undefined) return null;
  return { seriesAlias, episodeAlias, page: Number(page) };
}

/** The page at which an episode was left; 1 if it was not the last one, or was left at its beginning. */
export function lastPageOf(
  place: LastPlace | null,
  { seriesAlias, episodeAlias }: Pick<LastPlace, 'seriesAlias' | 'episodeAlias'>,
): number {
  return place?.seriesAlias === seriesAlias && place.episodeAlias === episodeAlias ? place.page : 1;
}
