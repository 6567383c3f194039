// @vitest-environment jsdom

import { Outlet, useLocation, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement, Fragment, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationFocus } from './navigation-focus.ts';
import { rememberLink } from './site-link.tsx';

let root: Root;
let go = (_to: string | number) => {};
let entry = '';

function Shell() {
  const navigate = useNavigate();
  go = (to) => (typeof to === 'number' ? navigate(to) : navigate(to));
  entry = useLocation().key;
  return createElement(
    Fragment,
    null,
    createElement('a', { href: '/other', id: 'kept' }),
    createElement('div', { role: 'dialog' }, createElement('a', { href: '/other', id: 'in-dialog' })),
    createElement(Outlet),
    createElement(NavigationFocus),
  );
}

const page = (title: string) => () => createElement('main', null, createElement('h1', null, title));

/** A list with two equal links. */
const ListPage = () =>
  createElement(
    'main',
    null,
    createElement('h1', null, 'List'),
    ...['/other', '/search', '/other'].map((href, index) =>
      createElement('a', { href, key: index, id: `link-${index}` }, `${href} ${index}`),
    ),
  );
const Untitled = () => createElement('main', { tabIndex: -1 });

function SearchPage() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return createElement('main', null, createElement('h1', null, 'Search'), createElement('input', { ref: field }));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Stub = createRemixStub([
    {
      path: '/',
      Component: Shell,
      children: [
        { index: true, Component: page('Home') },
        { path: 'other', Component: page('Other') },
        { path: 'list', Component: ListPage },
        { path: 'search', Component: SearchPage },
        { path: 'untitled', Component: Untitled },
      ],
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(createElement(Stub)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const step = (to: string | number) => act(async () => go(to));
const focused = () => document.activeElement?.textContent;
const focus = (id: string) => document.getElementById(id)?.focus();

async function followLink(id: string) {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) throw new Error(`No link ${id}`);
  rememberLink(entry, link);
  await step(link.pathname);
}

test('leaves the focus alone on a document that the browser has just opened', () => {
  expect(document.activeElement).toBe(document.body);
});

test('focuses the heading of the next page without scrolling, and after "back" that of the page before', async () => {
  const focusing = vi.spyOn(HTMLElement.prototype, 'focus');
  await step('/other');
  expect(focused()).toBe('Other');
  await step(-1);
  expect(focused()).toBe('Home');
  expect(focusing.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

test('focuses the link that was followed, and of two equal links the right one, after "back" and "forward"', async () => {
  await step('/list');
  const focusing = vi.spyOn(HTMLElement.prototype, 'focus');
  await followLink('link-2');
  expect(focused()).toBe('Other');
  await step(-1);
  expect(document.activeElement?.id).toBe('link-2');
  await step(-1);
  expect(focused()).toBe('Home');
  await step(1);
  expect(document.activeElement?.id).toBe('link-2');
  expect(new Set(focusing.mock.calls.map(([options]) => options?.preventScroll))).toEqual(new Set([true]));
});

test('focuses the heading of a page that is opened again by a link', async () => {
  await step('/list');
  await followLink('link-0');
  await step('/list');
  expect(focused()).toBe('List');
});

test('takes the focus from a link that is on both pages, but not from one in an open dialog', async () => {
  focus('kept');
  await step('/other');
  expect(focused()).toBe('Other');
  focus('in-dialog');
  await step('/');
  expect(document.activeElement?.id).toBe('in-dialog');
});

test('leaves the focus on what the page focuses itself', async () => {
  await step('/search');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('leaves the focus on a control that changes only the query', async () => {
  focus('kept');
  await step('/?sort=NEWEST');
  expect(document.activeElement?.id).toBe('kept');
});

test('focuses the main part of a page without a heading', async () => {
  await step('/untitled');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
