import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORMS, type PlatformId } from '@longstrip/platform-config';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM } from '../product/chromium.ts';
import globalSetup from '../product/global-setup.ts';
import { ROOT } from '../product/product-process.ts';
import { addressOf } from '../product/running-product.ts';
import { type Screen, sampleOf, screensOf } from './screens.ts';

// `npm run pictures`: every screen of the built product with its demo, at both widths and in both themes, into a folder
// to look through; and the few that the documents show, small, into docs/pictures.

const WIDTHS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
] as const;
const THEMES = ['light', 'dark'] as const;

/** What README and the documents show: the file names of a run, at half their size. */
const SHOWN = ['bom-us home phone light', 'bom-us detail phone light', 'bom-us viewer phone light'];
const SHOWN_WIDTH_PX = 320;

const folder = mkdtempSync(join(tmpdir(), 'longstrip-pictures-'));
const end = await globalSetup();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const { id: site } of PLATFORMS) {
    const screens = screensOf(await sampleOf(site));
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        for (const screen of screens) await takePicture(browser, { site, width, theme, screen });
      }
    }
  }
  await writeShown();
  process.stdout.write(`${folder}\n`);
} finally {
  await browser.close();
  await end();
}

interface Shot {
  site: PlatformId;
  width: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
  screen: Screen;
}

async function takePicture(browser: Browser, { site, width, theme, screen }: Shot): Promise<void> {
  const { name, ...device } = width;
  const context = await browser.newContext({
    ...device,
    colorScheme: theme,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(addressOf(site, screen.path), { waitUntil: 'networkidle' });
    if (screen.tapsMiddle === true) {
      await page.locator('.viewer-toggle').press('Enter');
      await page.locator('.viewer-toggle[aria-expanded="true"]').waitFor({ state: 'attached' });
    }
    await page.evaluate(async () => {
      const inSight = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
      await Promise.allSettled(inSight.map((image) => image.decode()));
      await document.fonts.ready;
    });
    await page.screenshot({ path: join(folder, `${site} ${screen.name} ${name} ${theme}.png`) });
  } finally {
    await context.close();
  }
}

async function writeShown(): Promise<void> {
  const target = join(ROOT, 'docs', 'pictures');
  mkdirSync(target, { recursive: true });
  for (const name of SHOWN) {
    await sharp(join(folder, `${name}.png`))
      .resize({ width: SHOWN_WIDTH_PX })
      .webp({ quality: 70, effort: 6 })
      .toFile(join(target, `${name.replaceAll(' ', '-')}.webp`));
  }
}
