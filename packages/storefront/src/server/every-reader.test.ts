import { matchRoute, type Platform, ROUTE_PATTERNS, type RouteName, textDirection } from '@longstrip/core';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { beforeAll, describe, expect, test } from 'vitest';
import { reachableRoutes } from '../implemented-routes.ts';
import type { CookieJar } from '../testing/cookie-jar.ts';
import { CRAWL_READERS, pagesOf } from '../testing/crawl-readers.ts';
import { GERMAN_ORIGIN, guestRoutes } from '../testing/guest-routes.ts';
import { findMissingText } from '../testing/missing-text.ts';
import { type CompiledApp, compileApp, createTestSite, type TestSite } from '../testing/site-under-test.ts';

// Every page of every platform, as every kind of reader gets it. `every-route.test.ts` requests them as a guest.

/**
 * A platform without hand-written rows, as `npm run new-platform` makes one: the expected pages of its readers are derived
 * from its file.
 */
const THAILAND = getPlatform('bom-th');
const NEW: Platform = {
  ...THAILAND,
  id: 'bom-new',
  app: 'new',
  locales: ['en-US'],
  features: { ...THAILAND.features, blToggle: true, useAdultAuthKr: true },
};
const CRAWLED = [...PLATFORMS.map((platform) => ({ platform, app: platform.app })), { platform: NEW, app: 'th' }];

/**
 * In a usual run, a page that is the same for a reader as for a guest is requested on only one of the platforms that have
 * it, in turn. A page that differs is requested on each.
 */
function isAsked(path: string, platform: Platform, turn: number): boolean {
  const having = PLATFORMS.filter((each) =>
    guestRoutes(each).some((row) => row.path === path && row.guest.some(({ status }) => status === 200)),
  );
  const asked = [...having, NEW];
  return isWholeRun || asked[turn % asked.length]?.id === platform.id;
}

/** Time limit for a reader's pages of one platform, on a busy machine. */
const LIMIT_MS = 120_000;

/** The log-in with an error on it, and the age check with the outcome of Korea's identity check. */
const SAME_TITLE: ReadonlySet<RouteName | null> = new Set(['callbackLoginError', 'callbackAdultKr']);

async function read(site: TestSite, jar: CookieJar, path: string) {
  const answer = await jar.ask(site, path);
  const html = await answer.text();
  const count = (tag: string) => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
  return {
    outcome: { status: answer.status, location: answer.headers.get('location') },
    html,
    root: /<html[^>]* lang="([^"]*)"[^>]* dir="([^"]*)"/.exec(html.slice(0, 300))?.slice(1, 3),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    parts: { main: count('main'), h1: count('h1') },
  };
}

describe.each(CRAWLED)('$platform.id', ({ platform, app }) => {
  let compiled: CompiledApp;
  beforeAll(async () => {
    compiled = await compileApp(app);
  });
  const siblingSites = [{ platform: getPlatform('delitoon-de'), origin: GERMAN_ORIGIN }];
  const rows = guestRoutes(platform);

  test('has a row for each of its pages that is built', () => {
    const typed = new Set(rows.map(({ path }) => matchRoute(path)));
    expect(reachableRoutes(platform).filter((name) => !typed.has(name))).toEqual([]);
  });

  test.each(CRAWL_READERS)(
    'every page, as $name gets it',
    async (reader) => {
      const titles = new Map<string, string>();
      const found: unknown[] = [];
      const asked = pagesOf(reader, platform).filter(
        ({ path, isOwn }, index) => isOwn || isAsked(path, platform, index),
      );
      for (const { path, expected } of asked) {
        const site = createTestSite(compiled.build, { platform, siblingSites });
        const page = await read(site, await reader.open(site, platform), path);
        const { status, location } = page.outcome;
        if (!expected.some((each) => each.status === status && each.location === location)) {
          found.push({ path, expected, answered: page.outcome });
        }
        if (location !== null || path === ROUTE_PATTERNS.health) continue;
        const [locale] = platform.locales;
        const facts = { path, root: page.root, parts: page.parts, missing: await findMissingText(page.html) };
        const right = { path, root: [locale, textDirection(locale)], parts: { main: 1, h1: 1 }, missing: null };
        if (JSON.stringify(facts) !== JSON.stringify(right)) found.push(facts);
        if (!page.title.includes(platform.brand.name)) found.push({ path, title: page.title });
        const route = matchRoute(path);
        if (status !== 200 || SAME_TITLE.has(route)) continue;
        const other = titles.get(page.title);
        if (other !== undefined) found.push({ path, title: page.title, isOf: other });
        titles.set(page.title, path);
      }
      expect(found).toEqual([]);
    },
    LIMIT_MS,
  );
});
