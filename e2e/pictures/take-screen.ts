import { join } from 'node:path';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import type { SheetPicture } from './sheet.ts';

export const WIDTHS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
] as const;
export const THEMES = ['light', 'dark'] as const;

export interface Look {
  site: PlatformId;
  origin: string;
  width: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
}

/** What a page shows below its first screen is looked at as well, where it is at least this much of a screen. */
const BELOW_LEAST = 0.4;

/** Takes all screens of a site in one look, one after another, as one reader: what was read leaves its marks. */
export async function takeScreens(
  browser: Browser,
  look: Look,
  { screens, folder }: { screens: readonly Screen[]; folder: string },
): Promise<SheetPicture[]> {
  const pictures: SheetPicture[] = [];
  const guest = await newReader(browser, look);
  for (const screen of screens) {
    const isApart = screen.isAdult === true;
    const context = isApart ? await newReader(browser, look) : guest;
    if (isApart) await context.addCookies([{ name: 'notLoginAdult', value: 'Y', url: look.origin }]);
    pictures.push(...(await takeScreen(context, { screen, look, folder })));
    await context.setOffline(false);
    if (isApart) await context.close();
  }
  await guest.close();
  return pictures;
}

function newReader(browser: Browser, { site, width, theme }: Look): Promise<BrowserContext> {
  const { name: _name, ...device } = width;
  return browser.newContext({
    ...device,
    locale: getPlatform(site).locales[0],
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
}

interface Task {
  screen: Screen;
  look: Look;
  folder: string;
}

async function takeScreen(context: BrowserContext, { screen, look, folder }: Task): Promise<SheetPicture[]> {
  const { site, origin, width, theme } = look;
  const page = await context.newPage();
  const shoot = async (label: string): Promise<SheetPicture> => {
    await settle(page);
    const file = join(folder, `${site} ${label} ${width.name} ${theme}.png`);
    await page.screenshot({ path: file });
    return { file, label };
  };
  try {
    await page.goto(`${origin}${screen.path}`, { waitUntil: 'networkidle' });
    await screen.act?.(page);
    const first = await shoot(screen.name);
    if (screen.act !== undefined || !(await goBelow(page))) return [first];
    return [first, await shoot(`${screen.name} below`)];
  } finally {
    await page.close();
  }
}

/** Scrolls on by a screen, less what stays in place above and below; false where there is hardly more. */
function goBelow(page: Page): Promise<boolean> {
  return page.evaluate((least) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < clientHeight * least) return false;
    window.scrollBy({ top: clientHeight * 0.8, behavior: 'instant' });
    return true;
  }, BELOW_LEAST);
}

/** Waits for what is in sight: its pictures, its fonts, and what came while it waited. */
async function settle(page: Page): Promise<void> {
  if (await page.evaluate(() => navigator.onLine)) await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || (bottom > 0 && top < window.innerHeight);
    });
    const slowest = new Promise((resolve) => setTimeout(resolve, 10_000));
    await Promise.race([slowest, Promise.allSettled(inSight.map((image) => image.decode()))]);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
