/**
 * Where names without a schema are looked up, on all of our connections. By default PostgreSQL would first look in a
 * schema named like the role, and could read a table there instead of ours.
 */
export const SEARCH_PATH = 'public,pg_temp';

/** Adds the search path to the start-up options in a server's address, where it has priority over all other settings. */
export function withSearchPath(url: string): string {
  return withSetting(url, `search_path=${SEARCH_PATH}`);
}

/** Adds a setting to the start-up options in a server's address. */
export function withSetting(url: string, setting: string): string {
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const parts = query.split('&').filter((part) => part !== '');
  const own = parts.filter((part) => part.startsWith('options=')).map((part) => part.slice('options='.length));
  const options = [...own, encodeURIComponent(`-c ${setting}`)].join('%20');
  return `${address}?${[...parts.filter((part) => !part.startsWith('options=')), `options=${options}`].join('&')}`;
}
