import type { SiteServerOptions } from '../server/index.ts';
import { NOW_MS } from './fake-api.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from './site-under-test.ts';

/** The app of the tests of the page cache. */
export const app = await compileApp();

/** A site that caches pages, with a clock and a catalogue that the test can change. */
export function createCachingSite(
  id: Parameters<typeof platformNamed>[0] = 'bom-us',
  nextChangeMs = NOW_MS + 60_000,
  more: Partial<SiteServerOptions> = {},
) {
  let edition = 1;
  let nowMs = NOW_MS;
  const catalogue = { edition: () => edition, nextChangeMs: async () => nextChangeMs };
  const site = createTestSite(app.build, { platform: platformNamed(id), catalogue, nowMs: () => nowMs, ...more });
  return {
    site,
    nextChangeMs,
    changeCatalogue: () => {
      edition += 1;
    },
    setTime: (timeMs: number) => {
      nowMs = timeMs;
    },
  };
}

interface Answer {
  status: number;
  tag: string | null;
  text: string;
  headers: Headers;
}

/** The answer of a site; redirects are not followed. */
export async function ask(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await site.ask(path, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    tag: answer.headers.get('etag'),
    text: await answer.text(),
    headers: answer.headers,
  };
}

/** Requests a page twice: the first page of a route declares what it depends on, and from the second on pages are cached. */
export async function askCached(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  await ask(site, path, headers);
  await ask(site, path, headers);
  return ask(site, path, headers);
}
