// @vitest-environment jsdom

import { Outlet, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, createElement, Fragment, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArrivalWatcher } from './arrival-watcher.ts';

let root: Root;
let go = (_to: string | -1) => {};

function Shell() {
  const navigate = useNavigate();
  go = (to) => (to === -1 ? navigate(to) : navigate(to));
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
});

const step = (to: string | -1) => act(async () => go(to));
const focused = () => document.activeElement?.textContent;
const focus = (id: string) => document.getElementById(id)?.focus();

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
