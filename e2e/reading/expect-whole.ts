import type { PlatformId } from '@longstrip/platform-config';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { expectToFit } from './expect-to-fit.ts';
import { seriousFindings } from './serious-findings.ts';
import { watchPage } from './watch-page.ts';

/** The narrowest window that must hold a page, and a desk's. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

/** A key of the message catalogue that has no text would be shown as it is. */
export const MISSING_TEXT = /(?<!@)\b[a-z]+\.[a-z]+[A-Z]\w*\b|\{\{/;

export interface Visit {
  id: PlatformId;
  path: string;
  lang: string;
  page: Page;
  status: number;
}

/** One visit for everything that is asked of any page: status, language, one heading, texts, axe, a narrow and a wide window. */
export async function expectWhole({ id, path, lang, page, status }: Visit): Promise<void> {
  await page.setViewportSize(NARROW);
  const watch = watchPage(page, { intendedStatus: status });
  const response = await page.goto(addressOf(id, path));
  expect(response?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectToFit(page);
  await expect(page.locator('body')).not.toContainText(MISSING_TEXT, { useInnerText: true });
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectToFit(page);
  expect(watch.problems()).toEqual([]);
  watch.end();
}
