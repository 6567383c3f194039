// @vitest-environment jsdom

import { act, type ComponentType, createElement, Fragment, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentHydration, useIsDocumentHydrated } from './document-hydration.tsx';

const Part = () => createElement('p', null, 'A part of the page');

const Answer = () => createElement('output', null, String(useIsDocumentHydrated()));

const pageWith = (DeferredPart: ComponentType) =>
  createElement(
    Fragment,
    null,
    createElement(Answer),
    createElement(Suspense, { fallback: 'Loading' }, createElement(DeferredPart)),
  );

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the document counts as hydrated once its last part is, and no part is rendered again for that', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<output>false</output><!--$--><p>A part of the page</p><!--/$-->';
  const part = container.querySelector('p');
  let load = () => {};
  const DeferredPart = lazy(
    () => new Promise<{ default: typeof Part }>((resolve) => (load = () => resolve({ default: Part }))),
  );
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () =>
    hydrateRoot(container, createElement(DocumentHydration, null, pageWith(DeferredPart)), { onRecoverableError }),
  );
  const isHydrated = () => container.querySelector('output')?.textContent;
  expect(isHydrated()).toBe('false');
  await act(async () => idle());
  expect(isHydrated()).toBe('false');
  await act(async () => load());
  expect(isHydrated()).toBe('true');
  expect(container.querySelector('p')).toBe(part);
  expect(errors).toEqual([]);
  await act(async () => root.unmount());
});
