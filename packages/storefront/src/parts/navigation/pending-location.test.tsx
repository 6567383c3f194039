// @vitest-environment jsdom
import { Link } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsLoading, useSlowLocation } from './pending-location.ts';

let root: Root;
let answer: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a page that is there within 300 ms shows that it loads neither by a bar nor by a skeleton', async () => {
  const Here = () => {
    const signs = [useIsLoading(), useSlowLocation() !== null];
    return <Link to="/next">{signs.join(' ')}</Link>;
  };
  const loader = () =>
    new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
  const Stub = createRemixStub([
    { path: '/', Component: Here },
    { path: '/next', Component: () => <p>Next</p>, loader },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Stub />));
  await act(async () => document.querySelector('a')?.click());
  await pass(299);
  expect(document.body.textContent).toBe('false false');
  await pass(1);
  expect(document.body.textContent).toBe('true true');
  answer();
  await pass(0);
  expect(document.body.textContent).toBe('Next');
});
