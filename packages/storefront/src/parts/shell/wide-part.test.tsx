// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { widePart } from './wide-part.tsx';

const SERVER_MARKUP = '<div class="contents"><a href="/my">My</a></div>';

let container: HTMLElement;
let root: Root | undefined;
const recovered = vi.fn();
const load = vi.fn(async () => ({ name }: { name: string }) => <a href="/my">{name}, in the browser</a>);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = SERVER_MARKUP;
  recovered.mockReset();
  load.mockClear();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Hydrates the part in a window that is wide, or not. */
async function hydrate(isWide: boolean, name = 'My') {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const Part = widePart(load);
  await act(async () => {
    root = hydrateRoot(container, <Part name={name} />, { onRecoverableError: recovered });
  });
  return (next: string) => act(async () => root?.render(<Part name={next} />));
}

test('in a narrow window the server’s markup stays, also when the page changes, and nothing is loaded', async () => {
  const change = await hydrate(false);
  await change('Other');
  expect(container.innerHTML).toBe(SERVER_MARKUP);
  expect([load, recovered].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});

test('in a wide window the part takes the place of that markup once it is loaded, and changes with the page', async () => {
  const change = await hydrate(true);
  expect(container.textContent).toBe('My, in the browser');
  await change('Other');
  expect(container.textContent).toBe('Other, in the browser');
  expect([load, recovered].map((call) => call.mock.calls.length)).toEqual([1, 0]);
});

test('without a connection the server’s markup stays', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await hydrate(true);
  expect(container.innerHTML).toBe(SERVER_MARKUP);
});
