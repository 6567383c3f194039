import { expect, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { confirmChanges, expectCompleteScreen, openConsole, openPreview, signInAs } from './console-steps.ts';

/** A site that few other tests read while this one changes it. */
const SITE = 'bom-tw';

test('an editor finds a series, moves an opening, sees the site at that minute, and changes a price', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, 'editor');
  await openConsole(page, `/series?platform=${SITE}&sort=TITLE&type=COMIC`);
  await expectCompleteScreen(page);
  const row = page.getByRole('row').nth(1);
  const title = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const alias = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const tab of ['Facts', 'Platforms and drafts', 'All languages', 'Episodes']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
    await expectCompleteScreen(page);
  }

  // The last episode is to open in the year 2040: readers no longer see it, and the preview of that day does.
  const last = page.getByRole('row').last();
  const episode = (await last.getByRole('cell').nth(1).locator('.mono').textContent()) ?? '';
  await last.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Opened').fill('2040-03-05T18:00');
  await page.getByRole('button', { name: 'Review the change' }).click();
  await confirmChanges(page, 'Apply');
  const viewer = `/viewer/${alias}/${episode}`;
  const asReader = await page.request.get(addressOf(SITE, viewer));
  expect(asReader.ok() && (await asReader.text()).includes('data-page')).toBe(false);

  await openConsole(page, `/calendar?platform=${SITE}&day=2040-03-05`);
  await expectCompleteScreen(page);
  const entry = page.locator('[data-day="2040-03-05"]').getByRole('button', { name: title });
  await entry.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.locator('[data-day="2040-03-06"]').getByRole('button', { name: title })).toBeFocused();
  await page.getByRole('button', { name: 'Review the change' }).click();
  await confirmChanges(page, 'Apply');

  const preview = await openPreview(page, { at: '2040-03-06T18:00', path: viewer });
  const bar = preview.locator('.preview-bar');
  await expect(bar).toContainText('18:00');
  expect(new URL(preview.url()).pathname).toBe(viewer);
  await bar.getByRole('link').click();
  await expect(bar).toHaveCount(0);
  await preview.close();

  await openConsole(page, `/prices?platform=${SITE}&text=${encodeURIComponent(alias)}`);
  await expectCompleteScreen(page);
  const cell = page.getByLabel(/, Rent$/).first();
  const price = await cell.inputValue();
  for (const wanted of [String(Number(price) + 7), price]) {
    await cell.fill(wanted);
    await page.getByRole('button', { name: 'Review the change' }).click();
    await confirmChanges(page, 'Apply the prices');
    await expect(cell).toHaveValue(wanted);
  }
});
