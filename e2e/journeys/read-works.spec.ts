import { isWholeRun } from '@longstrip/test-kit/sample';
import { expect, type Page, test } from '@playwright/test';
import { decodedPictures, firstEpisode, readToEnd } from '../browser/episodes.ts';
import { forgetLayoutShifts, isLetterDrawn, layoutShifts, recordLayoutShifts } from '../browser/layout.ts';
import { seriousFindings, watchPage } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { windowOf } from '../browser/windows.ts';
import { type ImportedWork, importWork, isThere, REAL_WORKS, type Work, WRITTEN_WORKS } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

/** How many episodes after the first are read. */
const LATER_EPISODES_MOST = isWholeRun ? 3 : 1;

/** A strip and a vertical novel; what else a work may be, `npm run test:all` reads. */
const WORKS = isWholeRun
  ? [...WRITTEN_WORKS, ...REAL_WORKS]
  : WRITTEN_WORKS.filter(({ kind }) => kind === 'strip' || kind === 'vertical lines');

test.describe('from the home page to the last page', () => {
  for (const [index, work] of WORKS.entries()) {
    const reason = isThere(work) ? null : 'needs ../shared/content';
    const title = isWholeRun ? work.name : `${work.name} (sample: in one window, two episodes)`;
    test(reason === null ? title : `${title} (${reason})`, windowOf(index), async ({ page }) => {
      test.skip(reason !== null, reason ?? '');
      test.slow();
      const watch = watchPage(page);
      await recordLayoutShifts(page);
      const imported = await importWork(work);

      await openFromHome(page, work, imported);
      expect(await seriousFindings(page)).toEqual([]);
      await page
        .locator('main, footer')
        .locator(`a[href="${await firstEpisode(page, imported.alias)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/viewer/${imported.alias}/`));
      await expect(page.locator('main [data-page]').first()).toBeAttached();
      await untilHydrated(page);
      // As by a link from elsewhere: a whole document, so that all of its layout shifts count.
      await page.goto(page.url());
      await untilHydrated(page);
      // Before the first page is turned as well: what can be reached is not the same there as at the end.
      if (work.kind === 'pages' || work.kind === 'strip') {
        await expect(page.locator('main section[inert]').last()).toBeAttached();
      }
      expect(await seriousFindings(page)).toEqual([]);
      await readWholeEpisode(page, work, imported);
      expect(await seriousFindings(page)).toEqual([]);

      // The later episodes, by the link at the end of each.
      for (let left = Math.min(imported.episodes - 1, LATER_EPISODES_MOST); left > 0; left -= 1) {
        const address = page.url();
        // Not one of the text's own links to other chapters.
        await page.locator(`main a[href^="/viewer/${imported.alias}/"]:not(article *)`).click();
        await expect(page).not.toHaveURL(address);
        await expect(page.locator('main [data-page]').first()).toBeAttached();
        await forgetLayoutShifts(page);
        await readWholeEpisode(page, work, imported);
      }
      expect(watch.problems()).toEqual([]);
    });
  }
});

/** The newest series come first: what was imported last is there, with its cover. */
async function openFromHome(page: Page, { site }: Work, { alias, title }: ImportedWork): Promise<void> {
  await page.goto(addressOf(site));
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator(`main a[href="/detail/${alias}"]`).first().click();
  await expect(page).toHaveURL(addressOf(site, `/detail/${alias}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

async function readWholeEpisode(page: Page, work: Work, { alias }: ImportedWork): Promise<void> {
  await expect(page.locator('main [data-page]').first()).toBeAttached();
  await expectItsMode(page, work);
  await readToEnd(page, alias);
  const { pages, widths } = await decodedPictures(page);
  expect(pages).toBeGreaterThan(0);
  expect(widths.filter((width) => width === 0)).toEqual([]);
  if (work.kind === 'pages' || work.kind === 'strip') expect(widths.length).toBeGreaterThan(0);
  expect((await layoutShifts(page)).filter(({ value }) => value !== 0)).toEqual([]);
}

/** Each work is read as it was made: paged or scrolled, in the direction and the writing mode it asks for. */
async function expectItsMode(page: Page, { kind, direction, letter }: Work): Promise<void> {
  const turned = page.locator('main .paper-scroller');
  await expect(turned).toHaveCount(kind === 'pages' ? 1 : 0);
  if (kind === 'pages') await expect(turned).toHaveAttribute('dir', direction);
  // No comic here has a page of text in a right-to-left script, whatever its reading direction.
  for (const text of await page.locator('main .novel-text[data-page]').all())
    await expect(text).toHaveCSS('direction', 'ltr');
  if (kind === 'lines' || kind === 'vertical lines') {
    const article = page.locator('main article');
    await expect(article).toHaveCSS('writing-mode', kind === 'lines' ? 'horizontal-tb' : 'vertical-rl');
    if (kind === 'lines') await expect(article.locator('p').first()).toHaveCSS('direction', direction);
  }
  if (letter !== undefined) {
    expect(await isLetterDrawn(page, 'body', letter), `${letter} is drawn as itself`).toBe(true);
  }
}
