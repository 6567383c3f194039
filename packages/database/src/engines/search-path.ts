/**
 * Where a name without a schema is looked for, on every connection of ours: by default a schema named like the role comes
 * before `public`, and a table in it would be read instead of ours.
 */
export const SEARCH_PATH = 'public,pg_temp';

/** The address of a server, with the search path among what a connection begins with: there it counts before all other settings. */
export function withSearchPath(url: string): string {
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const parts = query.split('&').filter((part) => part !== '');
  const own = parts.filter((part) => part.startsWith('options=')).map((part) => part.slice('options='.length));
  const options = [...own, encodeURIComponent(`-c search_path=${SEARCH_PATH}`)].join('%20');
  return `${address}?${[...parts.filter((part) => !part.startsWith('options=')), `options=${options}`].join('&')}`;
}
