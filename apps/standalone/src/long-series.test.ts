import { createTestApi, TEST_SERVICE_SECRET, type TestApi } from '@longstrip/api/testing';
import { type CompiledApp, compileApp, createTestSite, readPage } from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';

const EPISODES = 500;
const MOST_CHARACTERS = 800_000;

let app: CompiledApp;
let api: TestApi;
beforeAll(async () => {
  app = await compileApp('us');
  api = await createTestApi();
  const episodes = Array.from({ length: EPISODES }, (_, index) => ({ subTitle: `Day ${index + 1} of a long story` }));
  await addSeries(api.db, { alias: 'long', platformIds: ['bom-us'], episodes });
}, 120_000);
afterAll(async () => {
  await app.close();
  await api.close();
});

test('the page of 500 episodes draws the newest ones and keeps room for the others', async () => {
  const site = createTestSite(app.build, {
    apiFetch: (request) => api.app.fetch(request),
    serviceSecret: TEST_SERVICE_SECRET,
    nowMs: () => TEST_NOW_MS,
  });
  const { status, html } = await readPage(site, '/detail/long');
  const rows = [...html.matchAll(/<a [^>]*href="\/viewer\/long\/(ep-\d+)"/g)].map(([, alias]) => alias);
  // The way to the first episode is the page's own button, which keys reach before the list.
  expect([status, rows.length, rows[0], rows[1]]).toEqual([200, 21, 'ep-1', 'ep-500']);
  expect(html).toContain(`block-size:calc(${EPISODES - 20} * var(--row))`);
  expect(html).toContain('Day 250 of a long story');
  expect(html.length).toBeLessThan(MOST_CHARACTERS);
});
