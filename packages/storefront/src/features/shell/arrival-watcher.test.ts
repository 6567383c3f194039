// @vitest-environment jsdom

import { Outlet, useLocation, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement, Fragment, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArrivalWatcher } from './arrival-watcher.ts';
import { noteWay } from './way-back.ts';

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
    createElement(ArrivalWatcher),
  );
}

const page = (title: string) => () => createElement('main', null, createElement('h1', null, title));

/** Twice the same link, in a row of links. */
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
  noteWay(entry, link);
  await step(link.pathname);
}

/** Lays a page out as one that is scrolled past its heading; of what can be pressed, this alone is in view. */
function scrollTo(idInView: string) {
  vi.stubGlobal('scrollY', 900);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.id === idInView ? 100 : -800, 50, 50);
  });
}

test('leaves a page that has just been opened to the browser', () => {
  expect(document.activeElement).toBe(document.body);
});

test('focuses the heading of the next page without scrolling, and of the last one on the way back', async () => {
  const focusing = vi.spyOn(HTMLElement.prototype, 'focus');
  await step('/other');
  expect(focused()).toBe('Other');
  await step(-1);
  expect(focused()).toBe('Home');
  expect(focusing.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

test('focuses the link by which a page was left, of two equal ones the same, on the way back and forward', async () => {
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

test('focuses the heading of a page that is opened anew, whatever it was left by before', async () => {
  await step('/list');
  await followLink('link-0');
  await step('/list');
  expect(focused()).toBe('List');
});

test('focuses the first thing in view of a page that stands further down and was left by nothing on it', async () => {
  await step('/list');
  await step('/other');
  scrollTo('link-1');
  await step(-1);
  expect(document.activeElement?.id).toBe('link-1');
});

test('takes the focus from a link that is on both pages, not from one in an open dialog', async () => {
  focus('kept');
  await step('/other');
  expect(focused()).toBe('Other');
  focus('in-dialog');
  await step('/');
  expect(document.activeElement?.id).toBe('in-dialog');
});

test('leaves the focus on what the page has focused itself', async () => {
  await step('/search');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('leaves the focus on the control that changed no more than the query', async () => {
  focus('kept');
  await step('/?sort=NEWEST');
  expect(document.activeElement?.id).toBe('kept');
});

test('focuses a page that has no heading', async () => {
  await step('/untitled');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
