// @vitest-environment jsdom

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

async function loadPage() {
  const { EmptyState } = await import('./states.tsx');
  let change = () => {};
  function Page() {
    const [title, setTitle] = useState('Nothing yet');
    change = () => setTitle('Still nothing');
    return <EmptyState title={title} />;
  }
  return { Page, change: () => change() };
}

test('an update around a state whose drawing is still loading does not draw it anew', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { Page: ServerPage } = await loadPage();
  const html = new PassThrough();
  const stream = renderToPipeableStream(<ServerPage />, { onAllReady: () => stream.pipe(html) });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await text(html);
  const drawing = container.querySelector('svg');
  expect(drawing).not.toBeNull();
  vi.resetModules();
  const { Page, change } = await loadPage();
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  // Not awaited: the drawing's script has not come yet.
  act(() => void hydrateRoot(container, <Page />, { onRecoverableError }));
  act(change);
  expect(container.querySelector('h2')?.textContent).toBe('Still nothing');
  expect([errors, container.querySelector('svg')]).toEqual([[], drawing]);
});
