// @vitest-environment jsdom

import { ToastProvider } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../../../i18n/create-i18n.ts';
import { noteSavedPaths } from '../../../../../parts/device/saved-paths.ts';
import { ChapterPull } from './chapter-pull.tsx';
import { PULL_PX } from './pull.ts';

const NEXT = '/viewer/salt-crown/ep-2';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  noteSavedPaths([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The end of a chapter on screen, in a window that has nothing more to scroll. */
async function open(): Promise<() => string> {
  let path = '';
  function Page() {
    path = useLocation().pathname;
    return (
      <ToastProvider label="Notifications">
        <ChapterPull href={NEXT} scroller={null} />
      </ToastProvider>
    );
  }
  const Stub = createRemixStub([{ path: '*', Component: Page }]);
  const i18n = await loadI18n('en-US');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub initialEntries={['/viewer/salt-crown/ep-1']} />
      </I18nextProvider>,
    ),
  );
  return () => path;
}

/** A finger pulls beyond the threshold; then it is lifted, or the system takes the touch away. */
async function pull(end: 'touchend' | 'touchcancel'): Promise<void> {
  const touch = (type: string, ...clientY: number[]) =>
    act(async () => {
      const touches = clientY.map((yPx) => ({ clientX: 0, clientY: yPx }));
      window.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
    });
  await touch('touchstart', 700);
  await touch('touchmove', 700 - PULL_PX - 20);
  await touch(end);
}

test('a pull that the system cancels opens nothing; one that is let go does', async () => {
  const path = await open();
  await pull('touchcancel');
  expect(path()).toBe('/viewer/salt-crown/ep-1');
  await pull('touchend');
  expect(path()).toBe(NEXT);
});

test('without a connection a chapter on the device opens as a document, and of another one the reader is told', async () => {
  const opened: string[] = [];
  const { href } = window.location;
  vi.stubGlobal('location', { href, replace: (address: string) => opened.push(address) });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const path = await open();
  await pull('touchend');
  // The script of toasts loads with the first one.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Check your connection'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(opened).toEqual([]);
  noteSavedPaths([NEXT]);
  await pull('touchend');
  expect([opened, path()]).toEqual([[NEXT], '/viewer/salt-crown/ep-1']);
});
