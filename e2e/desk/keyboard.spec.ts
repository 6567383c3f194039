import { expect, type Locator, type Page, test } from '@playwright/test';
import { openConsole } from '../console/console-steps.ts';
import { askQuestion, buyLargePack, buyPack, newReader, rentEpisode } from '../console/reader-steps.ts';
import { openDesk, tabTo } from './desk-steps.ts';

/** Finds a reader by ⌘K, and waits for the page. */
async function findByKeys(page: Page, email: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(email);
  await expect(page.getByRole('option', { name: /^Reader/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Show only' })).toBeVisible();
}

/** Comes to an element by Tab, and presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens a dialog by its button, types what it asks for, and confirms. */
async function actByKeys(page: Page, button: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  const name = (await button.textContent()) ?? '';
  await enter(page, button);
  const dialog = page.getByRole('dialog', { name });
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(text);
  }
  await enter(page, dialog.getByRole('button', { name, exact: true }));
  await expect(dialog).toHaveCount(0);
}

test('finding a reader, the page, a ticket, a refund, an undone purchase, a grant and its end: by the keyboard alone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const reader = await newReader(browser);
  await buyPack(reader.page);
  await rentEpisode(reader.page);
  await buyLargePack(reader.page);
  const title = await askQuestion(reader.page);
  const page = await openDesk(browser);
  await openConsole(page);
  const timeline = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();

  await test.step('1, 2: the reader’s page, its facts in full, and one kind of the timeline', async () => {
    await findByKeys(page, reader.email);
    await enter(page, page.getByRole('link', { name: 'Show personal data' }));
    await expect(page.getByText(reader.email)).toBeVisible();
    await enter(page, page.getByRole('list', { name: 'Show only' }).getByRole('link', { name: 'Order' }));
    await expect(page).toHaveURL(/kind=order/);
  });

  await test.step('3: the ticket', async () => {
    await findByKeys(page, reader.email);
    await enter(page, page.getByRole('link', { name: title }));
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
    await page.keyboard.type('Your coins are there now.');
    await enter(page, page.getByRole('button', { name: 'Send the answer' }));
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
  });

  await test.step('4: the refund of the order that was not touched', async () => {
    await findByKeys(page, reader.email);
    await enter(page, timeline('sandbox').getByRole('link'));
    await expect(page.getByText('The rule allows it')).toBeVisible();
    await actByKeys(page, page.getByRole('main').getByRole('button', { name: 'Refund' }), {
      Reason: 'bought by mistake',
    });
    await expect(page.getByText(/^(?:refunded|refund on its way)$/).first()).toBeVisible();
  });

  await test.step('5: the purchase', async () => {
    await findByKeys(page, reader.email);
    await enter(page, timeline('Rented, 1 episode').getByRole('link'));
    await actByKeys(page, page.getByRole('button', { name: 'Undo the purchase' }), { Reason: 'the wrong episode' });
    await expect(page.getByText('It was undone before.')).toBeVisible();
  });

  await test.step('6: a grant, and its end', async () => {
    await findByKeys(page, reader.email);
    await actByKeys(page, page.getByRole('button', { name: 'Grant coins' }), {
      Amount: '40',
      Reason: 'for the trouble',
    });
    const granted = timeline('Got +40 Free coins (operator)');
    await actByKeys(page, granted.getByRole('button', { name: 'Take back' }), { Reason: 'given twice' });
    await expect(timeline('Taken back -40 Free coins')).toBeVisible();
  });
  await reader.context.close();
});
