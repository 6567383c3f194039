import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { sample, sampleTitle } from '@longstrip/test-kit/sample';
import { expect, type Page, test } from '@playwright/test';
import { ANY_WIDTH } from '../browser/windows.ts';
import type { Work } from '../browser/works.ts';
import { importWork } from '../browser/works.ts';
import { runCommand } from '../product/product-process.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';

const STORES = ['bom-us', 'beltoon-jp', 'bom-th', 'bom-tw', 'delitoon-me'] as const;
/** How many of the newest series of each site are opened: comics and novels, with and without wide art. */
const SERIES_A_SITE = 5;

/** The page's parts that a reader of a phone sees first, in pixels from the top of the window. */
async function firstScreen(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'load' });
  const tags = page.getByRole('main').locator('ul').first();
  await expect(tags).toBeVisible();
  const row = await page.locator('main ol li a').first().boundingBox();
  const bar = await page.locator('main .bar-glass:has(a[href^="/viewer/"])').boundingBox();
  return {
    row: { from: row?.y ?? 0, to: (row?.y ?? 0) + (row?.height ?? 0) },
    bar: bar?.y ?? 0,
    tagRowPx: (await tags.boundingBox())?.height ?? 0,
  };
}

for (const site of sample(STORES, 2)) {
  const title = sampleTitle(`on ${site} the first screen of a series shows an episode above the bar`, 2);
  test(title, ANY_WIDTH, async ({ page }) => {
    const response = await fetch(addressOf(site, '/api/balcony-api-v2/contents/main/newest/ALL?limit=60'));
    const { data }: { data: { alias: string }[] } = await response.json();
    const step = Math.ceil(data.length / SERIES_A_SITE);
    for (const { alias } of data.filter((_, index) => index % step === 0)) {
      await test.step(alias, async () => {
        const { row, bar } = await firstScreen(page, addressOf(site, `/detail/${alias}`));
        // A series without any art has a low head.
        expect(row.from).toBeGreaterThan(0);
        expect(row.to).toBeLessThanOrEqual(bar);
      });
    }
  });
}

/** A title of three lines, four creators, many tags, a long synopsis and a ticket. */
function fullWork(
  site: (typeof STORES)[number],
  language: string,
  words: Record<'title' | 'tag' | 'text', string>,
): Work {
  const tags = Array.from({ length: 16 }, (_, index) => `${words.tag} ${index + 1}`);
  return {
    name: `a full series on ${site}`,
    site,
    source: {
      fileName: `Full ${site}.cbz`,
      build: () =>
        buildComicCbz({
          info: {
            Series: words.title,
            Number: 1,
            LanguageISO: language,
            Summary: words.text.repeat(8),
            Writer: 'Ines Marlowe, Theodor Brandt',
            Penciller: 'Aurelia Fonseca, Jun Kitagawa',
            Genre: words.tag,
            Tags: tags.join(', '),
          },
        }),
    },
    kind: 'pages',
    direction: 'ltr',
  };
}

const FULL_WORKS = [
  fullWork('bom-us', 'en', {
    title: 'The Remarkable and Very Nearly True History of the Lighthouse Keeper Who Forgot the Sea',
    tag: 'Lighthouses',
    text: 'He kept the light for forty years and could not say what for. ',
  }),
  fullWork('delitoon-me', 'ar', {
    title: 'الحكاية العجيبة والقريبة من الحقيقة لحارس المنارة الذي نسي البحر ولم ينس الضوء',
    tag: 'منارات',
    text: 'ظل يحرس الضوء أربعين سنة ولم يعرف لماذا. ',
  }),
  fullWork('bom-th', 'th', {
    title: 'เรื่องเล่าอันน่าอัศจรรย์และเกือบจะเป็นจริงของคนเฝ้าประภาคารผู้ลืมทะเล',
    tag: 'ประภาคาร',
    text: 'เขาเฝ้าแสงไฟมาสี่สิบปีโดยไม่รู้ว่าเพื่ออะไร ',
  }),
];

for (const work of sample(FULL_WORKS, 2)) {
  test(
    sampleTitle(`so it does for ${work.name}: tags in one row that slides, a ticket in one line`, 2),
    ANY_WIDTH,
    async ({ page }) => {
      const { alias } = await importWork(work);
      const product = runningProduct();
      const changes = join(product.parent, `${work.name} changes.json`);
      writeFileSync(changes, JSON.stringify({ series: [{ series: alias, freetimeEnabled: true }] }));
      const applied = await runCommand('apply', [changes], product);
      expect(applied.code, applied.stderr).toBe(0);

      const { row, bar, tagRowPx } = await firstScreen(page, addressOf(work.site, `/detail/${alias}`));
      expect(row.to).toBeLessThanOrEqual(bar);
      expect(tagRowPx).toBeLessThan(50);
      const ticket = page.locator('main details summary');
      expect((await ticket.boundingBox())?.height).toBeLessThan(50);
      // Its conditions unfold by keyboard, and the last tags can be reached by keyboard too.
      await ticket.press('Enter');
      await expect(ticket.locator('+ p')).toBeVisible();
      const last = page.getByRole('main').locator('ul').first().getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last).toBeInViewport();
    },
  );
}
