// @vitest-environment jsdom

import { getPlatform } from '@longstrip/platform-config';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { storyEpisode } from '../../../testing/story-data.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { ResumeScript } from './resume-script.tsx';

const EPISODE = { ...storyEpisode(sampleTexts('en-US')), known: null };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether a document of a reader opens at the place that a record in its browser has. */
function opensThere(readerKey: string, owner: string | undefined): boolean {
  const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), readerKey };
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component: () => <ResumeScript data={EPISODE} />, loader: () => site },
  ]);
  document.body.innerHTML = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: site } }} />);
  const script = document.querySelector('script');
  if (script === null) throw new Error('there is no script');
  const place = { episodeAlias: EPISODE.episode.alias, page: 2, offset: 0.5, share: 0.4 };
  const series = { [EPISODE.series.alias]: { place, updatedAtMs: 1 } };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ version: 1, reader: owner, series }) });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(script.textContent ?? '')();
  return script.dataset.reached !== undefined;
}

test.each([
  ['guest', 'guest', true],
  ['guest', undefined, true],
  ['a', 'a', true],
  ['a', 'guest', true],
  ['b', 'a', false],
  ['guest', 'a', false],
])('a document of %s opens at a place of %s: %s', (reader, owner, isThere) => {
  expect(opensThere(reader, owner)).toBe(isThere);
});
