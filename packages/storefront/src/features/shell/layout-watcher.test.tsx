// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useLayout } from './layout-store.ts';
import { LayoutWatcher } from './layout-watcher.tsx';

afterEach(() => vi.unstubAllGlobals());

function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', 800);
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

test('the layout follows the window', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<LayoutWatcher />));
  resizeTo(390);
  expect(useLayout.getState()).toMatchObject({ isDesktop: false, width: 390, height: 800 });
  resizeTo(1280);
  expect(useLayout.getState()).toMatchObject({ isDesktop: true, width: 720, height: 800 });
  act(() => root.unmount());
  resizeTo(390);
  expect(useLayout.getState()).toMatchObject({ isDesktop: true, width: 720 });
});
