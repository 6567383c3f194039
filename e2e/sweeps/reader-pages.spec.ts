import { ROUTE_PATTERNS } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { reachableRoutes } from '../../packages/storefront/src/implemented-routes.ts';
import { expectCompletePage } from '../browser/page-checks.ts';
import { samplePath } from '../browser/pages.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf, KOREAN_ADDRESS } from '../product/running-product.ts';
import { ageSession } from '../sign-in/accounts.ts';
import { logInDemoAccount } from '../sign-in/sign-in-steps.ts';

// Pages that differ for readers other than guests. HTTP requests find out which these are.

interface Role {
  name: string;
  headers?: Record<string, string>;
  begin: (page: Page, context: BrowserContext, id: string) => Promise<void>;
}

/** The roles with the fullest pages come first: a page that looks the same for a later role is not checked again. */
const ROLES: readonly Role[] = [
  { name: 'a reader', begin: (page, _context, id) => logInDemoAccount(page, id, 'reader') },
  { name: 'an adult', begin: (page, _context, id) => logInDemoAccount(page, id, 'adult') },
  { name: 'a minor', begin: (page, _context, id) => logInDemoAccount(page, id, 'minor') },
  {
    name: 'an adult at a Korean address',
    headers: { 'x-forwarded-for': KOREAN_ADDRESS },
    begin: (page, _context, id) => logInDemoAccount(page, id, 'adult'),
  },
  {
    // To a browser, an account that was deleted elsewhere is a session that has ended.
    name: 'the reader of a session that has ended',
    async begin(page, context, id) {
      await logInDemoAccount(page, id, 'newcomer');
      await ageSession(context, id, 'expired');
    },
  },
  {
    name: 'a guest in the app',
    begin: (_page, context, id) =>
      context.addCookies([{ name: `longstrip-${id}-client`, value: 'ios', url: addressOf(id) }]),
  },
];

/** The text in a document's `main`, without digits, which differ from reader to reader. */
async function mainOf(page: Page, address: string, lang: string) {
  // Again where a connection that was idle is closed at that moment.
  const answer = await page.request.get(address, { headers: { 'accept-language': lang }, maxRetries: 1 });
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  return { url: answer.url(), status: answer.status(), text: text.replaceAll(/[\d\s.,:/–-]+/g, ' ').trim() };
}

async function pathsOf({ id, routes }: (typeof PLATFORMS)[number]): Promise<string[]> {
  // The viewer and the note of a callback have tests of their own.
  const names = reachableRoutes({ routes }).filter(
    (name) => !['viewerById', 'viewer', 'callbackAdultKr'].includes(name),
  );
  return Promise.all(names.map((name) => samplePath(id, name)));
}

for (const platform of PLATFORMS) {
  const { id, locales } = platform;
  const [lang] = locales;
  test(`${id}: every page that differs for readers other than guests is complete`, ANY_WIDTH, async ({ browser }) => {
    test.setTimeout(600_000);
    const seen = new Set<string>();
    const guest = await browser.newContext({ locale: lang });
    const paths = await pathsOf(platform);
    const asGuest = await guest.newPage();
    for (const path of paths) seen.add((await mainOf(asGuest, addressOf(id, path), lang)).text);
    await guest.close();
    for (const { name, headers, begin } of ROLES) {
      const context = await browser.newContext({ locale: lang, ...(headers && { extraHTTPHeaders: headers }) });
      const page = await context.newPage();
      await begin(page, context, id);
      const session = await context.cookies();
      for (const path of paths) {
        // An ended session is reported once: the reply deletes its cookie.
        await context.addCookies(session);
        const found = await mainOf(page, addressOf(id, path), lang);
        const isElsewhere = new URL(found.url).pathname !== path;
        if (isElsewhere || seen.has(found.text) || ROUTE_PATTERNS.error === path) continue;
        seen.add(found.text);
        await test.step(`${path} for ${name}`, async () => {
          await context.addCookies(session);
          await expectCompletePage({ id, path, lang, page, status: found.status });
        });
      }
      await context.close();
    }
    expect(seen.size).toBeGreaterThan(paths.length / 2);
  });
}
