// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { packTexts } from '../../i18n/packed-texts.ts';
import { PageTexts } from '../../i18n/page-texts.tsx';
import { storySiteData } from '../../testing/story-site.tsx';
import { NO_REPLY } from '../form/site-form.tsx';
import { RequiredAgreements } from './required-agreements.tsx';

const TEXTS = {
  'signUp.agreeRequired': 'Agree to the required ones',
  'signUp.terms': 'I agree to the [terms of use] (required)',
  'signUp.privacy': 'I agree to the [privacy policy] (required)',
  'signUp.mail': 'News (optional)',
};

let root: Root;
let place: HTMLElement;
async function draw(values: Record<string, string> = {}): Promise<void> {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  const Page = () => (
    <PageTexts texts={packTexts(Object.entries(TEXTS))}>
      <RequiredAgreements reply={{ ...NO_REPLY, values }} />
    </PageTexts>
  );
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Page, loader: () => site }]);
  const messages = createI18n('en-US', {});
  await act(async () =>
    root.render(
      <I18nextProvider i18n={messages}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
}
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const boxes = () => [...place.querySelectorAll('input')];
const ticked = () => boxes().map(({ checked, indeterminate }) => (indeterminate ? 'mixed' : checked));
const press = (at: number) => act(async () => boxes()[at]?.click());

it('agreeing to all is a checkbox that ticks and empties the required ones, and says when they differ', async () => {
  await draw();
  expect(boxes().map(({ type, name }) => [type, name])).toEqual([
    ['checkbox', ''],
    ['checkbox', 'terms'],
    ['checkbox', 'privacy'],
    ['checkbox', 'isAgreeMail'],
  ]);
  expect(ticked()).toEqual([false, false, false, false]);
  await press(0);
  expect(ticked()).toEqual([true, true, true, false]);
  await press(2);
  expect(ticked()).toEqual(['mixed', true, false, false]);
  await press(0);
  expect(ticked()).toEqual([true, true, true, false]);
  await press(0);
  expect(ticked()).toEqual([false, false, false, false]);
});

it('shows after a refused form what was ticked', async () => {
  await draw({ terms: 'on', isAgreeMail: 'on' });
  expect(ticked()).toEqual(['mixed', true, false, true]);
});

it('names each agreement once, by the link to its text', async () => {
  await draw();
  expect([...place.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['terms of use', 'privacy policy']);
  expect(place.textContent?.match(/terms of use/g)).toHaveLength(1);
});
