// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function scrollTo(screens: number): void {
  vi.stubGlobal('scrollY', window.innerHeight * screens);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

it('is shown once the page is scrolled down, and leads up', () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  act(() => root.render(<ScrollToTop label="Back to top" />));
  const button = container.querySelector('button');
  const isShown = () => [button?.getAttribute('aria-hidden'), button?.tabIndex];
  expect(isShown()).toEqual(['true', -1]);
  scrollTo(1);
  expect(isShown()).toEqual(['true', -1]);
  scrollTo(1.1);
  expect(isShown()).toEqual(['false', 0]);
  act(() => button?.click());
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  scrollTo(0);
  expect(isShown()).toEqual(['true', -1]);
});
