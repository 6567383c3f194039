// @vitest-environment jsdom
import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { BackStackProvider, ModalHost, preloadModal, ToastProvider } from '@longstrip/ui';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { packTexts } from '../../../i18n/packed-texts.ts';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { readingStore } from '../../../parts/reading/reading-store.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { ReadingSettings } from './reading-and-display-settings.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await preloadModal();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const texts = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
const site = storySiteData(getPlatform('bom-us'), 'en-US');
const read = () => Object.keys(readingStore(site.platformId, site.readerKey).get().series);

/** Clears what was read, in the settings of a reader who has read one series in this browser. */
async function clearReading(isSignedIn: boolean, refusal: string | null) {
  const place = { episodeAlias: 'ep-1', episodeTitle: 'Ep. 1', page: 1, offset: 0, share: 0.5, next: null };
  const series = { seriesAlias: 'salt-crown', seriesTitle: 'Salt Crown', cover: null };
  readingStore(site.platformId, site.readerKey).record({ ...series, place }, 1);
  const sent: object[] = [];
  const Page = () => (
    <ToastProvider label="Notifications">
      <BackStackProvider>
        <ModalHost>
          <PageTexts texts={packTexts(Object.entries(texts))}>
            <ReadingSettings isSignedIn={isSignedIn} />
          </PageTexts>
        </ModalHost>
      </BackStackProvider>
    </ToastProvider>
  );
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return { values: {}, fields: {}, text: refusal, code: null };
  };
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Page, loader: () => site, action }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('en-US', texts)}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  const press = (label: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === label)?.click(),
    );
  await press('Clear reading history');
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  await press('Clear');
  return sent;
}

test.each([
  ['a guest’s, in this browser', false, []],
  ['a reader’s, in the account too', true, [{ change: 'reading' }]],
])('what was read is cleared: %s', async (_, isSignedIn, calls) => {
  const sent = await clearReading(isSignedIn, null);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Reading history cleared'));
  expect([sent, read()]).toEqual([calls, []]);
});

test('what the account could not forget stays in the browser, and the reason is told', async () => {
  await clearReading(true, 'Please try again later.');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Please try again later.'));
  expect(read()).toEqual(['salt-crown']);
});
