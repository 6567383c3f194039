import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { mailedTo } from './sent-messages.ts';
import { signUp } from './sign-up.ts';

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

/** A new account by Google, as on the site that has no passwords; made in a browser without script. */
export async function signUpByGoogle(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const { state } = await signUp(browser, 'bom-us');
  await page.context().addCookies(state.cookies);
}
