// @vitest-environment jsdom

import { CodeField } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../../i18n/create-i18n.ts';
import { type FormReply, NO_REPLY, SiteForm, useFormState } from './site-form.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function render(
  Component: () => ReactNode,
  action: () => Promise<FormReply> | null,
  loader: () => Promise<null> | null = () => null,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Stub = createRemixStub([{ path: '/', Component, action, loader }]);
  const i18n = await loadI18n('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub />
      </I18nextProvider>,
    ),
  );
  return root;
}

function ByPage() {
  const { reply } = useFormState();
  return (
    <SiteForm reply={reply}>
      <CodeField name="code" label="Code" digits={6} />
    </SiteForm>
  );
}

function ByFetcher() {
  const fetcher = useFetcher<FormReply>();
  return (
    <SiteForm reply={fetcher.data ?? NO_REPLY} fetcher={fetcher}>
      <CodeField name="code" label="Code" digits={6} />
    </SiteForm>
  );
}

test.each([
  ['its page', ByPage],
  ['a fetcher', ByFetcher],
])(
  'a form of %s is sent once until its answer is there; then again, though the page still loads its data',
  async (_, Component) => {
    const answers: ((reply: FormReply) => void)[] = [];
    const root = await render(
      Component,
      () => new Promise<FormReply>((resolve) => answers.push(resolve)),
      () => (answers.length === 0 ? null : new Promise<null>(() => {})),
    );
    await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
    const form = () => document.querySelector('form') as HTMLFormElement;
    const type = async (code: string) => {
      const input = document.querySelector('input') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code);
      await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
    };
    await type('123456');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => form().requestSubmit());
    await act(async () => form().requestSubmit());
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.({ ...NO_REPLY, text: 'Wrong', values: { code: '' } }));
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe('Wrong'));
    await type('654321');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => root.unmount());
  },
);

test('without a connection a form says so, is not sent, and keeps what was entered', async () => {
  const sent = vi.fn(() => null);
  const Form = () => (
    <SiteForm reply={NO_REPLY}>
      <input name="words" />
    </SiteForm>
  );
  const root = await render(Form, sent);
  const form = () => document.querySelector('form');
  await vi.waitFor(() => expect(form()).not.toBeNull());
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
