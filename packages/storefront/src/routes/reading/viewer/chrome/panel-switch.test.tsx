// @vitest-environment jsdom
import { resolveViewerSettings } from '@longstrip/core';
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
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerLayers, useViewerStore } from '../viewer-store.ts';
import { PanelSwitch } from './panel-switch.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  useViewerStore.setState({ openSheet: null, changedLayers: { series: {} } });
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The viewer of a signed-in reader's strip, which has the switch alone. */
async function openViewer(): Promise<void> {
  const { content, ...rest } = storyEpisode(sampleTexts('en-US'));
  if (content.kind === 'novel') throw new Error('the story has a comic');
  const data: ViewerEpisode = { ...rest, content, layers: { account: {}, device: {}, series: {} } };
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
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = createI18n('en-US', await loadViewerMessages('en-US', 'viewerSettings'));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
}

const openSheet = (sheet: 'panels' | 'settings') => act(async () => useViewerStore.setState({ openSheet: sheet }));
const mode = () => useViewerStore.getState().changedLayers.account?.strips;
const untilMode = (expected: string) => act(async () => vi.waitFor(() => expect(mode()).toBe(expected)));

test('a change of the switch, which is gone at once, is sent when the page is left, and its loss is told', async () => {
  const send = vi.fn(async (_path: string, _request: RequestInit) => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', send);
  await openViewer();
  await openSheet('panels');
  await untilMode('GUIDED');
  expect([useViewerStore.getState().openSheet, send.mock.calls.length]).toEqual([null, 0]);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(send.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([
    { contentsAlias: null, settings: { strips: 'GUIDED' } },
  ]);
  // The script of the notice comes by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(document.body.textContent).toContain('not saved'));
});
