// @vitest-environment jsdom

import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../i18n/create-i18n.ts';
import { NO_REPLY, SiteForm } from './site-form.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a connection a form says so, is not sent, and keeps what was entered', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const sent = vi.fn(() => null);
  const Form = () => (
    <SiteForm reply={NO_REPLY}>
      <input name="words" />
    </SiteForm>
  );
  const Stub = createRemixStub([{ path: '/', Component: Form, action: sent }]);
  const i18n = await loadI18n('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub />
      </I18nextProvider>,
    ),
  );
  const form = () => document.querySelector('form');
  const words = document.querySelector('input');
  if (words !== null) words.value = 'Dear author';
  const isConnected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => form()?.requestSubmit());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Check your connection, then try again.');
  expect(sent).not.toHaveBeenCalled();
  expect(document.querySelector('input')?.value).toBe('Dear author');
  isConnected.mockReturnValue(true);
  await act(async () => form()?.requestSubmit());
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await act(async () => root.unmount());
});
