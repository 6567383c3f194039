// @vitest-environment jsdom

import { Outlet, useLocation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadI18n } from '../../../i18n/create-i18n.ts';
import { readSearchQuery } from '../../../parts/navigation/read-query.ts';
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
  const site = { platformId: 'bom-us', readerKey: 'guest' };
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
    expect(window.localStorage.getItem('longstrip-bom-us-searches')).toBe('{"reader":"guest","texts":["salt crown"]}');
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

describe('suggestions', () => {
  const found = {
    series: [{ alias: 'salt-crown', title: 'Salt Crown', type: 'COMIC', creators: 'Mira', cover: null, genre: '' }],
    creators: [{ id: 7, name: 'Salty Sam' }],
    tags: ['Salt'],
  };
  let asked: string[] = [];
  beforeEach(async () => {
    asked = [];
    // Loaded while the reader types; the passed clock does not wait for a file.
    await import('./opened-suggestions.ts');
    // The store of the searches lives as long as this file: it reads the storage anew, which was cleared.
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    // jsdom has none, and covers watch with one whether they are near the window.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json(found);
    });
  });
  const options = () => [...document.querySelectorAll('[role="option"]')];
  const names = () => options().map((option) => option.querySelector('[dir]')?.textContent);
  const reached = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  const press = (key: string) =>
    act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

  test('come before the results, and leave when these are there', async () => {
    await type('salt');
    await pass(149);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['/_/suggest?q=salt']);
    expect(names()).toEqual(['Salt Crown', 'Salty Sam', 'Salt']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('3 suggestions');
    await pass(850);
    expect(address).toBe('/search?q=salt');
    expect(options()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('are reached by the arrow keys, round the field, and opened by Enter', async () => {
    await type('salt');
    await pass(150);
    await press('ArrowDown');
    expect(reached()).toContain('Salt Crown');
    expect(document.activeElement).toBe(field());
    await press('ArrowUp');
    expect(reached()).toBeUndefined();
    await press('ArrowUp');
    expect(reached()).toContain('Tag');
    await press('ArrowUp');
    await press('Enter');
    expect(address).toBe('/creator/7');
    expect(window.localStorage.getItem('longstrip-bom-us-searches')).toContain('salt');
  });

  test('stay for a reader who moves in them when results arrive, and the search does not follow what is opened', async () => {
    await type('salt');
    await pass(150);
    await press('ArrowDown');
    await pass(850);
    expect(address).toBe('/search?q=salt');
    expect(reached()).toContain('Salt Crown');
    await type('salty');
    await pass(150);
    await press('ArrowUp');
    await press('Enter');
    await pass(1_000);
    expect(address).toBe('/search?tag=Salt');
  });

  test('close on Escape and when the field loses the focus, and the text stays', async () => {
    await type('salt');
    await pass(150);
    await press('Escape');
    expect([options().length, field().value]).toEqual([0, 'salt']);
    await type('salt ');
    await type('salt c');
    await pass(150);
    expect(options().length).toBeGreaterThan(0);
    await act(async () => field().blur());
    expect(options()).toEqual([]);
  });

  test('begin with the reader’s own searches', async () => {
    window.localStorage.setItem('longstrip-bom-us-searches', '["salt and snow","moon"]');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await type('sal');
    await pass(150);
    expect(names()[0]).toBe('salt and snow');
    expect(names()).not.toContain('moon');
  });

  test('of a failed request are none', async () => {
    vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
    await type('salt');
    await pass(150);
    expect(options()).toEqual([]);
  });
});
