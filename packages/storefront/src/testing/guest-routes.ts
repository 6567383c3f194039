import { readFileSync } from 'node:fs';
import { matchRoute, type Platform } from '@longstrip/core';
import { IMPLEMENTED_ROUTES } from '../implemented-routes.ts';

/** One line of `guest-routes.tsv`. */
interface Row {
  path: string;
  store: string;
  but: Readonly<Record<string, string>>;
  saidAdult: string;
  transfer: Readonly<Record<string, string>>;
}

/** The expected answers; several where the page may choose. */
export type Expectation = readonly { status: number; location: string | null }[];

const ROWS: readonly Row[] = readFileSync(new URL('guest-routes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [path = '', store = '', but = '', saidAdult = '', de = '', fr = ''] = line.split('\t');
    const exceptions = but.split(' ').flatMap((pair) => (pair === '' ? [] : [pair.split('=')]));
    const transfer = { 'delitoon-de': de, 'delitoon-fr': fr };
    return { path, store, but: Object.fromEntries(exceptions), saidAdult, transfer };
  });

/** The origin of the German site in these tests. */
export const GERMAN_ORIGIN = 'https://de.example';

/** What a guest of a platform gets at every address that is implemented (or not listed). */
export function guestRoutes(platform: Platform): { path: string; guest: Expectation; saidAdult: Expectation }[] {
  const built = new Set(IMPLEMENTED_ROUTES.map(({ name }) => name));
  return ROWS.filter(({ path }) => {
    const route = matchRoute(path);
    return route === null || route === 'health' || built.has(route);
  }).map((row) => {
    const guest = row.transfer[platform.id] ?? row.but[platform.app] ?? row.store;
    const saidAdult = platform.adult.guestCookie && row.saidAdult !== '' ? row.saidAdult : guest;
    return { path: row.path, guest: readCell(guest, row.path), saidAdult: readCell(saidAdult, row.path) };
  });
}

function readCell(cell: string, path: string): Expectation {
  return cell.split('|').map((word) => {
    if (word === 'login') return { status: 302, location: `/user/login?callback=${encodeURIComponent(path)}` };
    if (word === 'note') return { status: 302, location: '/transfer/note' };
    if (word === 'german') return { status: 302, location: `${GERMAN_ORIGIN}${path}` };
    const [status = '', location] = word.split(' ');
    return { status: Number(status), location: location ?? null };
  });
}
