// @vitest-environment jsdom

import { Outlet, useLocation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../i18n/create-i18n.ts';
import { readSearchQuery } from '../../../parts/navigation/search-query.ts';
import { SearchForm } from './search-form.tsx';

let root: Root;
let address = '';

/** The form as its page has it: the address says what was looked for. */
function Page() {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  return createElement(SearchForm, { query: readSearchQuery(new URL(address, 'https://us.example')) });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.localStorage.clear();
  await open('/search');
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const i18n = await loadI18n('en-US');
  const site = { platformId: 'bom-us' };
  const page = { id: 'page', path: '*', Component: Page, loader: () => null };
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Outlet, loader: () => site, children: [page] }]);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const hydrationData = { loaderData: { root: site, page: null } };
  await act(async () =>
    root.render(
      createElement(I18nextProvider, { i18n }, createElement(Stub, { initialEntries: [path], hydrationData })),
    ),
  );
}

function field(): HTMLInputElement {
  const input = [...document.querySelectorAll('input')].at(-1);
  if (input === undefined) throw new Error('the form has a field');
  return input;
}

const type = (text: string, isComposing = false) =>
  act(async () => {
    field().value = text;
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  });
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

describe('the search field', () => {
  test('has the focus', () => {
    expect(document.activeElement).toBe(field());
  });

  test('searches after a second without typing', async () => {
    await type('sal');
    await pass(900);
    await type('salt');
    await pass(999);
    expect(address).toBe('/search');
    await pass(1);
    expect(address).toBe('/search?q=salt');
    expect(field().value).toBe('salt');
  });

  test('searches at once on Enter, and remembers the search', async () => {
    await type(' salt  crown ');
    await act(async () => field().form?.requestSubmit());
    expect(address).toBe('/search?q=salt+crown');
    expect(window.localStorage.getItem('longstrip-bom-us-searches')).toBe('["salt crown"]');
  });

  test('waits for text that is still being composed', async () => {
    await type('しお', true);
    await pass(5_000);
    expect(address).toBe('/search');
    await act(async () => field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    await pass(1_000);
    expect(address).toBe('/search?q=%E3%81%97%E3%81%8A');
  });

  test('keeps its text while there is no connection, and searches when there is one again', async () => {
    const isConnected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await type('moon');
    await pass(1_000);
    expect(address).toBe('/search');
    await type('moonlight');
    await act(async () => field().form?.requestSubmit());
    expect(address).toBe('/search');
    expect(field().value).toBe('moonlight');
    isConnected.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(address).toBe('/search?q=moonlight');
    isConnected.mockRestore();
  });
});
