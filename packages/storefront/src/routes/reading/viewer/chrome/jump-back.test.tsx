// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addViewerToolsTexts, loadI18n } from '../../../../i18n/create-i18n.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { turnedPosition } from '../reading-geometry.ts';
import { notePosition, useViewerStore } from '../viewer-store.ts';
import { endJump, jump, OFFERED_MS } from './jump.ts';
import { JumpBack } from './jump-back.tsx';

let root: Root;
const moves: unknown[] = [];
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const i18n = await loadI18n('en-US');
  await addViewerToolsTexts('en-US');
  const data = {
    content: { kind: 'comic', pages: [], validForMs: 0, opensAt: 1, hasWords: false },
    mode: 'PAPER',
  } as const;
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const Component = () => <JumpBack data={data} />;
  const Stub = createRemixStub([{ id: 'root', path: '/', Component, loader: () => site }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  vi.useFakeTimers();
  moves.length = 0;
  useViewerStore.setState({ moveTo: (place) => moves.push(place) });
});
afterEach(async () => {
  endJump();
  await act(async () => root.unmount());
  useViewerStore.setState({ position: null, moveTo: null });
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const anchorOf = (page: number) => ({ kind: 'picture', page, pageId: null, offset: 0 }) as const;
const show = (page: number) => notePosition({ ...turnedPosition(page, page - 1, 60), anchor: anchorOf(page) });
const jumpTo = (page: number) => act(async () => jump(() => show(page)));
const offer = () => document.querySelector('button');

test('after a jump the place before it is offered, and a press leads there', async () => {
  await act(async () => show(41));
  await jumpTo(60);
  expect(offer()?.textContent).toBe('Back to page 41');
  await act(async () => offer()?.click());
  expect([moves, offer()]).toEqual([[anchorOf(41)], null]);
});

test('of several jumps it is the place before the first, for some seconds', async () => {
  await act(async () => show(41));
  await jumpTo(60);
  await jumpTo(20);
  expect(offer()?.textContent).toBe('Back to page 41');
  await act(async () => vi.advanceTimersByTime(OFFERED_MS));
  expect(offer()).toBeNull();
});

test('the next page is no jump', async () => {
  await act(async () => show(41));
  await jumpTo(42);
  expect(offer()).toBeNull();
});
