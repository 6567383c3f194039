// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

const onPress = vi.fn();
let root: Root;

beforeEach(async () => {
  await import('./toast-view.tsx');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Shower() {
  const toast = useToast();
  const show = () =>
    toast({ text: 'Language cannot be loaded.', tone: 'warning', action: { label: 'Retry', onPress } });
  return (
    <button type="button" onClick={show}>
      Show
    </button>
  );
}

it('a warning is said once to screen readers, with its button', async () => {
  await act(async () =>
    root.render(
      <ToastProvider label="Notifications">
        <Shower />
      </ToastProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  const retry = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
    if (found === undefined) throw new Error('the toast is not there yet');
    return found;
  });
  expect(retry.closest('[aria-live="polite"]')?.getAttribute('aria-label')).toBe('Notifications');
  expect(retry.closest('[aria-hidden="true"]')).toBeNull();
  const sentences = [...document.querySelectorAll('p, [role="alert"] *')].filter(
    ({ textContent }) => textContent === 'Language cannot be loaded.',
  );
  expect(sentences).toHaveLength(1);
  await act(async () => retry.click());
  expect(onPress).toHaveBeenCalledOnce();
});

it('a message whose code does not come is dropped, and the page stays', async () => {
  vi.resetModules();
  vi.doMock('./toast-view.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  const lost = await import('./toast.tsx');
  const Page = () => {
    const toast = lost.useToast();
    return (
      <button type="button" onClick={() => toast('Check your connection.')}>
        Show
      </button>
    );
  };
  await act(async () =>
    root.render(
      <lost.ToastProvider label="Notifications">
        <Page />
      </lost.ToastProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  await act(async () => vi.dynamicImportSettled());
  expect(document.body.textContent).toBe('Show');
  vi.doUnmock('./toast-view.tsx');
});
