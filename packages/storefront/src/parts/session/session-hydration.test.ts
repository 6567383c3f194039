// @vitest-environment jsdom

import { act, createElement, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

type OnState = (state: { status: string }) => void;
const started = vi.hoisted((): { onState: OnState | null } => ({ onState: null }));
vi.mock('./session-runtime.ts', () => ({
  startSessionRuntime: ({ onState }: { onState: OnState }) => {
    started.onState = onState;
    return { stop: () => undefined, dispatch: () => undefined, reload: () => undefined, visit: () => undefined };
  },
}));
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/' }),
  useRevalidator: () => ({ revalidate: () => undefined }),
}));
vi.mock('../../root/site-data.ts', () => ({
  useSiteOrNull: () => ({ sessionStatus: 'authenticated', platformId: 'bom-us', sessionLimits: {} }),
}));

const { SessionProvider, useSession } = await import('./session-context.tsx');

const Part = () => createElement('p', null, useSession().status);
const Status = () => createElement('output', null, useSession().status);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the session that arrives does not draw a part anew whose script is still loading', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<output>loading</output><!--$--><p>loading</p><!--/$-->';
  const part = container.querySelector('p');
  let load = () => {};
  const LazyPart = lazy(
    () => new Promise<{ default: typeof Part }>((resolve) => (load = () => resolve({ default: Part }))),
  );
  const errors: unknown[] = [];
  const page = createElement(SessionProvider, {
    children: [
      createElement(Status, { key: 'status' }),
      createElement(Suspense, { key: 'part', fallback: 'Loading' }, createElement(LazyPart)),
    ],
  });
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  await vi.waitFor(() => expect(started.onState).not.toBeNull());
  await act(async () => started.onState?.({ status: 'authenticated' }));
  expect([errors, container.querySelector('p')]).toEqual([[], part]);
  await act(async () => load());
  expect(errors).toEqual([]);
  expect([container.querySelector('p'), container.textContent]).toEqual([part, 'authenticatedauthenticated']);
  await act(async () => root.unmount());
});
