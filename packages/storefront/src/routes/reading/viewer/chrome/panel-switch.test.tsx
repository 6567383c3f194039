// @vitest-environment jsdom
import { resolveViewerSettings, type ViewerLayer, type ViewerMode } from '@longstrip/core';
import { loadViewerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../../i18n/create-i18n.ts';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { preloadGuidedReader } from '../lazy-parts.tsx';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerLayers, useViewerStore } from '../viewer-store.ts';
import { PanelSwitch } from './panel-switch.tsx';

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await closeViewer();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function closeViewer(): Promise<void> {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  useViewerStore.setState({ openSheet: null, changedLayers: { series: {} } });
}

/** The viewer of a signed-in reader, which has the switch alone: of a strip, or of a book in pages. */
async function openViewer(mode: ViewerMode = 'SCROLL', account: ViewerLayer = {}): Promise<void> {
  await closeViewer();
  const { content, ...rest } = storyEpisode(sampleTexts('en-US'));
  if (content.kind === 'novel') throw new Error('the story has a comic');
  const data: ViewerEpisode = { ...rest, content, mode, layers: { account, device: {}, series: {} } };
  const close = () => useViewerStore.setState({ openSheet: null });
  const Viewer = () => {
    const isOpen = useViewerStore(({ openSheet }) => openSheet === 'panels');
    const settings = resolveViewerSettings(useViewerLayers(data));
    return (
      <ToastProvider label="Notifications">
        {isOpen && <PanelSwitch onClose={close} data={data} settings={settings} />}
      </ToastProvider>
    );
  };
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Viewer, loader: () => site }]);
  const opened = createRoot(document.body.appendChild(document.createElement('div')));
  root = opened;
  const texts = createI18n('en-US', await loadViewerMessages('en-US', 'viewerSettings'));
  await act(async () =>
    opened.render(
      <I18nextProvider i18n={texts}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
}

const openSheet = (sheet: 'panels' | 'settings') => act(async () => useViewerStore.setState({ openSheet: sheet }));
const changed = () => useViewerStore.getState().changedLayers.account;
const untilChanged = (to: ViewerLayer) => act(async () => vi.waitFor(() => expect(changed()).toMatchObject(to)));

test('a change of the switch, which is gone at once, is sent when the page is left, and its loss is told', async () => {
  const send = vi.fn(async (_path: string, _request: RequestInit) => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', send);
  await openViewer();
  await openSheet('panels');
  await untilChanged({ strips: 'GUIDED' });
  expect([useViewerStore.getState().openSheet, send.mock.calls.length]).toEqual([null, 0]);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(send.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([
    { contentsAlias: null, settings: { strips: 'GUIDED' } },
  ]);
  // The script of the notice comes by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(document.body.textContent).toContain('not saved'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('out of the panels a strip and a book come back each to how they were read before', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await openViewer('SCROLL', { strips: 'PAPER' });
  await openSheet('panels');
  await untilChanged({ strips: 'GUIDED' });
  await openViewer('PAPER', { books: 'SCROLL' });
  await openSheet('panels');
  await untilChanged({ books: 'GUIDED' });
  await openSheet('panels');
  await untilChanged({ books: 'SCROLL' });
  await openViewer('SCROLL', { strips: 'GUIDED' });
  await openSheet('panels');
  await untilChanged({ strips: 'PAPER' });
});

test('when another sheet opens while the panels load, nothing is switched, and that sheet stays', async () => {
  await openViewer();
  const show = (openSheet: 'panels' | 'settings') => act(() => useViewerStore.setState({ openSheet }));
  show('panels');
  show('settings');
  await act(preloadGuidedReader);
  expect([changed(), useViewerStore.getState().openSheet]).toEqual([undefined, 'settings']);
});
