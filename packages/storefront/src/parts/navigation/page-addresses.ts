/** Query parameter with the episode whose panel is open over the page of its series. */
export const BUY_PARAMETER = 'buy';
/** Query parameter that opens the sheet to buy all episodes of a series. */
export const BUY_ALL_PARAMETER = 'buyAll';
/**
 * Query parameter that shows on the page after a purchase what was bought. The text comes from what the reader owns, never
 * from the address.
 */
export const BOUGHT_PARAMETER = 'bought';

/** The page of a series with an episode's panel. */
export function buyAddress(seriesAlias: string, episodeAlias: string): string {
  return `/detail/${seriesAlias}?${BUY_PARAMETER}=${encodeURIComponent(episodeAlias)}`;
}

/** The page of a series with the sheet that buys all. */
export function buyAllAddress(seriesAlias: string): string {
  return `/detail/${seriesAlias}?${BUY_ALL_PARAMETER}=1`;
}

/** Whether a link only opens a sheet over its own page: the page keeps its scroll position. */
export function opensSheet(pathname: string, href: string): boolean {
  const [path, query] = href.split('?');
  if (path !== pathname || query === undefined) return false;
  const parameters = new URLSearchParams(query);
  return parameters.has(BUY_PARAMETER) || parameters.has(BUY_ALL_PARAMETER);
}

/** Adds to an address of this site the page to return to afterwards. */
export function withCallback(address: string, callback: string): string {
  return `${address}?callback=${encodeURIComponent(callback)}`;
}
