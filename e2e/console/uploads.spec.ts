import { randomUUID } from 'node:crypto';
import { buildComicCbz, drawPage } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { decodedPictures, firstEpisode } from '../browser/episodes.ts';
import { untilHydrated } from '../browser/waits.ts';
import { runCommand } from '../product/product-process.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';
import { expectCompleteScreen, openConsole, signInAs } from './console-steps.ts';

const US = 'bom-us';
const NEXT_STEP_MS = 60_000;

/** Six books: the third is no book, the sixth has the number of the fifth. */
async function sixBooks(series: string) {
  const numbers = ['1', '2', '', '3', '4', '4'];
  return Promise.all(
    numbers.map(async (number, index) => ({
      name: `${String(index + 1).padStart(2, '0')}.cbz`,
      mimeType: 'application/zip',
      buffer:
        number === ''
          ? Buffer.from('%PDF-1.4 no book')
          : await buildComicCbz({
              ...{ pages: 1, seed: 40 + index },
              info: { Series: series, Number: number, LanguageISO: 'en' },
            }),
    })),
  );
}

const row = (page: Page, file: string) => page.getByRole('row').filter({ hasText: file });

async function check(page: Page, name = 'Check the files') {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: NEXT_STEP_MS });
}

test('six books come in: each has its verdict, one is left out, one mended, and readers read the rest', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const series = `Paper Boats ${randomUUID().slice(0, 8)}`;
  await signInAs(page, 'owner');
  await page.getByRole('link', { name: 'Uploads' }).click();
  await expectCompleteScreen(page);
  await page.getByRole('button', { name: 'New upload' }).click();
  await expect(page.getByText('Drop files or folders here')).toBeVisible();
  await expectCompleteScreen(page);

  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles(await sixBooks(series));
  await expect(page.getByText('6 of 6 files')).toBeVisible({ timeout: NEXT_STEP_MS });
  await expect(page.getByText('The upload has 6 files')).toBeVisible();
  await page.getByLabel(`(${US})`).check();
  await check(page);
  await expect(row(page, '01.cbz')).toContainText(/new.*Paper Boats.*Episode 1/s);
  await expect(row(page, '03.cbz')).toContainText(/refused.*"03\.cbz" was refused: it is a PDF/s);
  await expect(row(page, '06.cbz')).toContainText(/refused.*both.*episode 4/is);
  await expectCompleteScreen(page);

  await page.getByRole('button', { name: 'Leave out 03.cbz' }).click();
  await expect(page.getByText('Something was changed since')).toBeVisible();
  await row(page, '06.cbz').getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct' });
  await dialog.getByLabel('Number').fill('5');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(dialog).toBeHidden();
  await check(page);
  await expect(row(page, '06.cbz')).toContainText(/new.*Episode 5/s);
  await expect(row(page, '03.cbz')).toContainText('left out');
  await page.getByRole('button', { name: 'Import 5 files' }).click();
  await expect(page.getByRole('heading', { name: 'What they became' })).toBeVisible({ timeout: NEXT_STEP_MS });

  const { stdout } = await runCommand('catalogue', ['list', '--json'], runningProduct());
  const found = stdout.split('\n').find((line) => line.includes(series)) ?? '';
  const { alias } = JSON.parse(found);
  const reader = await browser.newPage();
  const detail = addressOf(US, `/detail/${alias}`);
  expect((await reader.goto(detail))?.status()).toBe(404);
  await page.getByRole('button', { name: `Publish ${series} on ${US}` }).click();
  const publish = page.getByRole('dialog', { name: `Publish ${series} on ${US}` });
  await publish.getByLabel('Rent').fill('');
  await publish.getByLabel('Own').fill('');
  await expect(publish.getByRole('alert')).toContainText('no price');
  await expect(publish.getByRole('button', { name: 'Review the change' })).toBeDisabled();
  await publish.getByLabel('Rent').fill('2');
  await publish.getByLabel('Free episodes').fill('1');
  await publish.getByRole('button', { name: 'Review the change' }).click();
  await page.getByRole('dialog', { name: 'Publish drafts' }).getByRole('button', { name: 'Publish drafts' }).click();
  await expect(page.getByText('Applied.').filter({ visible: true }).first()).toBeVisible();
  await expect(async () => expect((await reader.goto(detail))?.status()).toBe(200)).toPass();
  await untilHydrated(reader);
  await expect(reader.locator(`main li a[href^="/viewer/${alias}/"]`)).toHaveCount(5);
  await reader.goto(addressOf(US, await firstEpisode(reader, alias)));
  await expect.poll(async () => (await decodedPictures(reader)).widths.some((widthPx) => widthPx > 0)).toBe(true);
  await reader.close();

  // A page of it is replaced, and a panel moved by its numbers.
  await openConsole(page, `/series/${alias}/episodes/1`);
  await expectCompleteScreen(page);
  await page.getByRole('button', { name: 'Add a panel' }).click();
  const left = page.getByRole('spinbutton', { name: /^Left of panel/ }).last();
  await left.fill('3');
  await page.getByRole('button', { name: 'Save panels' }).click();
  await expect(page.getByText('As an operator set them.')).toBeVisible();
  await page
    .getByLabel('Choose a picture')
    .first()
    .setInputFiles({
      ...{ name: 'better.png', mimeType: 'image/png' },
      buffer: await drawPage(99).png().toBuffer(),
    });
  await page.getByRole('button', { name: 'Put it in its place' }).click({ timeout: NEXT_STEP_MS });
  const replace = page.getByRole('dialog', { name: 'Put it in its place' });
  await replace.getByLabel('Reason').fill('a smear');
  await replace.getByRole('button', { name: 'Put it in its place' }).click();
  await expect(page.getByText('The page was replaced.')).toBeVisible();
  await openConsole(page, `/series/${alias}/takedown?number=1`);
  await expectCompleteScreen(page);
  await page.getByRole('button', { name: 'Remove everywhere' }).click();
  const remove = page.getByRole('dialog', { name: 'Remove everywhere' });
  await expect(remove).toContainText('0 readers own episodes');
  await remove.getByLabel('Reason').fill('a test');
  await remove.getByRole('button', { name: 'Remove everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeVisible();
});
