// @vitest-environment jsdom

import { getPlatform } from '@longstrip/platform-config';
import { ModalHost, ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../i18n/create-i18n.ts';
import { serverMarkup } from '../../../testing/server-markup.ts';
import { storyEpisode } from '../../../testing/story-data.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { hasReadThrough } from './chrome/binge-reading.ts';
import { EpisodeViewer } from './episode-viewer.tsx';
import { turnedPosition } from './reading-geometry.ts';
import { notePosition, showViewerLayers, useViewerStore } from './viewer-store.ts';

// The script of the reader is still loading.
vi.mock('./paper/paper-reader.tsx', () => new Promise(() => {}));

afterEach(() => {
  document.body.replaceChildren();
  useViewerStore.setState(useViewerStore.getInitialState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DATA = { ...storyEpisode(sampleTexts('en-US')), mode: 'PAPER' } as const;

async function viewer() {
  const i18n = await loadI18n('en-US');
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const Page = () => {
    const viewer = createElement(EpisodeViewer, { sent: DATA });
    return createElement(ModalHost, null, createElement(ToastProvider, { label: 'Toasts', children: viewer }));
  };
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: Outlet,
      loader: () => site,
      children: [{ index: true, Component: Page }],
    },
  ]);
  const stub = createElement(Stub, { hydrationData: { loaderData: { root: site } } });
  return createElement(I18nextProvider, { i18n }, stub);
}

test('pages that are not hydrated yet stay when the reader changes a setting', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const page = await viewer();
  // These HTML comments mark the Suspense boundary around the pages.
  const pages = '<!--$--><p>The pages</p><!--/$-->';
  container.innerHTML = (await serverMarkup(page)).replace('</button>', `</button>${pages}`);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  await act(async () => showViewerLayers(DATA.series.alias, { ...DATA.layers, device: { layout: 'double' } }));
  expect(errors).toEqual([]);
  expect(container.querySelector('main')?.textContent).toContain('The pages');
  await act(async () => root.unmount());
});

test.each([true, false])(
  'what is read counts from the opening where binge mode is %s, before it may pay',
  async (isBinge) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    showViewerLayers(DATA.series.alias, { ...DATA.layers, device: { isBinge } });
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const page = await viewer();
    await act(async () => root.render(page));
    await act(async () => vi.dynamicImportSettled());
    act(() => notePosition({ ...turnedPosition(1, 0, 1), anchor: { kind: 'end' } }));
    now.mockReturnValue(10_000);
    expect(hasReadThrough()).toBe(isBinge);
    await act(async () => root.unmount());
  },
);
