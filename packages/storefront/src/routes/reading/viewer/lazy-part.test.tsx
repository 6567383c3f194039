// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../i18n/create-i18n.ts';
import { storyEpisode } from '../../../testing/story-data.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useViewerStore } from './viewer-store.ts';

const data = storyEpisode(sampleTexts('en-US'));
const site = storySiteData(getPlatform('bom-us'), 'en-US');
const i18n = await loadI18n('en-US');
const CONNECTION = 'Check your connection, then try again.';

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  useViewerStore.setState({ openSheet: null, areBarsShown: false });
  vi.unstubAllGlobals();
});

function pageOf(Component: ComponentType) {
  const Stub = createRemixStub([{ id: 'root', path: '/', Component, loader: () => site }]);
  return (
    <I18nextProvider i18n={i18n}>
      <Stub hydrationData={{ loaderData: { root: site } }} />
    </I18nextProvider>
  );
}

/** A sheet and a part of the bars, whose scripts come only while there is a connection. */
async function viewerWithout(connection: { isThere: boolean }) {
  const load =
    <Props extends object>(Part: ComponentType<Props>) =>
    async () => {
      if (!connection.isThere) throw new TypeError('Failed to fetch');
      return Part;
    };
  const Sheet = lazyPart(
    load(({ isOpen }: { data: typeof data; isOpen: boolean; onClose: () => void }) => <p>{isOpen && 'List'}</p>),
  );
  const Mark = lazyPart(load((_: { data: typeof data }) => <p>Bookmark</p>));
  const Viewer = () => {
    const open = useViewerStore(({ openSheet }) => openSheet);
    return (
      <ToastProvider label="Notifications">
        Pages
        <Mark data={data} />
        <Sheet data={data} isOpen={open === 'episodes'} onClose={() => useViewerStore.setState({ openSheet: null })} />
      </ToastProvider>
    );
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(pageOf(Viewer)));
}

const openList = () => act(async () => useViewerStore.setState({ openSheet: 'episodes' }));
const until = (isSo: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      isSo();
    },
    { timeout: 10_000 },
  );
const words = () => document.body.textContent;

test('a sheet whose script does not come says so and closes, and comes when it is opened with a connection', async () => {
  const connection = { isThere: false };
  await viewerWithout(connection);
  await until(() => expect(words()).toContain('Pages'));
  expect(words()).not.toContain(CONNECTION);
  await openList();
  await until(() => expect(words()).toContain(CONNECTION));
  expect(useViewerStore.getState().openSheet).toBeNull();
  connection.isThere = true;
  await openList();
  await until(() => expect(words()).toContain('List'));
  await act(async () => window.dispatchEvent(new Event('online')));
  await until(() => expect(words()).toContain('Bookmark'));
});
