import { matchRoute } from '@longstrip/core';

/** Whether an address is one of the lists below /home. */
export function isListPath(pathname: string): boolean {
  return matchRoute(pathname)?.startsWith('home') ?? false;
}
