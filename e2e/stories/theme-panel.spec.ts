import { expect, type Page, test } from '@playwright/test';
import { addressOf, serveStorybook } from './storybook-files.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const STORY = '/?path=/story/foundations-theme--brand-colours';

async function openPanel(page: Page, path = STORY): Promise<void> {
  await serveStorybook(page);
  await page.goto(addressOf(path));
  await page.getByRole('tab', { name: 'Theme' }).click();
}

/** The colour that the main button of a theme has in the story. */
function mainButton(page: Page, theme: 'light' | 'dark') {
  return page
    .frameLocator('#storybook-preview-iframe')
    .locator(`[data-theme="${theme}"]`)
    .getByRole('button', { name: 'Continue Ep. 12' });
}

test('a changed colour is seen in the story at once, is judged, and is in the exported theme', async ({ page }) => {
  await openPanel(page);
  await expect(mainButton(page, 'light')).toHaveCSS('background-color', 'rgb(255, 57, 0)');
  await expect(page.getByText('too weak')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Light theme: primary, as text' }).fill('#ffd0c0');
  await expect(mainButton(page, 'light')).toHaveCSS('background-color', 'rgb(255, 208, 192)');
  await expect(mainButton(page, 'dark')).toHaveCSS('background-color', 'rgb(255, 57, 0)');
  const verdicts = page.getByRole('list', { name: 'Contrast, light' });
  await expect(verdicts.getByRole('listitem').first()).toContainText(/primary on .* too weak, needs 3/);
  const source = page.getByRole('textbox', { name: 'For packages/platform-config/src/platforms/bom-us.ts' });
  await expect(source).toHaveValue(/^theme: \{\n {2}light: \{\n {4}primary: '#ffd0c0',\n/);
  await expect(page.getByText('1 changed')).toBeVisible();

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(mainButton(page, 'light')).toHaveCSS('background-color', 'rgb(255, 57, 0)');
});

test('what is no colour yet changes nothing, and says so', async ({ page }) => {
  await openPanel(page);
  const field = page.getByRole('textbox', { name: 'Dark theme: accent, as text' });
  await field.fill('#12');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The platform’s own colours')).toBeVisible();
});

test('a draft is in the address, so that a link shows it', async ({ page }) => {
  await openPanel(page);
  await page.getByRole('textbox', { name: 'Dark theme: primary, as text' }).fill('#80c0ff');
  await expect(mainButton(page, 'dark')).toHaveCSS('background-color', 'rgb(128, 192, 255)');
  await expect.poll(() => page.url()).toContain('80c0ff');
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(mainButton(page, 'dark')).toHaveCSS('background-color', 'rgb(128, 192, 255)');
});

test('the toolbar has platform, locale, direction, theme and width', async ({ page }) => {
  await serveStorybook(page);
  await page.goto(addressOf(STORY));
  for (const name of [/Platform/, /Locale/, /Direction/, /Theme/, /[Vv]iewport/]) {
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
  }
});
