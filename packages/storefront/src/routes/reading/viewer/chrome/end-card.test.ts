// @vitest-environment jsdom

import { getPlatform } from '@longstrip/platform-config';
import { LockIcon, TicketIcon, ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../../i18n/create-i18n.ts';
import type { RecommendedSeries } from '../../../../parts/series/load-series.server.ts';
import { serverMarkup } from '../../../../testing/server-markup.ts';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import type { Neighbour } from '../viewer-model.ts';
import { EndCard } from './end-card.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The card while its series are awaited, without a next episode unless one is given. */
async function endCard(next: Neighbour | null = null) {
  const i18n = await loadI18n('en-US');
  const more = new Promise<RecommendedSeries[]>(() => {});
  const data = { ...storyEpisode(sampleTexts('en-US')), next, more };
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const card = () => createElement(EndCard, { data, isBinge: false });
  const Component = () => createElement(ToastProvider, { label: 'Notifications', children: createElement(card) });
  const Stub = createRemixStub([{ id: 'root', path: '/', Component, loader: () => site }]);
  const hydrationData = { loaderData: { root: site } };
  return createElement(I18nextProvider, { i18n }, createElement(Stub, { hydrationData }));
}

test('the series after the last episode stay when the card leaves the screen before they are hydrated', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let report = (_isIntersecting: boolean) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const card = await endCard();
  // These HTML comments mark the Suspense boundary around the series.
  container.innerHTML = (await serverMarkup(card)).replace('</section>', '<!--$--><!--/$--></section>');
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () => hydrateRoot(container, card, { onRecoverableError }));
  await act(async () => report(false));
  expect(container.querySelector('section')?.hasAttribute('inert')).toBe(true);
  expect(errors).toEqual([]);
  await act(async () => root.unmount());
});

test.each([
  ['a lock while it must be paid for', null, LockIcon],
  ['a ticket once one is ready, which costs nothing', 'Free ticket ready', TicketIcon],
])('the button to the next episode has %s', async (_, ready, Icon) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const access = { kind: 'priced', rentCoins: 3, ownCoins: 5 } as const;
  const next = { alias: 'ep-2', title: 'Ep. 2', thumbnail: null, access, free: Promise.resolve(ready) };
  const card = await endCard(next);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(card));
  const button = container.querySelector('a[href$="/ep-2"]');
  expect(button?.querySelector('svg')?.innerHTML).toBe(
    /<svg[^>]*>(.*)<\/svg>/.exec(await serverMarkup(createElement(Icon, { size: 20 })))?.[1],
  );
  await act(async () => root.unmount());
});
