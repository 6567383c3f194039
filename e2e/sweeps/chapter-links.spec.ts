import { writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import { sample, sampleTitle } from '@longstrip/test-kit/sample';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchPage } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import type { Work } from '../browser/works.ts';
import { importWork } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

interface Mode {
  title: string;
  site: string;
  language: string;
  flow: 'paginated' | 'scrolled-doc';
  isVertical?: boolean;
  isRightToLeft?: boolean;
}

const MODES: readonly Mode[] = [
  { title: 'Links scrolled', site: 'bom-us', language: 'en', flow: 'scrolled-doc' },
  { title: 'Links paged', site: 'bom-us', language: 'en', flow: 'paginated' },
  { title: 'Links from the right', site: 'delitoon-me', language: 'ar', flow: 'paginated', isRightToLeft: true },
  { title: 'Links vertical', site: 'beltoon-jp', language: 'ja', flow: 'paginated', isVertical: true },
  { title: 'Links vertical and scrolled', site: 'beltoon-jp', language: 'ja', flow: 'scrolled-doc', isVertical: true },
];

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'The lamp was lit, and no hand had lit it. ',
  ar: 'كان المصباح مضاءً ولم يكن أحد قد أضاءه. ',
  ja: '灯りはともっていたが、ともした者はいなかった。',
};

function build({ title, language, flow, isVertical, isRightToLeft }: Mode): Buffer {
  const filling = `<p>${SENTENCES[language]?.repeat(6)}</p>`.repeat(40);
  const chapter = (href: string, toc: string, body: string) => ({
    href,
    mediaType: 'application/xhtml+xml',
    spine: true as const,
    toc,
    data: writeXhtml({
      title: toc,
      language,
      body,
      head: isVertical === true ? '<style>html { writing-mode: vertical-rl }</style>' : '',
      htmlAttributes: isRightToLeft === true ? 'dir="rtl"' : '',
    }),
  });
  return writeEpub({
    title,
    language,
    ...(isRightToLeft === true || isVertical === true ? { direction: 'rtl' as const } : {}),
    metadata: `<meta property="rendition:flow">${flow}</meta>`,
    items: [
      chapter(
        'one.xhtml',
        '1',
        '<h2>I</h2><p><a href="two.xhtml">two</a></p><p><a href="two.xhtml#lamp">lamp</a></p><p>note<a epub:type="noteref" href="#n">1</a></p><aside epub:type="footnote" id="n"><p>See <a href="two.xhtml#lamp">there</a></p></aside>',
      ),
      chapter(
        'two.xhtml',
        '2',
        `<h2>II</h2>${filling}<p id="lamp">LAMP</p>${filling}<p><a href="one.xhtml">one</a></p>`,
      ),
    ],
  });
}

for (const mode of sample(MODES, 2)) {
  // The width of a page depends on the window only in paged layout.
  const fitsAnyWidth = mode.flow === 'scrolled-doc' || mode.isRightToLeft === true;
  const details = fitsAnyWidth ? ANY_WIDTH : {};
  const title = sampleTitle(`a link in a book opens its chapter, at its place: ${mode.title}`, 2);
  test(title, details, async ({ page }) => {
    test.slow();
    const watch = watchPage(page);
    const work: Work = {
      name: mode.title,
      site: mode.site,
      source: { fileName: `${mode.title}.epub`, build: async () => build(mode) },
      kind: mode.isVertical === true ? 'vertical lines' : 'lines',
      direction: mode.isRightToLeft === true ? 'rtl' : 'ltr',
    };
    const { alias } = await importWork(work);
    const first = addressOf(mode.site, `/viewer/${alias}/ep-1`);
    const second = addressOf(mode.site, `/viewer/${alias}/ep-2`);
    await page.goto(first);
    await untilHydrated(page);
    await markDocument(page);
    const text = page.locator('main article');

    await expect(text.getByRole('link', { name: 'lamp' })).toBeVisible();
    await text.getByRole('link', { name: 'lamp' }).click();
    await expect(page).toHaveURL(second);
    await expect(text.getByText('LAMP', { exact: true })).toBeInViewport();
    await expectToBeInside(page, text.getByText('LAMP', { exact: true }));
    expect(await isMarked(page), 'inside the site').toBe(true);

    await page.goBack();
    await expect(page).toHaveURL(first);
    // A note covers the text. Its links open their page without it.
    await text.getByRole('link', { name: '1', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'there' }).click();
    await expect(page).toHaveURL(second);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectToBeInside(page, text.getByText('LAMP', { exact: true }));
    await page.goBack();
    await expect(page).toHaveURL(first);
    await text.getByRole('link', { name: 'two' }).click();
    await expect(page).toHaveURL(second);
    await expect(text.getByRole('heading', { name: 'II' })).toBeAttached();

    // A new document with the place in its address, as in a new tab.
    await page.goto('about:blank');
    await page.goto(`${second}#t2-1`);
    await expect(page).toHaveURL(second);
    await expectToBeInside(page, text.getByText('LAMP', { exact: true }));
    expect(watch.problems()).toEqual([]);
  });
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** The element is completely inside the viewport. */
async function expectToBeInside(page: Page, place: Locator): Promise<void> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const box = await place.boundingBox();
    expect(box).not.toBeNull();
    if (box === null) return;
    expect(box.x).toBeGreaterThanOrEqual(-1);
    expect(box.y).toBeGreaterThanOrEqual(-1);
    expect(box.x + Math.min(box.width, 20)).toBeLessThanOrEqual(view.width);
    expect(box.y + Math.min(box.height, 20)).toBeLessThanOrEqual(view.height);
  }).toPass({ timeout: 5_000 });
}
