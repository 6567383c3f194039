import { expect, test } from '@playwright/test';
import { act } from '../console/console-steps.ts';
import { buyLargePack, buyPack, newReader, rentEpisode } from '../console/reader-steps.ts';
import { addressOf } from '../product/running-product.ts';
import { actAtOnce, approve, openDesk, solveCase, waitingRequest } from './desk-steps.ts';

// Readers who write because of coins and payments. Each is helped by support from the console’s home.

const US = 'bom-us';

test('a reader who has only the number of an order is found, and what was promised is noted', async ({ browser }) => {
  test.setTimeout(180_000);
  const reader = await newReader(browser);
  await buyPack(reader.page);
  await reader.page.goto(addressOf(US, '/history/charge'));
  const refund = reader.page.getByRole('link', { name: 'Refund', exact: true });
  const order = new URL((await refund.getAttribute('href')) ?? '', addressOf(US)).searchParams.get('refund') ?? '';
  const page = await openDesk(browser);
  await solveCase(page, { clue: order, hit: /^Order/, presses: 8 }, async () => {
    await expect(page.getByText('paid', { exact: true }).first()).toBeVisible();
    await page.getByRole('main').locator('a[href^="/readers/"]').click();
    await page.getByLabel('New note').fill('The coins of this order are there; told so by phone.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByText('told so by phone.')).toBeVisible();
  });
  await reader.context.close();
});

test('a reader who paid twice gets the money of the second order back, and holds the coins of one', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const reader = await newReader(browser);
  await buyLargePack(reader.page);
  await buyLargePack(reader.page);
  const page = await openDesk(browser);
  await solveCase(page, { clue: reader.email, presses: 12 }, async () => {
    await page.getByRole('list', { name: 'Show only' }).getByRole('link', { name: 'Order' }).click();
    await expect(page).toHaveURL(/kind=order/);
    await page.getByRole('listitem').filter({ hasText: 'sandbox' }).first().getByRole('link').click();
    await expect(page.getByText('paid twice?')).toBeVisible();
    await actAtOnce(page, 'Refund', 'paid twice by mistake');
    await expect(page.getByText(/^(?:refunded|refund on its way)$/).first()).toBeVisible();
    await page.getByRole('main').locator('a[href^="/readers/"]').click();
    const lots = page.getByRole('table', { name: 'Coins and points that are left' });
    await expect(lots.getByRole('row').filter({ hasText: '300 / 300' })).toHaveCount(1);
  });
  await reader.context.close();
});

test('a refund of coins that were spent is asked for by one operator, and made by a second', async ({ browser }) => {
  test.setTimeout(240_000);
  const reader = await newReader(browser);
  await buyPack(reader.page);
  await rentEpisode(reader.page);
  const [page, second] = [await openDesk(browser), await openDesk(browser, 'owner')];
  await solveCase(page, { clue: reader.email, presses: 12 }, async () => {
    await page.getByRole('listitem').filter({ hasText: 'sandbox' }).getByRole('link').click();
    await expect(page.getByText('The rule refuses it')).toBeVisible();
    await expect(page.getByText('Coins of it were spent.')).toBeVisible();
    const dialog = await act(page, 'Refund against the rule', async (form) => {
      await form.getByLabel('Reason').fill('the episode was bought for a child by mistake');
    });
    await approve(second, await waitingRequest(dialog), 'Refund');
    await page.reload();
    await expect(page.getByText(/^(?:refunded|refund on its way)$/).first()).toBeVisible();
  });
  await Promise.all([reader.context.close(), second.context().close()]);
});

test('a reader who rented the wrong episode has the coins back, and the episode is closed', async ({ browser }) => {
  test.setTimeout(240_000);
  const reader = await newReader(browser);
  await buyPack(reader.page);
  const viewer = await rentEpisode(reader.page);
  const page = await openDesk(browser);
  await solveCase(page, { clue: reader.email, presses: 10 }, async () => {
    await page.getByRole('listitem').filter({ hasText: 'Rented, 1 episode' }).getByRole('link').click();
    await expect(page.getByText('1 episode closes')).toBeVisible();
    await actAtOnce(page, 'Undo the purchase', 'the wrong episode');
    await expect(page.getByText('It was undone before.')).toBeVisible();
    await page.getByRole('main').locator('a[href^="/readers/"]').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Returned' })).toBeVisible();
  });
  const opened = await reader.page.request.get(viewer);
  expect(opened.ok() && (await opened.text()).includes('data-page')).toBe(false);
  await reader.context.close();
});

test('a gift that a reader misses is chosen by its name, and the reader has it', async ({ browser }) => {
  test.setTimeout(180_000);
  const reader = await newReader(browser);
  const page = await openDesk(browser);
  await solveCase(page, { clue: reader.email, presses: 12 }, async () => {
    await actAtOnce(page, 'Give…', 'the mail about it never came', async (dialog) => {
      await dialog.getByLabel('What', { exact: true }).selectOption({ label: 'Gift' });
      await dialog.getByLabel('Search by name or key').fill('demo');
      await dialog.getByRole('radio', { name: /demo-ticket/ }).check();
    });
    const given = page
      .getByRole('table', { name: 'Given by operators' })
      .getByRole('row')
      .filter({ hasText: 'demo-ticket' });
    await expect(given.getByText('unused')).toBeVisible();
  });
  await reader.page.goto(addressOf(US, '/gift'));
  await expect(reader.page.getByText('A free ticket for you').first()).toBeVisible();
  await reader.context.close();
});
