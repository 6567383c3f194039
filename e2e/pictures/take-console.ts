import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { addressOf } from '../product/running-product.ts';
import { CONSOLE_SCREENS, type ConsoleScreen, TRANSLATED } from './console-screens.ts';
import { prepareConsole, type SignedIn } from './prepare-console.ts';
import { type SheetPicture, writeSheet } from './sheet.ts';
import { settle, THEMES } from './take-screen.ts';

const WIDTHS = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'tablet', width: 820, height: 1100 },
] as const;
const LOCALES = ['en-US', 'ja-JP', 'ko-KR'] as const;

interface ConsoleLook {
  width: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
  locale: (typeof LOCALES)[number];
}

/** A desktop and a tablet, light and dark, in English; some screens in the other languages, on a desktop. */
const LOOKS: readonly ConsoleLook[] = [
  ...WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, locale: 'en-US' as const }))),
  ...(['ja-JP', 'ko-KR'] as const).map((locale) => ({ width: WIDTHS[0], theme: 'light' as const, locale })),
];

interface ConsoleTask {
  folder: string;
  /** The names of screens; null: all. */
  only: readonly string[] | null;
  /** Whether a look is taken, by its name: `desktop light`, `desktop light ja-JP`. */
  isWanted: (look: string) => boolean;
}

/** Takes the console as the demo's owner sees it, with a contact sheet for each look. */
export async function takeConsole(browser: Browser, task: ConsoleTask): Promise<void> {
  const signedIn = await prepareConsole(browser);
  const looks = LOOKS.filter((look) => task.isWanted(nameOf(look)));
  const work = async () => {
    for (let look = looks.shift(); look !== undefined; look = looks.shift()) {
      await takeLook(browser, { ...task, look, signedIn });
    }
  };
  // Two at a time: while one page loads, another is rendered.
  await Promise.all([work(), work()]);
}

const nameOf = ({ width, theme, locale }: ConsoleLook) =>
  [width.name, theme, ...(locale === 'en-US' ? [] : [locale])].join(' ');

interface LookTask extends ConsoleTask {
  look: ConsoleLook;
  signedIn: SignedIn;
}

async function takeLook(browser: Browser, { folder, only, look, signedIn }: LookTask): Promise<void> {
  const { width, theme, locale } = look;
  const names = only ?? (locale === 'en-US' ? null : TRANSLATED);
  const screens = CONSOLE_SCREENS.filter(({ name }) => names === null || names.includes(name));
  if (screens.length === 0) return;
  const context = await browser.newContext({
    ...{ storageState: signedIn, locale, colorScheme: theme, reducedMotion: 'reduce' },
    viewport: { width: width.width, height: width.height },
  });
  await context.addCookies([{ name: 'longstrip-console-locale', value: locale, url: addressOf('console') }]);
  const label = nameOf(look);
  const pictures: SheetPicture[] = [];
  for (const screen of screens) {
    const file = join(folder, `console ${screen.name} ${label}.png`);
    if (await takeScreen(context, screen, file)) pictures.push({ file, label: screen.name });
  }
  await context.close();
  const sheet = join(folder, `sheet console ${label}.png`);
  await writeSheet(sheet, pictures, {
    columns: 6,
    widthPx: 800,
    heightPx: Math.round((800 * width.height) / width.width),
  });
  process.stderr.write(`${sheet}\n`);
}

/** @returns false: the list of the screen is empty, so there is no such page */
async function takeScreen(context: BrowserContext, screen: ConsoleScreen, file: string): Promise<boolean> {
  const page = await context.newPage();
  try {
    await page.goto(addressOf('console', screen.path), { waitUntil: 'networkidle' });
    if (screen.link !== undefined && !(await followFirst(page, screen.link))) return false;
    await untilHydrated(page);
    await screen.act?.(page);
    await settle(page);
    await page.screenshot({ path: file });
    return true;
  } catch (error) {
    throw new Error(`the screen ${screen.name} could not be taken`, { cause: error });
  } finally {
    await page.close();
  }
}

async function followFirst(page: Page, beginning: string): Promise<boolean> {
  const link = page.locator(`main a[href^="${beginning}"]`).first();
  if ((await link.count()) === 0) return false;
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href, { waitUntil: 'networkidle' });
  return true;
}
