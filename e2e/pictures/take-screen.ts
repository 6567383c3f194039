import { join } from 'node:path';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logInDemoAccount } from '../sign-in/sign-in-steps.ts';
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

/** The rest of a page is taken as well where it is at least this share of a screen. */
const BELOW_LEAST = 0.4;

/** Takes all screens of a site at one width and theme, one after another, as one reader with a history. */
export async function takeScreens(
  browser: Browser,
  look: Look,
  { screens, folder }: { screens: readonly Screen[]; folder: string },
): Promise<SheetPicture[]> {
  const pictures: SheetPicture[] = [];
  const opened = new Map<Screen['as'], Promise<BrowserContext>>();
  for (const screen of screens) {
    const known = opened.get(screen.as) ?? openAs(browser, look, screen.as);
    opened.set(screen.as, known);
    const context = await known;
    pictures.push(...(await takeScreen(context, { screen, look, folder })));
    await context.setOffline(false);
  }
  for (const context of opened.values()) await (await context).close();
  return pictures;
}

async function openAs(browser: Browser, look: Look, as: Screen['as']): Promise<BrowserContext> {
  const context = await newReader(browser, look);
  const cookie = (name: string, value: string) => context.addCookies([{ name, value, url: look.origin }]);
  if (as === 'adultGuest') await cookie('notLoginAdult', 'Y');
  if (as === 'appGuest') await cookie(`longstrip-${look.site}-client`, 'ios');
  if (as === 'reader') {
    const page = await context.newPage();
    await logInDemoAccount(page, look.site, 'reader');
    await page.close();
  }
  return context;
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

/** Scrolls down by a screen, less the fixed bars; false where hardly anything is left. */
function goBelow(page: Page): Promise<boolean> {
  return page.evaluate((least) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < clientHeight * least) return false;
    window.scrollBy({ top: clientHeight * 0.8, behavior: 'instant' });
    return true;
  }, BELOW_LEAST);
}

/** No picture takes longer to be drawn for the first time; one that never loads belongs to the screen. */
const PICTURES_LIMIT_MS = 15_000;

/** Waits for the fonts and the pictures in the viewport, lazily loaded ones included. */
export async function settle(page: Page): Promise<void> {
  const areThere = () =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInSight = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      return !isInSight || (image.complete && image.currentSrc !== '');
    });
  await nextFrames(page);
  await page.waitForFunction(areThere, undefined, { timeout: PICTURES_LIMIT_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrames(page);
}

/** Long enough for the observer of the viewport, and for a loaded picture to be painted. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let left = 20; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
