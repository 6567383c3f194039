import { join } from 'node:path';
import { PLATFORMS } from '@longstrip/platform-config';
import {
  ACCOUNT_ROUTE,
  ACCOUNT_SCRIPT_MOST_KB,
  ACCOUNT_SCRIPTS_MOST,
  FIRST_SCRIPT_MOST_KB,
  FIRST_SCRIPTS_MOST,
  readFirstScript,
  readRouteScripts,
  SEARCH_ROUTE,
  SEARCH_SCRIPT_MOST_KB,
  VIEWER_ROUTE,
  VIEWER_SCRIPT_MOST_KB,
} from '@longstrip/test-kit';
import { expect, test } from '@playwright/test';
import { samplePath } from '../browser/pages.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { ROOT } from '../product/product-process.ts';
import { addressOf } from '../product/running-product.ts';

for (const { id, locales, routes } of PLATFORMS) {
  test(`a first visit of ${id} loads little script, in each of its languages`, ANY_WIDTH, async () => {
    const paths = ['/'];
    if (routes.includes('viewer')) {
      const detail = await samplePath(id, 'detail');
      paths.push(detail, `${detail.replace('/detail/', '/viewer/')}/ep-1`);
    }
    const loaded: Record<string, { files: number; gzippedKb: number }> = {};
    for (const locale of locales) {
      for (const path of paths) {
        loaded[`${locale} ${path}`] = await readFirstScript(addressOf(id, path), { 'accept-language': locale });
      }
    }
    // Less than a framework would be a page that was not understood.
    const isWrong = ([page, { files, gzippedKb }]: [string, { files: number; gzippedKb: number }]) =>
      files < 4 ||
      files > FIRST_SCRIPTS_MOST ||
      gzippedKb < 100 ||
      gzippedKb > (page.includes('/viewer/') ? VIEWER_SCRIPT_MOST_KB : FIRST_SCRIPT_MOST_KB);
    expect(Object.entries(loaded).filter(isWrong)).toEqual([]);
  });
}

/** In kB, for a route outside of accounts. */
function mostOf(route: string): number {
  if (VIEWER_ROUTE.test(route)) return VIEWER_SCRIPT_MOST_KB;
  return SEARCH_ROUTE.test(route) ? SEARCH_SCRIPT_MOST_KB : FIRST_SCRIPT_MOST_KB;
}

for (const app of new Set(PLATFORMS.map((platform) => platform.app))) {
  test(`no route of ${app} needs many scripts`, ANY_WIDTH, () => {
    const routes = readRouteScripts(join(ROOT, 'apps', app, 'build'));
    expect(routes.length).toBeGreaterThan(5);
    const isWrong = ({ route, files, gzippedKb }: (typeof routes)[number]) => {
      const [mostFiles, mostKb] = ACCOUNT_ROUTE.test(route)
        ? [ACCOUNT_SCRIPTS_MOST, ACCOUNT_SCRIPT_MOST_KB]
        : [FIRST_SCRIPTS_MOST, mostOf(route)];
      return files < 4 || files > mostFiles || gzippedKb > mostKb;
    };
    expect(routes.filter(isWrong)).toEqual([]);
  });
}
