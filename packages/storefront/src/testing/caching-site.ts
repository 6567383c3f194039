import { NOW_MS } from './fake-api.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from './site-under-test.ts';

/** The app of the tests of the page cache. */
export const app = await compileApp();

/** A site that caches pages, a clock, and a catalogue that changes when a test says so. */
export function createCachingSite(id: Parameters<typeof platformNamed>[0] = 'bom-us', nextChangeMs = NOW_MS + 60_000) {
  let edition = 1;
  let nowMs = NOW_MS;
  const catalogue = { edition: () => edition, nextChangeMs: async () => nextChangeMs };
  const site = createTestSite(app.build, { platform: platformNamed(id), catalogue, nowMs: () => nowMs });
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

/** What a site answers, without following a redirect. */
export async function ask(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await site.ask(path, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    tag: answer.headers.get('etag'),
    text: await answer.text(),
    headers: answer.headers,
  };
}

/** The first page of a route declares on what it depends; from the second one on they are cached. */
export async function askCached(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  await ask(site, path, headers);
  await ask(site, path, headers);
  return ask(site, path, headers);
}
