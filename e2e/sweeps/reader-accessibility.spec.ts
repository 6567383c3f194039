import { expect, type Locator, type Page, test } from '@playwright/test';
import { lockedSeries } from '../browser/episodes.ts';
import { FRAMED_MANGA, FRAMED_PAGES } from '../browser/framed-works.ts';
import { heard } from '../browser/heard.ts';
import { openWork } from '../browser/open-work.ts';
import { seriousFindings } from '../browser/page-checks.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { longNovel, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const NOVEL = longNovel({ title: 'Scrolled lines', language: 'en', flow: 'scrolled-doc' });
const VERTICAL = longNovel({ title: 'Scrolled vertical lines', language: 'ja', flow: 'scrolled-doc' });

interface Mode {
  name: string;
  work: Work;
  settings: string;
  /** A key that is pressed first. */
  key?: string;
  /** All that is heard after the heading of the page and the button for the bars; of a novel its first and last lines. */
  heard: readonly string[];
  /** Where the text of the work is, and its language and the direction of its lines. */
  content: string;
  language: string;
  writing?: 'vertical-rl';
}

const PANELS = ['paragraph "Is it far?"', 'paragraph "Two tides."', 'paragraph "Then we row."'];
const FROM_THE_RIGHT = ['paragraph "Two tides."', 'paragraph "Is it far?"', 'paragraph "Then we row."'];
const CLOSED_BARS = ['contentinfo', 'progressbar "Read so far"'];
const CLOSED_BARS_JA = ['contentinfo', 'progressbar "読んだところ"'];
const BOOK = { work: FRAMED_PAGES, content: '.panel-words', language: 'en' } as const;

const MODES: readonly Mode[] = [
  {
    ...BOOK,
    name: 'single pages',
    settings: 'books=PAPER&layout=single',
    key: 'ArrowRight',
    heard: [
      ...['paragraph "Page 2 of 3"', 'region "Known Panels, One"', 'image "Page 2 of 3"', ...PANELS],
      ...['button "Previous page"', 'button "Next page"', ...CLOSED_BARS],
    ],
  },
  {
    ...BOOK,
    name: 'double pages',
    settings: 'books=PAPER&layout=double&isOffset=1',
    heard: [
      ...['paragraph', 'region "Known Panels, One"', 'image "Page 1 of 3"', ...PANELS, 'image "Page 2 of 3"'],
      ...[...PANELS, 'button "Next page"', ...CLOSED_BARS],
    ],
  },
  {
    name: 'double pages of a manga',
    work: FRAMED_MANGA,
    settings: 'books=PAPER&layout=double&isOffset=1',
    heard: [
      ...['paragraph', 'region "コマ割り, 第1話"', 'image "1 / 2ページ"', ...FROM_THE_RIGHT],
      ...['image "2 / 2ページ"', ...FROM_THE_RIGHT, 'button "次のページ"', ...CLOSED_BARS_JA],
    ],
    content: '.panel-words',
    language: 'ja',
  },
  {
    ...BOOK,
    name: 'panel by panel',
    settings: 'books=GUIDED',
    key: 'ArrowRight',
    heard: [
      ...['region "Known Panels, One"', 'image "Page 1 of 3"', 'group "Panels"', 'button "Previous panel"'],
      ...['button "Whole page"', 'button "Next panel"', 'paragraph "Page 1 of 3 · panel 1 of 3 Is it far?"'],
      ...CLOSED_BARS,
    ],
    content: '.guided [aria-live] [lang]',
  },
  {
    name: 'a novel that scrolls',
    work: NOVEL,
    settings: 'novels=SCROLL',
    heard: [
      ...['article', 'heading 2 "One"', 'paragraph "0. The', 'paragraph "59. The', 'heading 2 "End of One"'],
      ...['link "Next episode Two"', 'link "Back to the series"', ...CLOSED_BARS],
    ],
    content: 'main article',
    language: 'en',
  },
  {
    name: 'a novel in pages',
    work: NOVEL,
    settings: 'novels=PAPER',
    key: 'ArrowRight',
    heard: [
      ...['article', 'heading 2 "One"', 'paragraph "0. The', 'paragraph "59. The', 'button "End of One"'],
      ...CLOSED_BARS,
    ],
    content: 'main article',
    language: 'en',
  },
  {
    name: 'a vertical novel',
    work: VERTICAL,
    settings: 'novels=SCROLL',
    heard: [
      ...['article', 'heading 2 "One"', 'paragraph "0. 灯', 'paragraph "59. 灯', 'heading 2 "「One」おわり"'],
      ...['link "次の話 Two"', 'link "コメント"', 'link "作品ページへ戻る"', ...CLOSED_BARS_JA],
    ],
    content: 'main article',
    language: 'ja',
    writing: 'vertical-rl',
  },
];

/** The lines that a mode names, without the paragraphs of a novel between its first and its last, and the ends of long lines. */
function shortened(lines: readonly string[], { heard: named }: Mode): string[] {
  const begun = named.filter((line) => !line.endsWith('"'));
  return lines.flatMap((line) => {
    const long = begun.find((beginning) => beginning.includes('"') && line.startsWith(beginning));
    if (long !== undefined) return [long];
    return /^paragraph "\d/.test(line) ? [] : [line];
  });
}

for (const mode of MODES) {
  test(`what is heard in ${mode.name}`, ANY_WIDTH, async ({ page }) => {
    await openWork(page, mode.work, mode.settings);
    if (mode.key !== undefined) await page.keyboard.press(mode.key);
    const title = await page.locator('h1').textContent();
    const [toggle] = await page.locator('.viewer-toggle').allTextContents();
    await expect
      .poll(async () => shortened(await heard(page), mode))
      .toEqual(['status', 'main', `heading 1 "${title}"`, `button "${toggle}"`, ...mode.heard]);
    expect(await seriousFindings(page)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', mode.work.site === 'beltoon-jp' ? 'ja-JP' : 'en-US');
    const content = page.locator(mode.content).first();
    await expect(content).toHaveAttribute('lang', mode.language);
    await expect(content).toHaveCSS('writing-mode', mode.writing ?? 'horizontal-tb');
  });
}

const ENDS = [
  { name: 'a strip', work: FRAMED_PAGES, settings: 'books=SCROLL', episode: 'ep-1', last: 'image "Page 3 of 3"' },
  { name: 'a novel that scrolls', work: NOVEL, settings: 'novels=SCROLL', episode: 'ep-2', last: 'paragraph "59. ' },
  { name: 'a novel in pages', work: NOVEL, settings: 'novels=PAPER', episode: 'ep-2', last: 'paragraph "59. ' },
  { name: 'a vertical novel', work: VERTICAL, settings: 'novels=SCROLL', episode: 'ep-2', last: 'paragraph "59. ' },
];
for (const { name, work, settings, episode, last } of ENDS) {
  test(`the end of ${name} is reached by ear, and not by Tab`, ANY_WIDTH, async ({ page }) => {
    await openWork(page, work, settings, episode);
    const card = /"(How was it\?|いかがでしたか？)"/;
    // The last page is there once it is near.
    await expect
      .poll(async () => {
        const before = await heard(page);
        expect(before.filter((line) => card.test(line))).toEqual([]);
        const buttonAt = before.findIndex((line) => /^button "(End of|.*おわり)/.test(line));
        return before.slice(0, buttonAt).findLast((line) => /^(image|paragraph "5)/.test(line));
      })
      .toContain(last);
    const button = page.getByRole('button', { name: /^End of|おわり$/ });
    await expect(button).toHaveAttribute('tabindex', '-1');
    await button.dispatchEvent('click');
    await expect(page.getByRole('heading', { name: /^End of|おわり$/ })).toBeFocused();
    await expect.poll(async () => (await heard(page)).filter((line) => card.test(line))).not.toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    if (!settings.includes('PAPER')) return;
    await page.getByRole('button', { name: 'Previous page' }).dispatchEvent('click');
    await expect(page.locator('article p').last()).toBeFocused();
  });
}

/** Presses Tab through a dialog and back; the focus is in it after each. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement));
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(isInside, key).toBe(true);
  }
}

test('menu and sheets have a name, hold the focus alone, and give it back', ANY_WIDTH, async ({ page }) => {
  await openWork(page, FRAMED_PAGES, 'books=PAPER&layout=single');
  await page.locator('.viewer-toggle').press('Enter');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const bar = page.getByRole('navigation', { name: 'Reading controls' });
  await more.press('Enter');
  await expect(page.getByRole('menu', { name: 'More' }).getByRole('menuitem').first()).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  const sheets = [
    ['Settings', bar.getByRole('button', { name: 'Settings' }), null],
    ['Known Panels', bar.getByRole('button', { name: 'List' }), null],
    ['Transcript', more, 'Transcript'],
    ['Keyboard shortcuts', more, '?'],
    ['On this device', more, 'Save to this device'],
  ] as const;
  for (const [name, opener, item] of sheets) {
    // Not in a phone's menu.
    if (item === '?') await opener.press(item);
    else await opener.press('Enter');
    if (item !== null && item !== '?') await page.getByRole('menuitem', { name: item }).press('Enter');
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
    expect(await seriousFindings(page), name).toEqual([]);
    // A live region goes on telling.
    const inTree = async () => (await heard(page)).filter((line) => line !== 'main' && line !== 'paragraph');
    await expect.poll(async () => (await inTree())[0]?.replace(' focused', '')).toBe(`dialog "${name}"`);
    expect((await inTree()).filter((line) => /^(banner|navigation|image|region)/.test(line))).toEqual([]);
    await expectTrap(page, dialog);
    if (name === 'Keyboard shortcuts') {
      const key = dialog.getByRole('button', { name: 'Next page: j' });
      await key.press('Enter');
      // It waits for the new key, and says so.
      await expect(key).toHaveAttribute('aria-pressed', 'true');
      await key.press('Escape');
      await expect(key).toHaveAttribute('aria-pressed', 'false');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the search and the notes of a novel are heard, and reading goes on at the hit', ANY_WIDTH, async ({ page }) => {
  await openWork(page, NOVEL, 'novels=SCROLL');
  const find = page.getByRole('searchbox', { name: 'Find in this episode' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(find).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await find.fill('41. the lamp');
  await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await find.press('Enter');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  await page.getByRole('search').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('article p').nth(41)).toBeFocused();

  await page.locator('article p').nth(41).selectText();
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark in blue' }).press('Enter');
  await page.keyboard.press('l');
  await page.getByRole('dialog').getByRole('button', { name: 'Note', exact: true }).press('Enter');
  const note = page.getByRole('dialog', { name: 'Highlight' });
  await expect(note.getByRole('textbox', { name: 'Note' })).toBeVisible();
  expect(await heard(page)).toContain('button pressed "Mark in blue"');
  expect(await seriousFindings(page)).toEqual([]);
  await expectTrap(page, note);
});

test('a locked episode says what it is and what it costs', ANY_WIDTH, async ({ page }) => {
  const { alias, locked } = await lockedSeries(page, 'bom-us');
  const [{ rentCoin, possessionCoin }] = locked as [(typeof locked)[number]];
  await page.goto(addressOf('bom-us', `/viewer/${alias}/${locked[0]?.alias}`));
  const lines = await heard(page);
  expect(lines.filter((line) => line === 'main' || line.startsWith('heading 1'))).toEqual([
    ...['main', 'heading 1 "This episode is locked"'],
  ]);
  // The picture behind it tells nothing.
  expect(lines.filter((line) => line.startsWith('image'))).toEqual([]);
  expect(lines.join('\n')).toContain(`rent for ${rentCoin} coins or own for ${possessionCoin} coins`);
  expect(await seriousFindings(page)).toEqual([]);
});
