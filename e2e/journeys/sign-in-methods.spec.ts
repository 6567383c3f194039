import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { getPlatform, type PLATFORMS } from '@longstrip/platform-config';
import { isWholeRun, sampleTitle } from '@longstrip/test-kit/sample';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { makeMailAccount, makePhoneAccount } from '../sign-in/accounts.ts';
import {
  agree,
  answerAs,
  CAME_FROM,
  joinAs,
  leaveFor,
  logInBy,
  type Provider,
  readerOf,
} from '../sign-in/sign-in-steps.ts';
import { mailedTo, newAddress } from '../sign-in/sign-up.ts';

interface Region {
  id: (typeof PLATFORMS)[number]['id'];
  local: readonly ('email' | 'phone')[];
  providers: readonly Provider[];
}

/** Every region with its sign-in methods, written by hand: what a platform offers is compared with it. */
const REGIONS: readonly Region[] = [
  { id: 'bom-us', local: [], providers: ['google', 'facebook', 'twitter', 'apple'] },
  { id: 'beltoon-jp', local: ['email'], providers: ['google', 'twitter', 'apple'] },
  { id: 'bom-th', local: ['email', 'phone'], providers: ['google', 'facebook', 'apple'] },
  { id: 'bom-tw', local: ['email'], providers: ['google', 'facebook', 'apple'] },
  { id: 'delitoon-me', local: ['email'], providers: ['google', 'facebook', 'apple'] },
  { id: 'delitoon-de', local: ['email'], providers: ['google', 'facebook', 'apple'] },
];

const newName = () => `J${randomUUID().slice(0, 8)}`;

/** Runs in a browser of its own whose pages have no script: every form works by itself. */
async function withoutScript(browser: Browser, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Every third provider of a region, another one in the next. */
const sampledProviders = ({ providers }: Region, region: number) =>
  providers.filter((_, provider) => isWholeRun || (provider - region) % 3 === 0);

test('every provider is looked at in some region', ANY_WIDTH, () => {
  const sampled = new Set(REGIONS.flatMap(sampledProviders));
  expect(sampled).toEqual(new Set(REGIONS.flatMap(({ providers }) => providers)));
});

for (const [index, region] of REGIONS.entries()) {
  const { id, local, providers } = region;
  test.describe(id, ANY_WIDTH, () => {
    test('offers these methods and no other', async ({ request }) => {
      const offered = getPlatform(id).signIn.filter((method) => method !== 'apple_guest');
      expect(offered).toEqual([...local, ...providers]);
      const listed = await (await request.get(addressOf(id, '/api/auth/providers'))).json();
      expect(Object.keys(listed)).toEqual([...(local.length > 0 ? ['EmailLogin'] : []), ...providers]);
    });

    for (const method of local) {
      test(`lets readers in by ${method}, and leads them back`, async ({ browser }) => {
        await withoutScript(browser, async (page) => {
          const account = await (method === 'email' ? makeMailAccount(id) : makePhoneAccount(id));
          await logInBy(page, id, account);
          await expect(page).toHaveURL(addressOf(id, CAME_FROM));
          expect(await readerOf(page, id)).toMatchObject({ snsProvider: method, snsId: account.id });
        });
      });
    }

    for (const provider of sampledProviders(region, index)) {
      test(sampleTitle(`lets readers in by ${provider}, and leads them back`, 3), async ({ browser }) => {
        await withoutScript(browser, (page) => enterByProvider(page, id, provider));
      });
    }
  });
}

/** Signs up by a provider, deletes the cookies, and logs in again by the same account. */
async function enterByProvider(page: Page, region: string, provider: Provider): Promise<void> {
  const person = { name: newName(), email: newAddress() };
  await leaveFor(page, region, provider);
  await agree(page, person);
  await expect(page).toHaveURL(/\/callback\/login-newuser/);
  await joinAs(page, person.name);
  await expect(page).toHaveURL(addressOf(region, CAME_FROM));
  const joined = await readerOf(page, region);
  // An address from Facebook is not verified, so it is not stored.
  const email = provider === 'facebook' ? null : person.email;
  expect(joined).toMatchObject({ snsProvider: provider, email, nickname: person.name });
  await page.context().clearCookies();
  expect(await readerOf(page, region)).toBeNull();
  await leaveFor(page, region, provider);
  await agree(page, person);
  await expect(page).toHaveURL(addressOf(region, CAME_FROM));
  expect(await readerOf(page, region)).toMatchObject({ id: joined?.id, snsProvider: provider });
}

test.describe('what does not let a reader in', ANY_WIDTH, () => {
  test('an account at X without an address: its button says why', async ({ browser }) => {
    await withoutScript(browser, async (page) => {
      await leaveFor(page, 'bom-us', 'twitter');
      await agree(page, { name: newName() });
      const row = page.getByRole('listitem').filter({ has: page.locator('form[action="/api/auth/signin/twitter"]') });
      await expect(row.getByRole('alert')).toContainText('Your account there gave us no e-mail address.');
      expect(await readerOf(page, 'bom-us')).toBeNull();
    });
  });

  test('a reader who cancels at the provider is at the login again, without a message', async ({ browser }) => {
    await withoutScript(browser, async (page) => {
      for (const provider of ['google', 'facebook', 'twitter', 'apple'] as const) {
        await leaveFor(page, 'bom-us', provider);
        await answerAs(page, 'Cancel');
        await expect(page).toHaveURL(addressOf('bom-us', `/user/login?callback=${encodeURIComponent(CAME_FROM)}`));
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      expect(await readerOf(page, 'bom-us')).toBeNull();
    });
  });

  test('an address that belongs to another sign-in method: no account is joined to it, and the method is named', async ({
    browser,
  }) => {
    const { id: email } = await makeMailAccount('bom-th');
    await withoutScript(browser, async (page) => {
      await page.goto(addressOf('bom-th', '/user/login?lang=en-US'));
      await leaveFor(page, 'bom-th', 'google');
      await agree(page, { name: newName(), email });
      await expect(page).toHaveURL(/error=AccountNotLinkedError&type=email/);
      await expect(page.getByRole('alert')).toContainText('Your account with this e-mail address logs in this way.');
      expect(await readerOf(page, 'bom-th')).toBeNull();
    });
  });

  test('an answer of the provider that is wrong', async ({ browser }) => {
    await withoutScript(browser, async (page) => {
      await leaveFor(page, 'bom-us', 'google');
      await page.getByText('Answer wrongly').click();
      await page.getByRole('button', { name: 'Come back with server_error' }).click();
      await expect(page.getByRole('alert')).toContainText('The other site did not confirm your login.');
      expect(await readerOf(page, 'bom-us')).toBeNull();
    });
  });

  test('a link for a new password leads to the site itself, whatever host was named', async () => {
    const { id: email } = await makeMailAccount('bom-th');
    const { port, origin } = new URL(addressOf('bom-th'));
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
      'content-type': 'application/json',
    };
    const path = '/api/balcony-api/mail/reset/password';
    const status = await new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify({ email }));
    });
    expect(status).toBe(200);
    const link = await mailedTo(email, /https?:\/\/\S+uuid=\S+/);
    expect(new URL(link).origin).toBe(origin);
  });
});
