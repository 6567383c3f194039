// @vitest-environment jsdom
import { resolveViewerSettings } from '@longstrip/core';
import { loadMessages, loadViewerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../../i18n/create-i18n.ts';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { PLACES } from '../anchor/use-anchor.ts';
import type { FreshPages } from '../page/fresh-addresses.ts';
import type { PicturePage, ReaderPage, ResumePlace, ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { GuidedReader } from './guided-reader.tsx';

const WINDOW = { width: 390, height: 844 };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WINDOW.width, WINDOW.height));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  useViewerStore.setState({ openSheet: null, position: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A book of thirty pages, of which the third and the fourth are texts. */
function bookPages(picture: PicturePage): ReaderPage[] {
  return Array.from({ length: 30 }, (_, index) => {
    const order = index + 1;
    const isText = order === 3 || order === 4;
    return isText ? { kind: 'text', order, html: `<p>Text ${order}</p>` } : { ...picture, order, stripIndex: null };
  });
}

/** The pages whose panels are requested. */
async function open(resume: ResumePlace | null): Promise<{ prepared: Set<number> }> {
  const { content, ...rest } = storyEpisode(sampleTexts('en-US'));
  const [picture] = content.pages;
  if (content.kind === 'novel' || picture?.kind !== 'picture') throw new Error('the story has a comic');
  const data: ViewerEpisode = { ...rest, mode: 'PAPER', content: { ...content, pages: bookPages(picture) } };
  const prepared = new Set<number>();
  const fresh: FreshPages = {
    attemptsOf: () => 0,
    detailsOf: () => null,
    isStale: () => false,
    renew: () => undefined,
    prepare: (page) => void prepared.add(page),
  };
  const settings = resolveViewerSettings(data.layers);
  const Viewer = () => (
    <GuidedReader data={data} settings={settings} resume={resume} fresh={fresh} end={<p>The end card</p>} />
  );
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Viewer, loader: () => site }]);
  const messages = { ...(await loadMessages('en-US')), ...(await loadViewerMessages('en-US', 'viewerPanels')) };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('en-US', messages)}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  return { prepared };
}

const press = (key: string) => act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key })));
const currentPage = () => document.querySelector<HTMLElement>('[data-current] .tall-page')?.dataset.page;
const heard = () => document.querySelector('[aria-live]')?.textContent?.trim();

test('a screen reader hears pages of text and the end, and Escape leaves the panels there', async () => {
  await open({ kind: 'picture', page: 2, pageId: null, offset: 0 });
  expect(heard()).toBe('Page 2 of 30');
  await press('PageDown');
  expect(heard()).toBe('Page 3 of 30');
  await press('Escape');
  expect(useViewerStore.getState().openSheet).toBe('panels');
  useViewerStore.setState({ openSheet: null });
  await press('End');
  expect(heard()).toBe('Page 30 of 30');
  await press('PageDown');
  expect(heard()).toMatch(/^End of /);
  await press('Escape');
  expect(useViewerStore.getState().openSheet).toBe('panels');
});

test('a page of text and the end have the panels around them requested, not those of where the episode opens', async () => {
  const { prepared } = await open({ kind: 'text', page: 4, path: [], character: 0 });
  expect(Math.max(...prepared)).toBe(12);
  prepared.clear();
  await press('End');
  await press('PageDown');
  expect(Math.min(...prepared)).toBe(28);
});

test('a line inside a page of text is gone to once that page is shown, and no more after the reader has gone on', async () => {
  const shown: (string | undefined)[] = [];
  vi.spyOn(PLACES, 'goTo').mockImplementation(() => shown.push(currentPage()));
  await open({ kind: 'text', page: 4, path: [0, 0], character: 3 });
  expect(shown).toContain('4');
  expect(new Set(shown)).toEqual(new Set(['4']));
  const times = shown.length;
  await press('ArrowRight');
  await press('ArrowLeft');
  expect(shown.length).toBe(times);
});

test('between two pages of text each has its own line', async () => {
  vi.spyOn(PLACES, 'captureText').mockImplementation(({ text }) => {
    const page = Number(text.getAttribute('data-page'));
    return { anchor: { kind: 'text', page, path: [0, 0], character: 3 }, shiftPx: 0 };
  });
  await open({ kind: 'text', page: 3, path: [], character: 0 });
  const scrolled = document.querySelector('[data-current] .tall-page');
  if (scrolled === null) throw new Error('the text is not shown');
  scrolled.scrollTop = 100;
  const anchor = () => useViewerStore.getState().position?.anchor;
  await press('ArrowRight');
  expect(anchor()).toEqual({ kind: 'text', page: 4, path: [], character: 0 });
  await press('ArrowLeft');
  expect(anchor()).toEqual({ kind: 'text', page: 3, path: [0, 0], character: 3 });
});
