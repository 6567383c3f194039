// @vitest-environment jsdom
import { createRemixStub } from '@remix-run/testing';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReachableLoad } from './use-reachable-load.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Shows a page that loads another one; without a connection that one's loader fails as a request does. */
async function show(hasConnection: () => boolean): Promise<void> {
  const request = async () => {
    if (!hasConnection()) throw new TypeError('Failed to fetch');
    return new Response('"other"', { headers: { 'content-type': 'application/json' } });
  };
  vi.stubGlobal('fetch', request);
  const Page = () => {
    const { load, data, isUnreachable } = useReachableLoad<string>();
    useEffect(() => load('/other'), [load]);
    return <p>{isUnreachable ? 'unreachable' : (data ?? 'loading')}</p>;
  };
  const Stub = createRemixStub([
    { path: '/', Component: Page, ErrorBoundary: () => <p>error</p> },
    { path: '/other', loader: request },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Stub />));
}

test('another page is loaded only if the site answers; the page stays without a connection, and loads it with the next one', async () => {
  let isConnected = false;
  await show(() => isConnected);
  await vi.waitFor(() => expect(document.body.textContent).toBe('unreachable'));
  isConnected = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(document.body.textContent).toBe('other'));
});
