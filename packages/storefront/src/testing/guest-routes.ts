import { readFileSync } from 'node:fs';
import { matchRoute, type Platform, type RouteName } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { IMPLEMENTED_ROUTES } from '../implemented-routes.ts';

/** One line of `guest-routes.tsv`. */
interface Row {
  path: string;
  store: string;
  but: Readonly<Record<string, string>>;
  saidAdult: string;
  transfer: Readonly<Record<string, string>>;
}

/** The expected answers; if there are several, the page may choose. */
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

/** The answer for a page that the platform does not list, which overrides the row of a store (record 0006, D35). */
function unlistedCell({ unlistedPage }: Platform, route: RouteName): string {
  if (unlistedPage.kind === 'notFound') return '404';
  const sibling = PLATFORMS.find(({ id }) => id === unlistedPage.sibling);
  return sibling?.routes.includes(route) ? 'german' : 'note';
}

/** The cell of a row: as written for the platforms of D1; for any other platform it follows from its list of pages. */
function guestCell(row: Row, platform: Platform): string {
  const typed = row.transfer[platform.id] ?? row.but[platform.app];
  if (typed !== undefined) return typed;
  const route = matchRoute(row.path);
  if (route !== null && !platform.routes.includes(route)) return unlistedCell(platform, route);
  return platform.unlistedPage.kind === 'redirect' ? (row.transfer['delitoon-de'] ?? row.store) : row.store;
}

/** The expected answers for a guest at every address of a platform that is implemented (or not listed). */
export function guestRoutes(platform: Platform): { path: string; guest: Expectation; saidAdult: Expectation }[] {
  const built = new Set(IMPLEMENTED_ROUTES.map(({ name }) => name));
  return ROWS.filter(({ path }) => {
    const route = matchRoute(path);
    return route === null || route === 'health' || built.has(route);
  }).map((row) => {
    const guest = guestCell(row, platform);
    const saidAdult = platform.adult.guestCookie && row.saidAdult !== '' ? row.saidAdult : guest;
    return { path: row.path, guest: readCell(guest, row.path), saidAdult: readCell(saidAdult, row.path) };
  });
}

/** The meaning of a cell's value at an address. */
export function readCell(cell: string, path: string): Expectation {
  return cell.split('|').map((word) => {
    if (word === 'login') return { status: 302, location: `/user/login?callback=${encodeURIComponent(path)}` };
    if (word === 'note') return { status: 302, location: '/transfer/note' };
    if (word === 'german') return { status: 302, location: `${GERMAN_ORIGIN}${path}` };
    const [status = '', location] = word.split(' ');
    return { status: Number(status), location: location ?? null };
  });
}
