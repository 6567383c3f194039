import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { adminCall } from '../product/admin-call.ts';
import { expectCompleteScreen, givePassword, openConsole } from './console-steps.ts';

const PASSWORD = 'a long password 8';

/** A device that makes passkeys and asks nothing, as Chromium plays one. */
const DEVICE = {
  ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const),
  ...{ isUserVerified: true, automaticPresenceSimulation: true },
};

test('an operator adds a passkey, and signs in with it in place of a code', async ({ page }) => {
  const email = `vera-${randomUUID()}@console.example`;
  const invited = { name: 'Vera', email, locale: 'en-US', roles: ['viewer/all'] };
  const { link } = await adminCall('/operators', invited);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });

  await page.goto(String(link));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  const greeting = page.getByRole('heading', { name: 'Hello, Vera' });
  await expect(greeting).toBeVisible();
  await openConsole(page, '/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByLabel('Your password').last().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  // The first second factor comes with codes for the day on which the device is lost.
  await page.getByLabel('I have stored them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  const passkey = page.getByRole('listitem').filter({ hasText: 'Work laptop' });
  await expect(passkey).toContainText('added');
  await expect(passkey).not.toContainText('last used');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await givePassword(page, { email, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await untilHydrated(page);
  await expectCompleteScreen(page);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(greeting).toBeVisible();
  await openConsole(page, '/account');
  await expect(passkey).toContainText('last used');
  await expectCompleteScreen(page);
});
