import { buildComicCbz, writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import { expect, test } from '@playwright/test';
import { expectToFit, seriousFindings } from '../browser/page-checks.ts';
import type { Work } from '../browser/works.ts';
import { importWork } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

/** An extreme file: a title, names, tags and a synopsis without any place for a line break. */
const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const TITLE = WORD.repeat(4).slice(0, 300);
const WORK: Work = {
  name: 'a comic of long words',
  site: 'bom-us',
  source: {
    fileName: 'Long Words.cbz',
    build: () =>
      buildComicCbz({
        info: {
          Series: TITLE,
          Number: 1,
          Title: TITLE,
          Summary: `${WORD}${WORD} and on, ${WORD}.`,
          Writer: `${WORD}, A Writer`,
          Penciller: WORD.toUpperCase(),
          Publisher: WORD,
          Genre: 'Comedy',
          Tags: `${WORD}, Ukridge Stanley Featherstonehaugh (Fictitious character) in a tale of chickens, short`,
        },
      }),
  },
  kind: 'pages',
  direction: 'ltr',
};

test('no long word makes a page wider than its window', async ({ page }) => {
  const { alias } = await importWork(WORK);
  await page.setViewportSize({ width: 320, height: 640 });
  const paths = [
    `/detail/${alias}`,
    `/viewer/${alias}/ep-1`,
    '/',
    `/search?q=${WORD.slice(0, 40)}`,
    `/search?tag=${WORD}`,
    `/search?q=${WORD}nowhere`,
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(addressOf(WORK.site, path));
      await expectToFit(page);
    });
  }
  await page.goto(addressOf(WORK.site, `/detail/${alias}`));
  for (const chip of await page.getByRole('list', { name: 'Genres and tags' }).getByRole('link').all()) {
    // The row scrolls sideways; no chip is wider than the visible part of the row.
    const box = await chip.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320 - 32);
  }
});

const CELLS = Array.from({ length: 30 }, (_, cell) => `<td>${cell + 1970}</td>`).join('');
const NOVEL: Work = {
  name: 'a novel of wide parts',
  site: 'bom-us',
  source: {
    fileName: 'Wide Parts.epub',
    build: async () =>
      writeEpub({
        title: 'Wide Parts',
        language: 'en',
        items: [
          {
            href: 'one.xhtml',
            mediaType: 'application/xhtml+xml',
            spine: true,
            toc: 'One',
            data: writeXhtml({
              title: 'One',
              language: 'en',
              body: `<h1>One</h1><p>The years, and a line of stars.</p><table><tr>${CELLS}</tr></table><pre>${'*'.repeat(400)}</pre>`,
            }),
          },
        ],
      }),
  },
  kind: 'lines',
  direction: 'ltr',
};

test('no table or preformatted line of a novel makes its page wider than its window', async ({ page }) => {
  const { alias } = await importWork(NOVEL);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf(NOVEL.site, `/viewer/${alias}/ep-1`));
  await expect(page.getByText('The years, and a line of stars.')).toBeVisible();
  await expectToFit(page);
  const wide = page.getByRole('cell', { name: '1999' });
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toBeInViewport();
  // The word is not broken: it has one line.
  const lines = await wide.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  // It can be scrolled by keyboard too, once the viewer’s script has measured it.
  await expect(page.getByRole('table')).toHaveAttribute('tabindex', '0');
  expect(await seriousFindings(page)).toEqual([]);
});
