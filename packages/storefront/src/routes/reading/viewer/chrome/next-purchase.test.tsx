// @vitest-environment jsdom
import { getPlatform } from '@longstrip/platform-config';
import { BackStackProvider, ModalHost, preloadModal, ToastProvider } from '@longstrip/ui';
import { sampleTexts } from '@longstrip/ui/samples';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadI18n } from '../../../../i18n/create-i18n.ts';
import type { PanelChoice, PurchasePanelData } from '../../../../parts/purchase/purchase-model.ts';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { storyPanel, storyShortPanel } from '../../../../testing/story-purchase.ts';
import { storySiteData } from '../../../../testing/story-site.tsx';
import { turnedPosition } from '../reading-geometry.ts';
import { countBingeRental, endBinge, notePosition, useViewerStore } from '../viewer-store.ts';
import { allowBinge, askBingeRental } from './binge-allowance.ts';
import { followReading } from './binge-reading.ts';
import { NextPurchase } from './next-purchase.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response());
  await preloadModal();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endBinge();
});

/** The page at the end of an episode: with the permission for ten coins, once the reader has read for so long. */
async function atTheEnd(readForMs: number | null): Promise<{ answer: (panel: object) => void; sent: () => object[] }> {
  const texts = sampleTexts('en-US');
  const data = storyEpisode(texts);
  const site = storySiteData(getPlatform('bom-us'), 'en-US');
  if (data.next === null) throw new Error('the story has a next episode');
  const next = { ...data.next, access: { kind: 'priced', rentCoins: 3, ownCoins: 5 } as const };
  let answer: (panel: object) => void = () => undefined;
  const asked = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const sent: object[] = [];
  if (readForMs !== null) {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    allowBinge(10);
    notePosition({ ...turnedPosition(1, 0, 1), anchor: { kind: 'end' } });
    onTestFinished(followReading());
    now.mockReturnValue(1_000 + readForMs);
  }
  const Page = () => (
    <ToastProvider label="Notifications">
      <BackStackProvider>
        <ModalHost>
          <NextPurchase
            data={data}
            next={next}
            isScrolledOn={readForMs !== null}
            isPaying={{ current: false }}
            isOpen
            onClose={() => undefined}
          />
        </ModalHost>
      </BackStackProvider>
    </ToastProvider>
  );
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component: Page, loader: () => site },
    {
      id: 'viewer',
      path: '/viewer/:alias/:episode',
      loader: () => asked,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={await loadI18n('en-US')}>
        <Stub hydrationData={{ loaderData: { root: site } }} />
      </I18nextProvider>,
    ),
  );
  const head = { title: 'Ep. 13', line: 'Salt Crown', picture: null };
  return { answer: (panel) => answer({ kind: 'refused', panel: { ...panel, head } }), sent: () => sent };
}

const dialog = () => document.querySelector('[role="dialog"]');

/** The panel of the next episode, with a choice before its others. */
function panelWith(...first: PanelChoice[]): PurchasePanelData {
  const panel = storyPanel(sampleTexts('en-US'), { action: '/viewer/salt-crown/ep-13' });
  return { ...panel, choices: [...first, ...panel.choices] };
}

function freeChoice(value: string): PanelChoice {
  const details: PanelChoice['details'] = { kind: 'buy', label: 'Read for free', sums: [], balance: null };
  return { value, title: 'Free', note: null, price: { word: 'Free' }, isChosen: true, details };
}
const TICKET = freeChoice('FREETIME:0::0:0');
const GIFT = freeChoice('RENT_GIFT:0:g1:0:0');

it('the purchase sheet of the next episode opens with its panel, not before: nothing in it grows', async () => {
  const { answer } = await atTheEnd(null);
  const isLoading = () => document.querySelector('[data-page-progress]') !== null;
  expect([dialog(), isLoading()]).toEqual([null, true]);
  await act(async () => answer(panelWith()));
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Rent for 3 coins'));
  expect(isLoading()).toBe(false);
});

it.each([
  ['rents it', panelWith(), 'RENT:3::0:0'],
  ['uses the ticket before coins', panelWith(TICKET), 'FREETIME:0::0:0'],
])('an episode that was read opens the next one without a question: %s', async (_, panel, choice) => {
  const { answer, sent } = await atTheEnd(10_000);
  await act(async () => answer(panel));
  await vi.waitFor(() => expect(sent()).toMatchObject([{ choice, binge: '1' }]));
  expect(dialog()).toBeNull();
});

it.each([
  ['an episode that was only passed', 9_000, panelWith()],
  ['a gift that could be meant for another episode', 10_000, panelWith(GIFT)],
])('the reader is asked, and the permission stays, after %s', async (_, readForMs, panel) => {
  const { answer, sent } = await atTheEnd(readForMs);
  await act(async () => answer(panel));
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Rent for 3 coins'));
  expect(dialog()?.textContent).not.toContain('Binge mode has ended.');
  expect([sent(), useViewerStore.getState().binge?.limitCoins]).toEqual([[], 10]);
});

it('the sheet says what was spent, where too few coins end the permission', async () => {
  const { answer, sent } = await atTheEnd(10_000);
  askBingeRental({ episodeAlias: 'ep-12', episodeTitle: 'Ep. 12', coins: 2 });
  countBingeRental('ep-12');
  await act(async () => answer(storyShortPanel(sampleTexts('en-US'), false)));
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Binge mode has ended. Spent: 2 coins.'));
  expect([sent(), useViewerStore.getState().binge]).toEqual([[], null]);
});
