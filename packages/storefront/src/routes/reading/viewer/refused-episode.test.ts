import { expect, test } from 'vitest';
import { fakeEpisode, PRICED } from '../../../testing/fake-catalogue.ts';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const SENTENCE = 'One episode opens free every 24 hours.';

test.each([
  ['says so', 1, true],
  ['says nothing of it where it is one of the newest, which are left out', 2, false],
])('a locked episode of a series that opens by waiting %s', async (_, excludedNewest, isReported) => {
  const site = createTestSite(app.build);
  const episodes = [1, 2, 3].map((number) => fakeEpisode(number, PRICED));
  site.api.change({ episodes, freetime: { refillHours: 24, excludedNewest } });
  const { html } = await readPage(site, '/viewer/salt-crown/ep-2');
  expect(html).toContain('This episode is locked');
  expect(html).toContain('class="locked-preview"');
  expect(html.includes(SENTENCE)).toBe(isReported);
});

test.each([
  ['a comic is dark', 'salt-crown', 'data-theme="dark" data-ground="art"'],
  ['a novel has the theme of the site', 'moon-library', 'data-ground="auto"'],
])('the page of a locked episode of %s', async (_, alias, look) => {
  const site = createTestSite(app.build);
  site.api.change({ episodes: [fakeEpisode(2, PRICED)] });
  const { html } = await readPage(site, `/viewer/${alias}/ep-2`);
  expect(html).toContain('This episode is locked');
  expect(html).toContain(`<div ${look} class="viewer `);
});
