// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { BackStackProvider, ModalHost, preloadModal } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../../i18n/create-i18n.ts';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { storyPanel } from '../../../../testing/story-purchase.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { NextPurchase } from './next-purchase.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response());
  await preloadModal();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('the purchase sheet of the next episode opens with its panel, not before: nothing in it grows', async () => {
  const texts = sampleTexts('en-US');
  const data = storyEpisode(texts);
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const { next } = data;
  if (next === null) throw new Error('the story has a next episode');
  let answer: (panel: object) => void = () => undefined;
  const asked = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const Page = () => (
    <BackStackProvider>
      <ModalHost>
        <NextPurchase data={data} next={next} isScrolledOn={false} isOpen onClose={() => undefined} />
      </ModalHost>
    </BackStackProvider>
  );
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component: Page, loader: () => site },
    { id: 'viewer', path: '/viewer/:alias/:episode', loader: () => asked },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('en-US', {})}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  const dialog = () => document.querySelector('[role="dialog"]');
  const isLoading = () => document.querySelector('[data-page-progress]') !== null;
  expect([dialog(), isLoading()]).toEqual([null, true]);
  await act(async () =>
    answer({
      kind: 'refused',
      panel: storyPanel(texts, { head: { title: 'Ep. 13', line: 'Salt Crown', picture: null } }),
    }),
  );
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Rent for 3 coins'));
  expect(isLoading()).toBe(false);
});
