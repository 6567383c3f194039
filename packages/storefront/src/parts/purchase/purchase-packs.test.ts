import { expect, test } from 'vitest';
import { signedInJar } from '../../testing/cookie-jar.ts';
import { fakeBulk, fakeOption, fakeOwn } from '../../testing/fake-purchases.ts';
import { fakePack } from '../../testing/fake-shop.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';

const app = await compileApp();
const LOCKED = '/viewer/salt-crown/ep-2';
const BACK = encodeURIComponent(LOCKED);
const PACKS = [
  fakePack({ productId: 'large', price: 999, coin: 100, totalCoin: 112, bonusCoin: 12 }),
  fakePack({ productId: 'small', price: 99, coin: 9, totalCoin: 10, bonusCoin: 1 }),
  fakePack({
    productId: 'gone',
    price: 1,
    coin: 50,
    totalCoin: 50,
    bonusCoin: 0,
    unavailableCode: 'LIMITED_COIN_PRODUCT',
  }),
];

/** The links from a locked episode's panel to the shop, as `address label`. */
async function linksTo({ rent, own, all = 0, debt = 0 }: { rent: number; own: number; all?: number; debt?: number }) {
  const site = createTestSite(app.build, { platform: platformNamed('bom-us') });
  const jar = await signedInJar(site, { platformId: 'bom-us' });
  site.api.shop.packs = PACKS;
  site.api.purchases.quote({
    balance: { coin: 2, bonusCoin: 0, freeCoin: 0, mileage: 0 },
    ways: [
      fakeOption({ missingCoins: rent, refusal: rent > 0 ? 'COIN_INSUFFICIENT' : null }),
      fakeOwn({ missingCoins: own, refusal: own > 0 ? 'COIN_INSUFFICIENT' : null }),
    ],
    bulk: [fakeBulk({ missingCoins: all, refusal: all > 0 ? 'COIN_INSUFFICIENT' : null })],
    debt: { coins: debt, mileage: 0 },
  });
  const html = await (await jar.ask(site, LOCKED)).text();
  const links = [...html.matchAll(/href="(\/shop\?[^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', label = '']) =>
      `${href.replaceAll('&amp;', '&').replace(`callback=${BACK}`, 'callback=here')} ${label.replaceAll(/<[^>]*>/g, '')}`,
  );
  return { links, hasAsked: site.api.calls.some(({ pathname }) => pathname === '/coin') };
}

test('each option leads to the order of the cheapest pack that gives its missing coins, and to the others', async () => {
  const { links } = await linksTo({ rent: 10, own: 11 });
  expect(links).toEqual([
    '/shop?product=small&callback=here&episode=102 Get 10 coins for $0.99',
    '/shop?callback=here&episode=102 Other packs',
    '/shop?product=large&callback=here&episode=102 Get 112 coins for $9.99',
    '/shop?callback=here&episode=102 Other packs',
  ]);
});

test('a debt is paid by the paid coins of a pack alone', async () => {
  const [rent] = (await linksTo({ rent: 10, own: 0, debt: 9 })).links;
  const [more] = (await linksTo({ rent: 10, own: 0, debt: 10 })).links;
  expect([rent, more]).toEqual([expect.stringContaining('product=small'), expect.stringContaining('product=large')]);
});

test('where no pack gives enough, all packs are one press away; where no choice lacks coins, none is asked for', async () => {
  expect((await linksTo({ rent: 0, own: 200 })).links).toEqual(['/shop?callback=here&episode=102 Get coins']);
  expect(await linksTo({ rent: 0, own: 0, all: 200 })).toEqual({ links: [], hasAsked: false });
});
