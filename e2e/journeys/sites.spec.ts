import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { expect, test } from '@playwright/test';
import { expectCompletePage, MISSING_TEXT, seriousFindings, watchPage } from '../browser/page-checks.ts';
import { pagesOf, readMarkup } from '../browser/pages.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

for (const platform of PLATFORMS) {
  const { id, locales } = platform;
  const [lang] = locales;
  test.describe(id, () => {
    test.use({ locale: lang });

    test('the first page is whole', ANY_WIDTH, async ({ page }) => {
      const [first] = pagesOf(platform);
      if (first === undefined) throw new Error(`${id} has no page`);
      await expectCompletePage({ id, path: await first.findPath(), lang, page, status: first.status });
    });

    test('every page answers', ANY_WIDTH, async () => {
      for (const { name, status, findPath } of pagesOf(platform)) {
        await test.step(name, async () => {
          const markup = await readMarkup(addressOf(id, await findPath()), lang);
          expect.soft(markup, name).toMatchObject({ status, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', headings: 1 });
          const { main, banner, contentinfo } = markup.landmarks;
          // A page has a header for each width and shows one; pages of one question have no footer.
          expect.soft([main, banner >= 1, contentinfo <= 1], name).toEqual([1, true, true]);
          expect.soft(markup.title, name).toContain(platform.brand.name);
          expect.soft(markup.text, name).not.toMatch(MISSING_TEXT);
        });
      }
    });
  });
}

for (const id of PLATFORMS.flatMap((platform) => (platform.unlistedPage.kind === 'redirect' ? [platform.id] : []))) {
  test(`${id} leads every other address to the note, and its own links stay there`, ANY_WIDTH, async ({ page }) => {
    await page.goto(addressOf(id, '/detail/anything?porch=old'));
    await expect(page).toHaveURL(addressOf(id, '/transfer/note?porch=old'));
    await page
      .getByRole('link', { name: getPlatform(id).brand.name })
      .first()
      .click();
    await expect(page).toHaveURL(addressOf(id, '/transfer/note'));
  });
}

test('the sandbox shows what runs here and leads there', ANY_WIDTH, async ({ page }) => {
  const watch = watchPage(page);
  await page.goto(addressOf('sandbox'));
  expect(await seriousFindings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /OpenAPI/ })).toHaveAttribute('href', addressOf('api', '/openapi.json'));
  await page.getByRole('link', { name: /bom-us/ }).click();
  await expect(page).toHaveURL(addressOf('bom-us'));
  expect(watch.problems()).toEqual([]);
});
