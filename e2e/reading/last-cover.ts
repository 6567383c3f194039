import type { Locator, Page } from '@playwright/test';

/** The last cover of a list, by its address: another test may import a work that comes after it. */
export async function lastCover(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  const href = await main.getByRole('listitem').last().getByRole('link').getAttribute('href');
  return main.getByRole('listitem').locator(`a[href="${href}"]`);
}
