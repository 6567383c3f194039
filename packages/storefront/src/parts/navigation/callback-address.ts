import { matchRoute } from '@longstrip/core';

const HERE = 'https://here.invalid';

/**
 * The page to return to when a page's task is done: the `callback` in its address.
 * @param search the query of the address
 * @returns an address of this site; null when there is none, or when it is not a page of this site
 */
export function readCallback(search: string): string | null {
  const named = new URLSearchParams(search).get('callback');
  if (named === null || !URL.canParse(named, HERE)) return null;
  const { origin, pathname, search: query } = new URL(named, HERE);
  // Two slashes would start a host name.
  const isHere = origin === HERE && !pathname.startsWith('//') && matchRoute(pathname) !== null;
  return isHere ? `${pathname}${query}` : null;
}
