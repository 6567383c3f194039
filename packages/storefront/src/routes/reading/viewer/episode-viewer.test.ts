// @vitest-environment jsdom

import { getPlatform } from '@longstrip/platform-config';
import { ModalHost, ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../i18n/create-i18n.ts';
import { serverMarkup } from '../../../testing/server-markup.ts';
import { storyEpisode } from '../../../testing/story-data.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { EpisodeViewer } from './episode-viewer.tsx';
import { showViewerLayers } from './viewer-store.ts';

// The script of the reader is still loading.
vi.mock('./paper/paper-reader.tsx', () => new Promise(() => {}));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
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
