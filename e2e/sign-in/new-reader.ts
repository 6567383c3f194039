import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { tick } from '../reading/tick.ts';
import { untilAwake } from '../reading/until-awake.ts';
import { mailedTo } from './sent-messages.ts';

const PASSWORD = 'Reader2026!';

/** A new account by e-mail, whose session the page's browser has; by the calls that pages make. */
export async function logInNewReader(page: Page, site: string): Promise<void> {
  const email = `ada-${randomUUID()}@readers.example`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(addressOf(site, `/api/balcony-api${path}`), { data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
  await post('/mail/signup', { email });
  const { verifyToken } = await post('/auth/verify/otp', { email, otp: await mailedTo(email, /\b\d{6}\b/) });
  const requestId = randomUUID();
  await post('/auth/local/sign-up', { verifyToken, password: PASSWORD, isAgreeMail: false, requestId });
  const { csrfToken } = await (await page.request.get(addressOf(site, '/api/auth/csrf'))).json();
  const form = { email, password: PASSWORD, csrfToken, json: 'true', callbackUrl: addressOf(site) };
  const answer = await page.request.post(addressOf(site, '/api/auth/callback/EmailLogin'), { form });
  expect(answer.ok()).toBe(true);
}

/** A new account by Google, as on the site that has no passwords; the reader is on the home page. */
export async function signUpByGoogle(page: Page): Promise<void> {
  await page.goto(addressOf('bom-us', '/user/login'));
  await untilAwake(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Another account').check();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel(/^E-mail/).fill(`ada-${randomUUID()}@readers.example`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await untilAwake(page);
  await page.getByRole('textbox', { name: 'Nickname' }).fill(`J${randomUUID().slice(0, 8)}`);
  await tick(page.locator('label', { hasText: 'terms of use' }));
  await tick(page.locator('label', { hasText: 'privacy policy' }));
  await page.getByRole('button', { name: 'Start reading' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/'));
}
