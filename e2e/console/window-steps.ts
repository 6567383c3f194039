import { expect, type Page } from '@playwright/test';

/** A moment of yesterday in the form’s own field. */
export const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);

export async function saveEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNote(page, 'Saved.');
}

/** What is said after an act; screen readers have it a second time. */
export const expectNote = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
