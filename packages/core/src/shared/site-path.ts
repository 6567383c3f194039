/** Stands for any site; no address of ours ever has it. */
const ANY_SITE = 'https://site.invalid';

/**
 * Reads an address within a site, as operators write it: `/notice`, `/home/weekly?x=1#y`. It begins with exactly one
 * slash: browsers take two slashes, and a backslash for a slash, as the beginning of a host.
 *
 * @returns the address as browsers write it; null for one that could lead elsewhere or holds control characters
 */
export function readSitePath(text: string): string | null {
  const isPath = text.startsWith('/') && !/[\\\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text);
  if (!isPath || !URL.canParse(text, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  return origin === ANY_SITE && !pathname.includes('//') ? `${pathname}${search}${hash}` : null;
}
