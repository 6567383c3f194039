import { getPlatform, PLATFORMS, type PlatformId } from '@longstrip/platform-config';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

const STORES = PLATFORMS.filter(({ routes }) => (routes as readonly string[]).includes('main')).map(({ id }) => id);

/** Opens a page in the platform's own language. */
const openIn = (page: Page, id: PlatformId, path = '/') =>
  page.goto(addressOf(id, `${path}?lang=${getPlatform(id).locales[0]}`), { waitUntil: 'load' });

/** Paths of the series in the first three windows of the page, with repetitions, banners first. */
function seriesInThreeWindows(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const column = main.getBoundingClientRect();
    /** If less of a cover is visible, readers cannot recognise it. */
    const leastPx = 16;
    const banners = [...main.querySelectorAll('[aria-roledescription="carousel"] a')];
    const covers = [...main.querySelectorAll('a[href^="/detail/"]')].filter((link) => {
      const { left, right, top, height } = link.getBoundingClientRect();
      const seenPx = Math.min(right, column.right) - Math.max(left, column.left);
      return height > 0 && seenPx >= leastPx && top + scrollY < 3 * innerHeight && !banners.includes(link);
    });
    return [...banners, ...covers].flatMap((link) => link.getAttribute('href') ?? []);
  });
}

for (const [index, id] of STORES.entries()) {
  // Number one is the first banner there, and the chart below begins with it (record 0055).
  const isNumberOneTwice = getPlatform(id).home.firstBanner === 'top';
  const twice = isNumberOneTwice ? 'number one alone' : 'no series';
  const title = `home of ${id} shows ${twice} twice within three windows, and enough of them`;
  test(title, windowOf(index), async ({ page }) => {
    await openIn(page, id);
    await expect(page.locator('[aria-roledescription="carousel"] a').first()).toBeAttached();
    const series = await seriesInThreeWindows(page);
    expect(series.length).toBeGreaterThan(12);
    const repeated = series.filter((href, index) => series.indexOf(href) !== index);
    expect(repeated).toEqual(isNumberOneTwice ? series.slice(0, 1) : []);
  });
}

test('the home pages of stores differ in their first shelves and first banners', ANY_WIDTH, async ({ page }) => {
  const seen: string[][] = [];
  for (const id of STORES) {
    await page.goto(addressOf(id, '/?lang=en-US'), { waitUntil: 'load' });
    seen.push(await page.locator('main h2').allInnerTexts());
    // An English page has no font of another script: its Latin letters have that script's punctuation.
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect([id, font.startsWith('system-ui')]).toEqual([
      id,
      (await page.locator('html').getAttribute('lang')) === 'en-US',
    ]);
  }
  const japan = seen[STORES.indexOf('beltoon-jp')] ?? [];
  expect(japan[0]).toBe('いま人気の作品');
  expect(new Set(seen.map((titles) => titles.slice(0, 3).join())).size).toBe(STORES.length);
});

test('stores differ in titles, corners, lines of icons, the banner and the first block of home', async ({ page }) => {
  const looks = [];
  for (const id of STORES) {
    await openIn(page, id);
    await expect(page.locator('[aria-roledescription="carousel"] a').first()).toBeAttached();
    looks.push(
      await page.locator('main').evaluate((main) => {
        const style = (selector: string, pseudo?: string) => {
          const element = main.querySelector(selector);
          if (element === null) throw new Error(`no ${selector}`);
          return getComputedStyle(element, pseudo);
        };
        const { fontFamily, display } = style('.section-title');
        const { width, height } = main.querySelector('.banner-slide')?.getBoundingClientRect() ?? {
          width: 0,
          height: 1,
        };
        const block = main.querySelector('section:has(.section-title) :is(ol, ul)');
        return {
          titles: fontFamily,
          marks: [display, style('.section-title', '::before').width, style('.section-head').borderTopStyle].join(),
          corners: style('.cover-frame').borderRadius,
          lines: getComputedStyle(document.querySelector('svg.icon') ?? main).strokeWidth,
          banner: (width / height).toFixed(1),
          block: `${block?.tagName} ${block?.querySelector('li')?.className.split(' ')[0]}`,
        };
      }),
    );
  }
  for (const trait of ['titles', 'corners', 'lines', 'block'] as const) {
    expect([trait, new Set(looks.map((look) => look[trait])).size]).toEqual([trait, STORES.length]);
  }
  // In a wide window two banners have the same shape, and their words stand elsewhere.
  expect(new Set(looks.map(({ banner }) => banner)).size).toBeGreaterThanOrEqual(STORES.length - 1);
  // The American site has no mark, and the Thai one a stroke behind the words, which no style of a box tells.
  expect(new Set(looks.map(({ marks }) => marks)).size).toBeGreaterThanOrEqual(STORES.length - 1);
});

test('the face of titles comes from the site itself, and a page loads no other', ANY_WIDTH, async ({ page }) => {
  for (const id of STORES) {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push(new URL(request.url()).pathname);
    });
    await openIn(page, id);
    await page.evaluate(() => document.fonts.ready);
    page.removeAllListeners('request');
    const { face } = getPlatform(id).theme.character.titles;
    const name = face?.split('-')[0] ?? 'no face';
    expect(requested.filter((path) => !path.startsWith(`/assets/${name}`))).toEqual([]);
    expect(requested.length > 0).toBe(face !== null);
    const failed = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length);
    expect(failed).toBe(0);
  }
});

test('a row has more covers in Japan than elsewhere', async ({ page, isMobile }) => {
  const inFirstRow = async (id: PlatformId) => {
    await openIn(page, id, '/home/free');
    return page.locator('.cover-grid').evaluate((grid) => {
      const tops = [...grid.children].map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  };
  expect([await inFirstRow('beltoon-jp'), await inFirstRow('bom-us')]).toEqual(isMobile ? [4, 3] : [6, 5]);
});

/** The page of a series that costs coins. */
async function pricedSeries(id: PlatformId): Promise<string> {
  const ask = async (path: string) =>
    (await (await fetch(addressOf(id, `/api/balcony-api-v2/contents/${path}`))).json()).data;
  for (const { alias } of await ask('main/newest/ALL')) {
    const { episodes }: { episodes: { paid: boolean }[] } = await ask(alias);
    if (episodes.some(({ paid }) => paid)) return `/detail/${alias}`;
  }
  throw new Error(`nothing costs anything on ${id}`);
}

test('every site has its own letter on the coin and its own illustration', ANY_WIDTH, async ({ page, request }) => {
  for (const id of ['bom-us', 'beltoon-jp'] as const) {
    await openIn(page, id, await pricedSeries(id));
    const coins = page.locator('main svg text');
    await expect(coins.first()).toHaveText(getPlatform(id).brand.coinLetter);
  }
  const drawings = await Promise.all(
    PLATFORMS.map(async ({ id }) => (await request.get(addressOf(id, '/illustration.svg'))).text()),
  );
  expect(new Set(drawings).size).toBe(PLATFORMS.length);
  await openIn(page, 'beltoon-jp');
  const illustration = page.locator('img[src="/illustration.svg"]');
  await illustration.scrollIntoViewIfNeeded();
  await expect.poll(() => illustration.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
});

test(
  'a scene has the colours of the page, light or dark, and is mirrored where text runs from the right',
  ANY_WIDTH,
  async ({ page }) => {
    const scene = page.locator('main svg:has(use[href="/illustration/notFound.svg#art"])');
    /** The colour at the top of the picture, in its middle: nothing is drawn there but the ground. */
    const groundOf = async () => {
      const picture = sharp(await scene.screenshot());
      const { width = 0 } = await picture.metadata();
      const middle = { left: Math.floor(width / 2), top: 4, width: 1, height: 1 };
      return `#${(await picture.extract(middle).removeAlpha().raw().toBuffer()).toString('hex')}`;
    };
    for (const [id, scale] of [
      ['bom-us', 'none'],
      ['delitoon-me', '-1 1'],
    ] as const) {
      const { light, dark } = getPlatform(id).theme;
      await openIn(page, id, '/no/such/page');
      await expect.poll(groundOf).toBe(light.primarySoft);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(groundOf).toBe(dark.primarySoft);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await scene.evaluate((svg) => getComputedStyle(svg).scale)).toBe(scale);
    }
  },
);

test('a short list goes on with other series, and a long one does not', ANY_WIDTH, async ({ page }) => {
  const listed = async (path: string) => {
    await openIn(page, 'bom-us', path);
    return page.locator('.cover-grid a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const below = page.locator('section', { has: page.getByRole('heading', { name: 'You may also like' }) }).last();
  const few = await listed('/home/bl');
  expect(few.length).toBeLessThan(9);
  const others = await below.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((href) => few.includes(href))).toEqual([]);
  expect((await listed('/home/free')).length).toBeGreaterThan(8);
  await expect(below).toHaveCount(0);
});

test('Thai words sit in the middle of tabs, chips and badges', ANY_WIDTH, async ({ page }) => {
  await openIn(page, 'bom-th', '/home/free');
  // How far the ink of each label lies below the middle of its box, as a share of the size of its text.
  const offsets = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    // Tabs; the orders of the list; chips; badges.
    return ['nav[class*="sticky"] a', 'nav:not([class*="sticky"]) > a', 'li > a:not(:has(img))', '.cover-badge'].map(
      (selector) => {
        const shares = [...document.querySelectorAll(selector)].flatMap((box) => {
          const words = box.querySelector('.label')?.firstChild;
          if (!words?.textContent || !/[\u0e00-\u0e7f]/.test(words.textContent)) return [];
          const range = document.createRange();
          range.selectNodeContents(words);
          const line = range.getBoundingClientRect();
          const style = getComputedStyle(box.querySelector('.label') ?? box);
          context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const ink = context.measureText(words.textContent);
          const font = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
          const baseline = line.top + (line.height - font) / 2 + ink.fontBoundingBoxAscent;
          const middle = baseline + (ink.actualBoundingBoxDescent - ink.actualBoundingBoxAscent) / 2;
          const frame = box.getBoundingClientRect();
          return [(middle - (frame.top + frame.bottom) / 2) / Number.parseFloat(style.fontSize)];
        });
        return { count: shares.length, mean: shares.reduce((sum, share) => sum + share, 0) / shares.length };
      },
    );
  });
  for (const { count, mean } of offsets) {
    expect(count).toBeGreaterThan(1);
    // Little more than a pixel of a chip.
    expect(Math.abs(mean)).toBeLessThan(0.1);
  }
});

test('the menus of the French site have all that those of the German have', async ({ page }) => {
  const menus = async (id: PlatformId) => {
    await openIn(page, id, '/transfer/note');
    return page
      .locator('nav:visible')
      .evaluateAll((all) =>
        all.map((menu) => [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
      );
  };
  const german = await menus('delitoon-de');
  expect(german.flat()).toContain('/faq');
  expect(await menus('delitoon-fr')).toEqual(german);
  // A link to a page that only the German site has says so, and leads there.
  await page
    .getByRole('link', { name: /^Aide \(en.allemand\)$/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf('delitoon-de', '/faq'));
});
