import { expect, test } from 'vitest';
import { type CookieJar, signedInJar } from '../testing/cookie-jar.ts';
import { fakeUser } from '../testing/fake-accounts.ts';
import { compileApp, createTestSite, type TestSite } from '../testing/site-under-test.ts';

// Parts of pages are remembered for all readers of an app (record 0127). Each of these readers has a site and an api of their
// own, with other facts, and both sites are of one app.

const app = await compileApp();
const COINS = { one: 4_321, two: 8_765 };

async function openReader(coins: number, hasRead: boolean): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build);
  site.api.shop.wallet.coinBalance = { coin: coins, bonusCoin: 0, freeCoin: 0 };
  if (!hasRead) site.api.library.empty();
  return { site, jar: await signedInJar(site, {}, fakeUser({ id: `reader-of-${coins}` })) };
}

/** Without what differs in every answer. */
const withoutNonce = (html: string) => html.replaceAll(/ nonce="[^"]*"|"nonce":"[^"]*"/g, '');

test.each(['/', '/detail/salt-crown', '/my', '/shop'])(
  '%s is the same for a reader each time, and has nothing of the reader who asked in between',
  async (path) => {
    const readers = [await openReader(COINS.one, true), await openReader(COINS.two, false)];
    const pages: string[][] = [[], []];
    for (let time = 0; time < 4; time += 1) {
      for (const [index, { site, jar }] of readers.entries()) {
        const answer = await jar.ask(site, path);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
        pages[index]?.push(withoutNonce(await answer.text()));
      }
    }
    const [one = [], two = []] = pages;
    // Without the first ones, which may still wait for a component.
    expect([new Set(one.slice(1)).size, new Set(two.slice(1)).size]).toEqual([1, 1]);
    // The numbers alone, since a page has a hundred kilobytes.
    const amountsIn = (html = '') => [...new Set(html.match(/4,?321|8,?765|data-remembered/g))].sort();
    expect([amountsIn(one[3]), amountsIn(two[3])]).toEqual([
      ['4,321', '4321'],
      ['8,765', '8765'],
    ]);
  },
);

test('an app answers with the routes of a page as it would with all of its routes', async () => {
  const few = createTestSite(app.build);
  const all = createTestSite(async () => app.build);
  for (const path of [
    '/',
    '/detail/salt-crown',
    '/home/weekly',
    '/home/ranking',
    '/home/weekly.data',
    '/absent/page',
  ]) {
    const [one, other] = await Promise.all([few.ask(path), all.ask(path)]);
    expect([path, one.status]).toEqual([path, other.status]);
    const texts = [withoutNonce(await one.text()), withoutNonce(await other.text())];
    expect([path, texts[0] === texts[1]]).toEqual([path, true]);
  }
});
