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
import { useViewerStore } from '../viewer-store.ts';
import { EndCard } from './end-card.tsx';

afterEach(() => {
  document.body.replaceChildren();
  useViewerStore.setState({ openSheet: null });
  vi.unstubAllGlobals();
});

/** The card while its series are awaited. */
async function endCard({ next = null, isBinge = false }: { next?: Neighbour | null; isBinge?: boolean } = {}) {
  const i18n = await loadI18n('en-US');
  const more = new Promise<RecommendedSeries[]>(() => {});
  const data = { ...storyEpisode(sampleTexts('en-US')), next, more };
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const card = () => createElement(EndCard, { data, isBinge });
  const Component = () => createElement(ToastProvider, { label: 'Notifications', children: createElement(card) });
  const Next = () => 'The next episode';
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component, loader: () => site },
    { id: 'next', path: '/viewer/:alias/:episode', Component: Next },
  ]);
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
  const card = await endCard({ next });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(card));
  const button = container.querySelector('a[href$="/ep-2"]');
  expect(button?.querySelector('svg')?.innerHTML).toBe(
    /<svg[^>]*>(.*)<\/svg>/.exec(await serverMarkup(createElement(Icon, { size: 20 })))?.[1],
  );
  await act(async () => root.unmount());
});

test('binge mode, switched on in the settings over the card, goes on once they are closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  useViewerStore.setState({ openSheet: 'settings' });
  const { next } = storyEpisode(sampleTexts('en-US'));
  if (next === null) throw new Error('the story has a next episode');
  const card = await endCard({ next: { ...next, access: { kind: 'free' } }, isBinge: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(card));
  expect(document.body.textContent).not.toContain('The next episode');
  await act(async () => useViewerStore.setState({ openSheet: null }));
  expect(document.body.textContent).toContain('The next episode');
  await act(async () => root.unmount());
});
