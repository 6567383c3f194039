import { writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { chooseSetting, reload, untilLaidOut } from '../browser/anchors.ts';
import { untilAtRest, untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const PARAGRAPHS = 30;

/** A chapter of three parts; one word stands in it once, with an accent. */
function chapter(title: string): string {
  const part = (name: string) => {
    const text = Array.from(
      { length: PARAGRAPHS },
      (_, index) => `<p>${name} ${index}. The lamp was lit. Who lit it?</p>`,
    );
    return `<h3>${name}</h3>${text.join('')}`;
  };
  return `<h2>${title}</h2>${part('Evening')}<p>They met at the Café Zinnober, by the door.</p>${part('Night')}`;
}

const NOVEL: Work = {
  ...{ name: 'a novel for tools', site: 'bom-us', kind: 'lines', direction: 'ltr' },
  source: {
    fileName: 'Tools for Lamps.epub',
    build: async () =>
      writeEpub({
        ...{ title: 'Tools for Lamps', language: 'en', direction: 'ltr' },
        metadata: '<meta property="rendition:flow">scrolled-doc</meta>',
        items: ['First', 'Second'].map((toc) => ({
          ...{ href: `${toc}.xhtml`, mediaType: 'application/xhtml+xml', spine: true as const, toc },
          data: writeXhtml({ title: toc, language: 'en', body: chapter(toc) }),
        })),
      }),
  },
};

async function open(page: Page, episode = 'ep-1'): Promise<string> {
  const { alias } = await importWork(NOVEL);
  await page.goto(addressOf('bom-us', `/viewer/${alias}/${episode}`));
  await untilHydrated(page);
  return alias;
}

/** What is painted on the text, and whether it is in the window. */
function painted(page: Page, name: string): Promise<{ text: string; isShown: boolean }[]> {
  return page.evaluate((key) => {
    const ranges = [...(CSS.highlights.get(key) ?? [])].filter((range) => range instanceof Range);
    return ranges.map((range) => {
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const isShown = width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return { text: range.toString(), isShown };
    });
  }, name);
}

/** Where the first of some words stands in the window. */
function placeOf(page: Page, words: string): Promise<{ left: number; right: number; y: number }> {
  return page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('main article') as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, y: (top + bottom) / 2 };
    }
    throw new Error(`the text has no ${wanted}`);
  }, words);
}

async function selectByMouse(page: Page, words: string): Promise<void> {
  const { left, right, y } = await placeOf(page, words);
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move(right, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe(words);
}

const selected = (page: Page) => page.evaluate(() => String(getSelection()));
const bars = (page: Page) => page.locator('.viewer-toggle');
const choose = (page: Page, mode: 'Scroll' | 'Swipe pages') =>
  chooseSetting(page, (dialog) => dialog.getByText(mode, { exact: true }).click());
const shownScreen = (page: Page) => page.locator('.novel-columns').evaluate(({ scrollLeft }) => scrollLeft);

test(
  'words are found with what stands around them, in both modes, and headings lead to their places',
  ANY_WIDTH,
  async ({ page }) => {
    await open(page);
    const find = page.getByRole('searchbox', { name: 'Find in this episode' });
    const hits = page.getByRole('list', { name: 'All hits' });
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(find).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await find.fill('THE LAMP');
    await expect(page.getByRole('status').filter({ hasText: '60 hits' })).toBeAttached();
    await hits.getByRole('button', { name: /^…lit\. Who lit it\? Night 20\. The lamp/ }).click();
    await expect.poll(() => painted(page, 'novel-hit-now')).toEqual([{ text: 'The lamp', isShown: true }]);
    await page.getByRole('button', { name: 'Next hit' }).click();
    await expect(page.getByRole('status').filter({ hasText: '52 of 60' })).toBeAttached();
    await find.fill('cafe zinn');
    await find.press('Enter');
    await expect.poll(() => painted(page, 'novel-hit-now')).toEqual([{ text: 'Café Zinn', isShown: true }]);
    await page.keyboard.press('Escape');
    await expect(find).toHaveCount(0);
    expect(await painted(page, 'novel-hit')).toEqual([]);

    await choose(page, 'Swipe pages');
    await page.keyboard.press('/');
    await find.fill('Night 29');
    await find.press('Enter');
    await expect.poll(() => painted(page, 'novel-hit-now')).toEqual([{ text: 'Night 29', isShown: true }]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    const contents = page.getByRole('dialog').getByRole('listitem');
    await contents.getByRole('button', { name: 'Evening' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Evening' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Night' })).not.toBeInViewport();
  },
);

test(
  'selected text is highlighted with a note, which stays over a reload and in another mode',
  ANY_WIDTH,
  async ({ page }) => {
    await open(page);
    await selectByMouse(page, 'Evening 2. The lamp');
    await page.getByRole('button', { name: 'Mark in blue' }).click();
    await expect.poll(() => painted(page, 'novel-mark-blue')).toEqual([{ text: 'Evening 2. The lamp', isShown: true }]);
    expect(await selected(page)).toBe('');
    await expect(bars(page)).toHaveAttribute('aria-expanded', 'false');
    // A tap by a finger opens it, and not the bars.
    const mark = await placeOf(page, 'Evening 2. The lamp');
    await page.touchscreen.tap(mark.left + 20, mark.y);
    const sheet = page.getByRole('dialog', { name: 'Highlight' });
    await sheet.getByRole('textbox', { name: 'Note' }).fill('Who was it?');
    await sheet.getByRole('button', { name: 'Mark in pink' }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(bars(page)).toHaveAttribute('aria-expanded', 'false');

    await reload(page);
    await expect.poll(() => painted(page, 'novel-mark-pink')).toHaveLength(1);
    await choose(page, 'Swipe pages');
    await expect.poll(() => painted(page, 'novel-mark-pink')).toEqual([{ text: 'Evening 2. The lamp', isShown: true }]);
    await page.keyboard.press('End');
    await expect.poll(() => painted(page, 'novel-mark-pink')).toEqual([{ text: expect.any(String), isShown: false }]);
    await page.keyboard.press('l');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Evening 2\. The lamp.*Who was it\?/ })
      .click();
    await expect.poll(() => painted(page, 'novel-mark-pink')).toEqual([{ text: expect.any(String), isShown: true }]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const there = await placeOf(page, 'Evening 2. The lamp');
    await page.mouse.click(there.left + 20, there.y);
    await expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('Who was it?');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // By the list as well, for readers without a pointer.
    await page.keyboard.press('l');
    await page.getByRole('dialog').getByRole('button', { name: 'Note', exact: true }).click();
    await sheet.getByRole('button', { name: 'Remove highlight' }).click();
    await expect.poll(() => painted(page, 'novel-mark-pink')).toEqual([]);
  },
);

test('selecting text, and the tap that ends it, neither shows bars nor turns pages', ANY_WIDTH, async ({ page }) => {
  await open(page);
  const isClosed = () => expect(bars(page)).toHaveAttribute('aria-expanded', 'false');
  const isOpen = () => expect(bars(page)).toHaveAttribute('aria-expanded', 'true');
  const word = await placeOf(page, 'Evening 3');
  await page.mouse.dblclick(word.left + 5, word.y);
  expect((await selected(page)).trim()).toBe('Evening');
  await page.touchscreen.tap(200, 700);
  await expect.poll(() => selected(page)).toBe('');
  await isClosed();
  await page.touchscreen.tap(200, 700);
  await isOpen();
  await page.touchscreen.tap(200, 500);
  await isClosed();
  await page.mouse.click(200, 500);
  await isOpen();

  await choose(page, 'Swipe pages');
  await page.keyboard.press('b');
  await isClosed();
  const first = await shownScreen(page);
  // A drag over the text would turn the page if it selected nothing.
  await selectByMouse(page, 'Evening 1. The lamp was');
  await page.touchscreen.tap(380, 600);
  await expect.poll(() => selected(page)).toBe('');
  expect(await shownScreen(page)).toBe(first);
  await isClosed();
  await page.touchscreen.tap(380, 600);
  await expect.poll(() => shownScreen(page)).toBeGreaterThan(first);
});

/** A browser's voice that speaks when the test says so; browsers without a screen have none. */
function installVoice(): void {
  const spoken: { text: string; end: () => void }[] = [];
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-US', voiceURI: 'en', name: 'English', localService: true, default: true }],
    speak: (utterance: Utterance) => {
      const end = () => utterance.dispatchEvent(new Event('end'));
      spoken.push({ text: utterance.text, end });
    },
    cancel: () => {},
    resume: () => {},
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
}

test('a chapter is read aloud from a selection to its end, and the text follows', ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(installVoice);
  const spoken = () => page.evaluate(() => (Object(window).spoken as { text: string }[]).map(({ text }) => text));
  const endSentences = (count: number) =>
    page.evaluate((times) => {
      for (let index = 0; index < times; index += 1) Object(window).spoken.at(-1).end();
    }, count);
  await open(page);
  await selectByMouse(page, 'Evening 4');
  await page.getByRole('button', { name: 'Read aloud from here' }).click();
  await expect.poll(async () => (await spoken()).at(-1)).toBe('Evening 4.');
  await endSentences(1);
  await expect.poll(() => painted(page, 'novel-spoken')).toEqual([{ text: 'The lamp was lit.', isShown: true }]);
  // The text scrolls, and its place is the reader's.
  await endSentences(62);
  await expect.poll(() => painted(page, 'novel-spoken')).toEqual([{ text: 'Evening 25.', isShown: true }]);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Next sentence' }).click();
  await expect.poll(() => painted(page, 'novel-spoken')).toEqual([{ text: 'The lamp was lit.', isShown: true }]);
  expect((await spoken()).at(-1)).toBe('Evening 25.');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await spoken()).at(-1)).toBe('The lamp was lit.');
  await endSentences(300);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  expect((await spoken()).at(-1)).toBe('Who lit it?');
  await expect(page.locator('[data-reading-end]')).toBeInViewport();
});

test(
  'a pull past the end opens the next chapter, and so does a turn; a turn back opens its last page',
  ANY_WIDTH,
  async ({ page }) => {
    const alias = await open(page);
    const chapterOf = (episode: string) => addressOf('bom-us', `/viewer/${alias}/${episode}`);
    const end = page.locator('[data-reading-end]');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(end.getByText('Scroll on for the next episode')).toBeInViewport();
    await untilAtRest(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
    const pull = async (byPx: number) => {
      await touch('touchStart', 700);
      for (let px = 20; px <= byPx; px += 20) await touch('touchMove', 700 - px);
    };
    await pull(120);
    await touch('touchEnd');
    await pull(260);
    await expect(end.getByText('Let go to open it')).toBeVisible();
    await expect(page).toHaveURL(chapterOf('ep-1'));
    await touch('touchEnd');
    await expect(page).toHaveURL(chapterOf('ep-2'));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: 'Second', exact: true })).toBeInViewport();

    await choose(page, 'Swipe pages');
    await page.keyboard.press('Home');
    await expect.poll(() => shownScreen(page)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(chapterOf('ep-1'));
    await untilLaidOut(page);
    await expect(page.getByText('Night 29.')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Next episode' })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(chapterOf('ep-2'));
    await expect.poll(() => shownScreen(page)).toBe(0);
    // Each chapter stands in the place of the one before: there is no way back through them.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  },
);
