// @vitest-environment jsdom

import { getPlatform } from '@longstrip/platform-config';
import { BackStackProvider, LockIcon, ModalHost, preloadModal, TicketIcon, ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadI18n } from '../../../../i18n/create-i18n.ts';
import type { RecommendedSeries } from '../../../../parts/series/load-series.server.ts';
import { serverMarkup } from '../../../../testing/server-markup.ts';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { storyPanel } from '../../../../testing/story-purchase.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { turnedPosition } from '../reading-geometry.ts';
import type { Neighbour } from '../viewer-model.ts';
import { endBinge, notePosition, useViewerStore } from '../viewer-store.ts';
import { allowBinge } from './binge-allowance.ts';
import { followReading } from './binge-reading.ts';
import { EndCard } from './end-card.tsx';

afterEach(() => {
  document.body.replaceChildren();
  useViewerStore.setState({ openSheet: null });
  endBinge();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface EndCardOptions {
  next?: Neighbour | null;
  isBinge?: boolean;
  /** Answers for the page of the next episode. */
  routes?: Pick<Parameters<typeof createRemixStub>[0][number], 'loader' | 'action'>;
}

/** The card while its series are awaited. */
async function endCard({ next = null, isBinge = false, routes = {} }: EndCardOptions = {}) {
  const i18n = await loadI18n('en-US');
  const more = new Promise<RecommendedSeries[]>(() => {});
  const data = { ...storyEpisode(sampleTexts('en-US')), next, more };
  const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), sessionStatus: 'authenticated' };
  const card = () => createElement(EndCard, { data, isBinge });
  const shell = () => createElement(BackStackProvider, null, createElement(ModalHost, null, createElement(card)));
  const Component = () => createElement(ToastProvider, { label: 'Notifications', children: createElement(shell) });
  const Next = () => 'The next episode';
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component, loader: () => site },
    { id: 'next', path: '/viewer/:alias/:episode', Component: Next, ...routes },
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
      constructor(readonly callback: (entries: object[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true, intersectionRatio: 1 }]);
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

/** The end of an episode in binge mode, with ten coins allowed; the next one is for sale. */
async function bingeEnd() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response());
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const shows: ((entry: { isIntersecting: boolean; intersectionRatio: number }) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        shows.push((entry) => callback([entry]));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await preloadModal();
  const texts = sampleTexts('en-US');
  const story = storyEpisode(texts);
  if (story.next === null) throw new Error('the story has a next episode');
  const next = { ...story.next, access: { kind: 'priced', rentCoins: 3, ownCoins: 5 } as const };
  const panel = storyPanel(texts, { action: '/viewer/salt-crown/ep-13' });
  const loader = vi.fn(() => ({ kind: 'refused', panel: { ...panel, head: { title: '', line: '', picture: null } } }));
  const action = vi.fn(() => new Promise<null>(() => {}));
  allowBinge(10);
  notePosition({ ...turnedPosition(1, 0, 1), anchor: { kind: 'end' } });
  onTestFinished(followReading());
  const card = await endCard({ next, isBinge: true, routes: { loader, action } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(card));
  onTestFinished(() => act(async () => root.unmount()));
  const show = (intersectionRatio: number) =>
    act(async () => {
      for (const each of shows) each({ isIntersecting: intersectionRatio > 0, intersectionRatio });
    });
  return { show, loader, action, readFor: (ms: number) => now.mockReturnValue(ms) };
}

const dialog = () => document.querySelector('[role="dialog"]');
const pressIn = (element: Element | null, text: string) =>
  act(async () =>
    [...(element?.querySelectorAll('button') ?? [])]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === text)
      ?.click(),
  );

test('binge mode decides anew each time the reader comes to the end: asked after a jump, not once they have read', async () => {
  const { show, loader, action, readFor } = await bingeEnd();
  await show(1);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Rent for 3 coins'));
  await pressIn(dialog(), 'Close');
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await show(0.3);
  await show(1);
  expect(loader).toHaveBeenCalledTimes(1);
  readFor(10_000);
  await show(0);
  await show(1);
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  expect(dialog()).toBeNull();
});

test('binge mode pays once, however often the reader comes to the end while it does', async () => {
  const { show, loader, action, readFor } = await bingeEnd();
  readFor(10_000);
  await show(1);
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  await show(0);
  await show(1);
  await pressIn(document.body, 'Next episode');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([loader.mock.calls.length, action.mock.calls.length, dialog()]).toEqual([1, 1, null]);
});
