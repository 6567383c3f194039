// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_TEXTS } from '../../i18n/packed-texts.ts';
import type { SiteData } from '../../root/site-data.ts';
import { storySiteData } from '../../testing/story-site.tsx';
import { LayoutWatcher, layoutOf, useLayout } from './layout-watcher.tsx';

const SITE = storySiteData(getPlatform('bom-us'), 'en-US');
const outerWidth = () => document.documentElement.style.getPropertyValue('--outer-width');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

function resizeTo(width: number, outer = width): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('outerWidth', outer);
  vi.stubGlobal('innerHeight', 800);
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

async function watch(site: SiteData): Promise<() => void> {
  const Stub = createRemixStub([{ id: 'root', path: '/', loader: () => site, Component: LayoutWatcher }]);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Stub hydrationData={{ loaderData: { root: site } }} />));
  return () => act(() => root.unmount());
}

test('the layout follows the window', async () => {
  const end = await watch(SITE);
  resizeTo(390);
  expect(useLayout.getState()).toMatchObject({ isDesktop: false, width: 390, height: 800 });
  resizeTo(1280, 500);
  expect(useLayout.getState()).toMatchObject({ isDesktop: true, width: 720, height: 800 });
  expect(outerWidth()).toBe('');
  end();
  resizeTo(390);
  expect(useLayout.getState()).toMatchObject({ isDesktop: true, width: 720 });
});

test('in the app it is never wider than the app is outside', async () => {
  const end = await watch({ ...SITE, app: { isSimulated: false, texts: NO_TEXTS } });
  resizeTo(980, 412);
  expect(useLayout.getState()).toMatchObject({ isDesktop: true, width: 412 });
  expect(outerWidth()).toBe('412px');
  resizeTo(600, 0);
  expect([useLayout.getState().width, outerWidth()]).toEqual([600, '412px']);
  resizeTo(320, 412);
  expect(useLayout.getState()).toMatchObject({ isDesktop: false, width: 320 });
  end();
});

test('the sizes are the platform’s', async () => {
  const end = await watch({ ...SITE, layout: { contentMaximumWidthPx: 640, desktopBreakpointPx: 900 } });
  resizeTo(800);
  expect(useLayout.getState()).toMatchObject({ isDesktop: false, width: 640 });
  end();
});

const facts = {
  windowWidthPx: 390,
  windowHeightPx: 844,
  maximumWidthPx: 720,
  desktopBreakpointPx: 600,
  outerWidthPx: null,
};

test.each([
  ['a phone', {}, { isDesktop: false, width: 390, height: 844 }],
  ['exactly the breakpoint', { windowWidthPx: 600 }, { isDesktop: false, width: 600, height: 844 }],
  ['one pixel more', { windowWidthPx: 601 }, { isDesktop: true, width: 601, height: 844 }],
  ['a wide window', { windowWidthPx: 1280, windowHeightPx: 900 }, { isDesktop: true, width: 720, height: 900 }],
  ['the app’s own width', { outerWidthPx: 360 }, { isDesktop: false, width: 360, height: 844 }],
])('%s', (_name, change, expected) => {
  expect(layoutOf({ ...facts, ...change })).toEqual(expected);
});
