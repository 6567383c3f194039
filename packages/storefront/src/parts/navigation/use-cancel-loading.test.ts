// @vitest-environment jsdom

import { Outlet, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCancelLoading } from './loading-overlay.tsx';
import { usePendingLocation } from './pending-location.ts';

let root: Root;
let go = (_path: string) => {};
let cancel = () => {};
let pendingKey: string | null = null;
const loadList = vi.fn(() => null);

function Shell() {
  const navigate = useNavigate();
  const pending = usePendingLocation();
  go = (path) => navigate(path);
  cancel = useCancelLoading();
  pendingKey = pending?.key ?? null;
  return createElement(Outlet);
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  loadList.mockClear();
  const Stub = createRemixStub([
    {
      path: '/',
      Component: Shell,
      children: [
        { path: 'list', loader: loadList, Component: () => 'The list' },
        { path: 'slow', loader: () => new Promise<null>(() => {}), Component: () => 'The slow page' },
      ],
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(createElement(Stub, { initialEntries: ['/list?sort=LATEST'] })));
  loadList.mockClear();
  await act(async () => go('/slow'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a load is cancelled, and the current page stays without being loaded again', async () => {
  const address = window.location.href;
  expect(pendingKey).not.toBeNull();
  await act(async () => cancel());
  expect(pendingKey).toBeNull();
  expect(document.body.textContent).toBe('The list');
  expect(loadList).not.toHaveBeenCalled();
  expect(window.location.href).toBe(address);
  // A second time, from the state that the first one left.
  await act(async () => go('/slow'));
  await act(async () => cancel());
  expect(pendingKey).toBeNull();
  expect(loadList).not.toHaveBeenCalled();
});

test('the load of a history entry that the reader went to is cancelled by going back', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  window.history.replaceState({ key: pendingKey }, '');
  await act(async () => cancel());
  expect(back).toHaveBeenCalledOnce();
  window.history.replaceState(null, '');
});
