// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { loadI18n } from '../i18n/create-i18n.ts';
import { UnsupportedBrowser } from './unsupported-browser.tsx';

afterEach(() => document.body.replaceChildren());

test('a browser without modules shows so, and where a modern one is', async () => {
  const i18n = await loadI18n('en-US');
  document.body.innerHTML = renderToString(
    <I18nextProvider i18n={i18n}>
      <UnsupportedBrowser />
    </I18nextProvider>,
  );
  const popup = document.querySelector<HTMLElement>('[role="alertdialog"]');
  expect(popup?.textContent).toContain('Internet Explorer cannot show this site.');
  expect(popup?.querySelector('a')?.href).toMatch(/^https:\/\//);
  // Every other browser ignores the script, because it has `nomodule`.
  expect(popup?.style.display).toBe('none');
  const script = document.querySelector('script');
  expect(script?.hasAttribute('nomodule')).toBe(true);
  const run = document.createElement('script');
  run.textContent = script?.textContent ?? '';
  document.body.append(run);
  expect(popup?.style.display).toBe('block');
});
