import { buildComicCbz, buildWebtoonCbz } from '@longstrip/test-kit/files';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { expect, type Page, test } from '@playwright/test';
import { chooseSetting, reload, shownAnchor, storedAnchor, untilLaidOut } from '../browser/anchors.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, longNovel, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';
import { signUpByGoogle } from '../sign-in/accounts.ts';

const STEPS = isWholeRun ? 30 : 8;
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 420, height: 700 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1000, height: 1300 },
];

/** The same choices in every run. */
function chooser(seed: number): <Value>(values: readonly Value[]) => Value {
  let state = seed;
  return (values) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const value = values[Math.floor((state / 2_147_483_648) * values.length)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
}

type Mode = 'Scroll' | 'Swipe pages' | 'スクロール' | 'ページめくり';

/** Opens a work in the middle of its first episode, scrolled by the wheel to no particular line. */
async function openInTheMiddle(page: Page, { site }: Work, alias: string, settings: string): Promise<void> {
  const address = addressOf(site, `/viewer/${alias}/ep-1`);
  // For the whole site, as the viewer itself writes it.
  const cookie = { name: `longstrip-${site}-viewer`, value: encodeURIComponent(settings), url: addressOf(site) };
  if (settings !== '') await page.context().addCookies([cookie]);
  await page.goto(address);
  await untilHydrated(page);
  await page.mouse.move(200, 300);
  for (let turn = 0; turn < 9; turn += 1) await page.mouse.wheel(0, 317);
  await untilLaidOut(page);
}

async function expectAnchor(page: Page, anchor: string, mode: 'scroll' | 'pages', step: string): Promise<void> {
  await untilLaidOut(page);
  const { away, isShown } = await shownAnchor(page, anchor);
  expect({ step, isShown }).toEqual({ step, isShown: true });
  // Two hundredths of a picture, or less than a line of text.
  const most = JSON.parse(anchor).kind === 'picture' ? 0.02 : 1.01;
  if (mode === 'scroll') expect(Math.abs(away), step).toBeLessThan(most);
}

interface Scrolled {
  work: Work;
  settings: string;
  modes: readonly [Mode, Mode];
  sizeLabel?: string;
  /** The reader has asked their system for less motion. */
  isStill?: true;
}

const SCROLLED: readonly [Scrolled, ...Scrolled[]] = [
  {
    work: {
      ...{ name: 'a long webtoon', site: 'bom-us', kind: 'strip', direction: 'ltr' },
      source: {
        fileName: 'A Long Webtoon.cbz',
        build: () =>
          buildWebtoonCbz({ info: { Title: 'One', Series: 'A Long Webtoon', Number: '1', LanguageISO: 'en' } }),
      },
    },
    settings: '',
    modes: ['Scroll', 'Swipe pages'],
  },
  {
    work: {
      ...{ name: 'a book as a strip', site: 'bom-us', kind: 'pages', direction: 'ltr' },
      source: {
        fileName: 'A Book As A Strip - c001.cbz',
        build: () =>
          buildComicCbz({
            pages: 12,
            seed: 5,
            info: { Title: 'One', Series: 'A Book As A Strip', Number: '1', LanguageISO: 'en' },
          }),
      },
    },
    settings: 'books=SCROLL',
    modes: ['Scroll', 'Swipe pages'],
  },
  {
    work: longNovel({ title: 'Anchored lines', language: 'en', flow: 'scrolled-doc' }),
    settings: '',
    modes: ['Scroll', 'Swipe pages'],
    sizeLabel: 'Text size',
  },
  {
    work: longNovel({ title: 'Anchored vertical lines', language: 'ja', flow: 'scrolled-doc' }),
    settings: '',
    modes: ['スクロール', 'ページめくり'],
    sizeLabel: '文字サイズ',
    isStill: true,
  },
];

for (const [index, { work, settings, modes, sizeLabel, isStill }] of SCROLLED.entries()) {
  test(`the same place is shown in every window, mode and size: ${work.name}`, ANY_WIDTH, async ({ page }) => {
    const choose = chooser(7 + index);
    const { alias } = await importWork(work);
    if (isStill) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openInTheMiddle(page, work, alias, settings);
    const anchor = await storedAnchor(page);
    await expectAnchor(page, anchor, 'scroll', 'scrolled');
    let mode: 'scroll' | 'pages' = 'scroll';
    for (let count = 0; count < STEPS; count += 1) {
      const step = choose(['window', 'window', 'mode', 'reload', sizeLabel === undefined ? 'zoom' : 'size']);
      if (step === 'window') await page.setViewportSize(choose(WINDOWS));
      else if (step === 'reload') await reload(page);
      else if (step === 'zoom') await page.keyboard.press(choose(['+', '+', '-', '0']));
      else if (step === 'mode') {
        mode = mode === 'scroll' ? 'pages' : 'scroll';
        await chooseSetting(page, (dialog) =>
          dialog.getByText(modes[mode === 'scroll' ? 0 : 1], { exact: true }).click(),
        );
      } else {
        await chooseSetting(page, (dialog) =>
          dialog
            .getByRole('slider', { name: sizeLabel ?? '' })
            .press(choose(['Home', 'End', 'ArrowRight', 'ArrowLeft'])),
        );
      }
      await expectAnchor(page, anchor, mode, `${count}: ${step}`);
    }
    expect(await storedAnchor(page)).toBe(anchor);
  });
}

for (const { work, sizeLabel } of [SCROLLED[0], SCROLLED[2]].flatMap((one) => one ?? [])) {
  test(`opened again in another layout, the same line is shown: ${work.name}`, ANY_WIDTH, async ({ page }) => {
    const { alias } = await importWork(work);
    await page.setViewportSize({ width: 390, height: 844 });
    await openInTheMiddle(page, work, alias, '');
    const anchor = await storedAnchor(page);
    // The router loads its data again, as after the end of a session, and has nothing to scroll.
    await page.evaluate(() =>
      (window as unknown as { __remixRouter: { revalidate(): void } }).__remixRouter.revalidate(),
    );
    await page.waitForLoadState('networkidle');
    await expectAnchor(page, anchor, 'scroll', 'loaded by the router');
    if (sizeLabel === undefined) {
      // A zoom is not stored, so the document comes back in another size.
      for (const key of ['+', '+']) await page.keyboard.press(key);
      await untilLaidOut(page);
      await reload(page);
      await expectAnchor(page, anchor, 'scroll', 'loaded again');
    }
    await page.goto(addressOf(work.site, '/'));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goBack();
    await untilHydrated(page);
    await expectAnchor(page, anchor, 'scroll', 'back');
    expect(await storedAnchor(page)).toBe(anchor);
  });
}

test(
  'a screen of a strip that scrolls by itself is where it was when the phone is turned',
  ANY_WIDTH,
  async ({ page }) => {
    const [{ work }] = SCROLLED;
    const { alias } = await importWork(work);
    await page.setViewportSize({ width: 844, height: 390 });
    await openInTheMiddle(page, work, alias, '');
    await page.evaluate(() => localStorage.clear());
    await chooseSetting(page, (dialog) => dialog.getByText('Swipe pages', { exact: true }).click());
    await untilLaidOut(page);
    await page.mouse.wheel(0, 143);
    await untilLaidOut(page);
    const anchor = await storedAnchor(page);
    for (const window of [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
      { width: 720, height: 1280 },
    ]) {
      await page.setViewportSize(window);
      await expectAnchor(page, anchor, 'pages', `${window.width}`);
    }
    expect(await storedAnchor(page)).toBe(anchor);
  },
);

test('another device of the same reader opens at the same line', ANY_WIDTH, async ({ page, browser }) => {
  const [{ work }] = SCROLLED;
  const { alias } = await importWork(work);
  await signUpByGoogle(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInTheMiddle(page, work, alias, '');
  const anchor = await storedAnchor(page);
  // The place is sent when the page is left.
  await page.goto(addressOf(work.site, '/'));
  // The session, and nothing that this browser has stored.
  const { cookies } = await page.context().storageState();
  const other = await browser.newContext({
    storageState: { cookies, origins: [] },
    viewport: { width: 390, height: 844 },
  });
  const there = await other.newPage();
  await expect(async () => {
    await there.goto(addressOf(work.site, `/viewer/${alias}/ep-1`));
    await untilHydrated(there);
    await expectAnchor(there, anchor, 'scroll', 'on another device');
  }).toPass();
  await other.close();
});
