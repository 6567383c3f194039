// @vitest-environment jsdom

import { Outlet, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement, Fragment } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProgress } from './loading-page.tsx';

let root: Root;
let go = (_path: string) => {};
let answer = () => {};

function Page() {
  const navigate = useNavigate();
  go = (path) => navigate(path);
  return createElement(Fragment, null, createElement(PageProgress), createElement(Outlet));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = { path: 'slow', loader: () => new Promise<null>((resolve) => (answer = () => resolve(null))) };
  const Stub = createRemixStub([
    {
      path: '/',
      Component: Page,
      children: [
        { index: true, Component: () => null },
        { ...slow, Component: () => null },
      ],
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(createElement(Stub)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bar = () => document.querySelector('[data-page-progress]');
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test('a page that takes longer than a moment to load has a bar until it is loaded', async () => {
  await act(async () => go('/slow'));
  await pass(299);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).not.toBeNull();
  await act(async () => answer());
  expect(bar()).toBeNull();
});

test('a page that loads at once has none', async () => {
  await act(async () => go('/slow'));
  await pass(100);
  await act(async () => answer());
  await pass(1_000);
  expect(bar()).toBeNull();
});
