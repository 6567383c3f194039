import { test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { untilAwake } from '../reading/until-awake.ts';
import { newAddress, signUpByMail } from '../sign-in/sign-up-by-mail.ts';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/p2-leaving-shots', { recursive: true });
for (const [platform, lang, scheme] of [['delitoon-me', 'ar', 'light'], ['bom-th', 'en-US', 'dark'], ['bom-th', 'th-TH', 'light']] as const) {
  test(`shots ${platform} ${lang}`, async ({ browser }, info) => {
    const { viewport, isMobile, hasTouch } = info.project.use;
    const context = await browser.newContext({ colorScheme: scheme, viewport: viewport ?? null, ...(isMobile ? { isMobile, hasTouch } : {}) } as never);
    const page = await context.newPage();
    await signUpByMail(page, newAddress(), platform);
    await page.goto(addressOf(platform, `/user/withdrawal?lang=${lang}`));
    await untilAwake(page);
    const shot = (name: string) => page.screenshot({ path: `/tmp/p2-leaving-shots/${platform}-${lang}-${scheme}-${info.project.name}-${name}.png` });
    await shot('1');
    await page.locator('button[type=submit]').last().click();
    await page.locator('[role=alert]').first().waitFor();
    await page.screenshot({ path: `/tmp/p2-leaving-shots/${platform}-${lang}-${scheme}-${info.project.name}-2.png`, fullPage: true });
    await page.locator('input[value=OTHER]').check({ force: true });
    await page.locator('input[name=detail]').fill('x');
    await page.locator('input[name=isAgreed]').check({ force: true });
    await page.screenshot({ path: `/tmp/p2-leaving-shots/${platform}-${lang}-${scheme}-${info.project.name}-3.png`, fullPage: true });
    await page.locator('button[type=submit]').last().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(500);
    await shot('4');
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.locator('h1').waitFor();
    await page.waitForTimeout(800);
    await shot('5');
    await context.close();
  });
}
