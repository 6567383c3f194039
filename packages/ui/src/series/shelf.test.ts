// @vitest-environment jsdom

import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollRow, SidewaysPlaces } from './shelf.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const box = new DOMRect(0, 0, 390, 100);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([box], { item: () => box }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a page with rows of these labels, as a new element. */
async function visit(name: string, page: string, labels: readonly string[]) {
  const rows = labels.map((label) => createElement(ScrollRow, { key: label, label, children: null }));
  const children = createElement('main', { key: page }, rows);
  await act(async () => root.render(createElement(SidewaysPlaces, { visit: name, children })));
}

function row(label: string): Element {
  const found = document.querySelector(`[aria-label="${label}"]`);
  if (found === null) throw new Error(`No row is called ${label}`);
  return found;
}

test('a row stands where it was left, for who comes back to that visit of its page', async () => {
  await visit('first', 'home', ['New', 'Free']);
  row('New').scrollLeft = 240;
  row('Free').scrollLeft = -90;
  await visit('second', 'series', []);
  await visit('first', 'home', ['New', 'Free']);
  expect([row('New').scrollLeft, row('Free').scrollLeft]).toEqual([240, -90]);
});

test('a page that is opened anew begins at its beginning', async () => {
  await visit('third', 'home', ['New']);
  row('New').scrollLeft = 240;
  await visit('fourth', 'series', []);
  await visit('fifth', 'home', ['New']);
  expect(row('New').scrollLeft).toBe(0);
});

test('a row that comes late to its page is put there, too', async () => {
  await visit('sixth', 'home', ['New']);
  row('New').scrollLeft = 240;
  await visit('seventh', 'series', []);
  await visit('sixth', 'home', []);
  await visit('sixth', 'home', ['New']);
  expect(row('New').scrollLeft).toBe(240);
});
