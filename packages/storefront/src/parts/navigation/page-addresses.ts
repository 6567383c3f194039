/** Names the episode whose panel lies over the page of its series. */
export const BUY_PARAMETER = 'buy';
/** Opens the sheet that buys all episodes of a series. */
export const BUY_ALL_PARAMETER = 'buyAll';
/** Says on the page after a purchase what was bought; it is read from what the reader has, never from the address. */
export const BOUGHT_PARAMETER = 'bought';

/** The page of a series with an episode's panel. */
export function buyAddress(seriesAlias: string, episodeAlias: string): string {
  return `/detail/${seriesAlias}?${BUY_PARAMETER}=${encodeURIComponent(episodeAlias)}`;
}

/** The page of a series with the sheet that buys all. */
export function buyAllAddress(seriesAlias: string): string {
  return `/detail/${seriesAlias}?${BUY_ALL_PARAMETER}=1`;
}

/** Whether a link of a page opens a sheet over it: the page keeps its place. */
export function opensSheet(pathname: string, href: string): boolean {
  const [path, query] = href.split('?');
  if (path !== pathname || query === undefined) return false;
  const parameters = new URLSearchParams(query);
  return parameters.has(BUY_PARAMETER) || parameters.has(BUY_ALL_PARAMETER);
}

/** Adds the page to return to afterwards to an address of this site. */
export function withCallback(address: string, callback: string): string {
  return `${address}?callback=${encodeURIComponent(callback)}`;
}
