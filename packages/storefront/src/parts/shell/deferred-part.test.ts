// @vitest-environment jsdom

import { createRemixStub } from '@remix-run/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../i18n/create-i18n.ts';
import { DeferredPart } from './deferred-part.tsx';

/** The height of every element; jsdom computes no layout. */
const HEIGHT_PX = 347.5;
let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = new DOMRect(0, 0, 390, HEIGHT_PX);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([box], { item: () => box }));
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(name: string, data: Promise<string>) {
  const i18n = await loadI18n('en-US');
  const part = () => createElement(DeferredPart<string>, { name, data, children: (words) => words });
  const Stub = createRemixStub([{ path: '/', Component: part }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(createElement(I18nextProvider, { i18n }, createElement(Stub))));
}
async function leave() {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
}

const skeleton = () => document.querySelector('[role="status"]');
const heightOfShape = () => skeleton()?.parentElement?.style.height;
const never = new Promise<string>(() => {});

test('has the height of its skeleton before it was ever rendered', async () => {
  await open('new', never);
  expect(skeleton()).not.toBeNull();
  expect(heightOfShape()).toBe('');
});

test('has, while it loads again, the height that it had', async () => {
  await open('seen', Promise.resolve('A shelf'));
  expect(document.body.textContent).toBe('A shelf');
  await leave();
  await open('seen', never);
  expect(heightOfShape()).toBe(`${HEIGHT_PX}px`);
});

test('has no known height in a window of another width', async () => {
  await open('turned', Promise.resolve('A shelf'));
  await leave();
  vi.stubGlobal('innerWidth', window.innerWidth + 1);
  await open('turned', never);
  expect(heightOfShape()).toBe('');
});
