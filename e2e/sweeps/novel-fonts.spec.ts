import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

const NOVELS = [
  { locale: 'ja-JP', site: 'beltoon-jp', alias: 'getsumen-rokugoshitsu', settings: '設定' },
  { locale: 'ar', site: 'delitoon-me', alias: 'six-rooms-on-the-moon-ar', settings: 'الإعدادات' },
] as const;

/** Titles have the brand's own face. */
const TITLE_FACE = /\/(aref-ruqaa|dela-gothic-one)-/;

for (const { locale, site, alias, settings } of NOVELS) {
  test.describe(locale, () => {
    test.use({ locale });

    test(
      'the three fonts of a novel are three families; none is loaded before it is chosen',
      ANY_WIDTH,
      async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          const isFont = request.resourceType() === 'font';
          if (isFont && !TITLE_FACE.test(request.url())) fetched.push(request.url());
        });
        await page.goto(addressOf(site, `/viewer/${alias}/ep-1`));
        await untilHydrated(page);
        expect(fetched).toEqual([]);
        await page.locator('.viewer-toggle').press('Enter');
        await page.getByRole('button', { name: settings }).click();
        const families: string[] = [];
        for (const font of ['serif', 'sans', 'rounded']) {
          await page.getByRole('dialog').locator(`[data-font="${font}"]`).click();
          await expect(page.locator(`.novel-text[data-font="${font}"]`)).toBeVisible();
          await expect(async () => expect(families).not.toContain(await drawnFamily(page))).toPass({ timeout: 10_000 });
          families.push(await drawnFamily(page));
        }
      },
    );
  });
}

/** The family in which most letters of a chapter's first paragraph are drawn. */
async function drawnFamily(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const paragraph = { nodeId: root.nodeId, selector: '.novel-text p' };
  const { fonts } = await devtools.send(
    'CSS.getPlatformFontsForNode',
    await devtools.send('DOM.querySelector', paragraph),
  );
  await devtools.detach();
  return fonts.sort((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName ?? '';
}
