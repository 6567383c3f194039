import { matchRoute } from '@longstrip/core';

const HERE = 'https://here.invalid';

/**
 * Where a page leads back to once it is done: the `callback` of its address.
 * @param search the address's query
 * @returns an address of this site; null where none is named, or one that is no page of ours
 */
export function readCallback(search: string): string | null {
  const named = new URLSearchParams(search).get('callback');
  if (named === null || !URL.canParse(named, HERE)) return null;
  const { origin, pathname, search: query } = new URL(named, HERE);
  // Two slashes would name a host.
  const isHere = origin === HERE && !pathname.startsWith('//') && matchRoute(pathname) !== null;
  return isHere ? `${pathname}${query}` : null;
}
