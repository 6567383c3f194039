// @vitest-environment jsdom
import { loadMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { FavouriteButton, ToastProvider } from '@longstrip/ui';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { storySiteData } from '../../testing/story-site.tsx';
import { FavouriteForm } from './favourite-form.tsx';

const texts = await loadMessages('en-US');
const site = { ...storySiteData(getPlatform('bom-us'), 'en-US'), sessionStatus: 'authenticated' as const };
const FOLLOW = 'Follow for new episodes';

let root: Root;
let sent: Record<string, string>[];
let isAccepted: boolean;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  isAccepted = true;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(body));
    return new Response(null, { status: isAccepted ? 200 : 422 });
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(seriesAlias: string) {
  const Page = () => (
    <ToastProvider label="Notifications">
      <FavouriteForm seriesAlias={seriesAlias} isOn={false} page={`/detail/${seriesAlias}`}>
        {(heart) => <FavouriteButton {...heart} />}
      </FavouriteForm>
    </ToastProvider>
  );
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Page, loader: () => site }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('en-US', texts)}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
}

const buttonOf = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const press = async (name: string) => {
  const button = await vi.waitFor(() => {
    const found = buttonOf(name);
    if (found === undefined) throw new Error(`There is no button ${name} yet`);
    return found;
  });
  await act(async () => button.click());
};
const isFollowed = () => buttonOf(FOLLOW)?.getAttribute('aria-pressed');

test('a press is shown at once and said, and its undoing is sent as well', async () => {
  await open('salt-crown');
  await press(FOLLOW);
  expect(isFollowed()).toBe('true');
  await vi.waitFor(() => expect(document.body.textContent).toContain('You follow this series'));
  await press('Undo');
  expect(isFollowed()).toBe('false');
  expect(sent.map(({ series, isOn }) => [series, isOn])).toEqual([
    ['salt-crown', 'true'],
    ['salt-crown', 'false'],
  ]);
});

test('a second press ends it, and says so', async () => {
  await open('moon-library');
  await press(FOLLOW);
  await press(FOLLOW);
  expect(isFollowed()).toBe('false');
  await vi.waitFor(() => expect(document.body.textContent).toContain('You no longer follow this series.'));
});

test('what the site refuses is undone, and says so', async () => {
  isAccepted = false;
  await open('glass-harbour');
  await press(FOLLOW);
  await vi.waitFor(() => expect(isFollowed()).toBe('false'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('That did not work.'));
});
