import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PLATFORMS, type PlatformId } from '@longstrip/platform-config';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM } from '../product/chromium.ts';
import globalSetup from '../product/global-setup.ts';
import { OFFSETS, ROOT } from '../product/product-process.ts';
import { runningProduct } from '../product/running-product.ts';
import { screensOf } from './screens.ts';
import { type SheetPicture, writeSheet } from './sheet.ts';
import { sampleOf } from './site-sample.ts';
import { type Look, THEMES, takeScreens, WIDTHS } from './take-screen.ts';

// `npm run pictures`: every screen of the built product with its demo, at both widths and in both themes, into a folder
// to look through, with a contact sheet per site and look; and the few that the documents show, small, into docs/pictures.

/** Where the pictures of a look stand on its sheet. */
const SHEETS = {
  phone: { columns: 8, widthPx: 390, heightPx: 844 },
  desktop: { columns: 5, widthPx: 800, heightPx: 563 },
} as const;

/** What README and the documents show: the file names of a run, at less than half their size. */
const SHOWN: readonly { name: string; widthPx: number }[] = [
  { name: 'bom-us home phone light', widthPx: 320 },
  { name: 'bom-us detail phone light', widthPx: 320 },
  { name: 'bom-us viewer-bars phone light', widthPx: 320 },
  { name: 'beltoon-jp home phone dark', widthPx: 320 },
  { name: 'delitoon-me home phone light', widthPx: 320 },
  { name: 'bom-th home-ranking phone light', widthPx: 320 },
  { name: 'bom-us home desktop light', widthPx: 960 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // The base port of a product that runs already, demo and all.
    running: { type: 'string' },
    folder: { type: 'string' },
    // Names of screens, with commas between; all where it is not given.
    only: { type: 'string' },
  },
});
const folder =
  values.folder === undefined ? mkdtempSync(join(tmpdir(), 'longstrip-pictures-')) : resolve(values.folder);
mkdirSync(folder, { recursive: true });
const only = values.only?.split(',') ?? null;
const sites = PLATFORMS.filter(({ id }) => positionals.length === 0 || positionals.includes(id)).map(({ id }) => id);
const end = values.running === undefined ? await globalSetup() : null;
const basePort = Number(values.running ?? runningProduct().basePort);
const browser = await chromium.launch(CHROMIUM);
try {
  // Two at a time: while one waits for its page, another is drawn.
  const looks = sites.flatMap((site) => looksOf(site));
  await Promise.all([takeLooks(browser, looks), takeLooks(browser, looks)]);
  await writeShown();
  process.stdout.write(`${folder}\n`);
} finally {
  await browser.close();
  await end?.();
}

function looksOf(site: PlatformId): Look[] {
  const origin = `http://localhost:${basePort + (OFFSETS.get(site) ?? 0)}`;
  return WIDTHS.flatMap((width) => THEMES.map((theme) => ({ site, origin, width, theme })));
}

/** Takes looks off a list until it is empty. */
async function takeLooks(opened: Browser, looks: Look[]): Promise<void> {
  for (let look = looks.shift(); look !== undefined; look = looks.shift()) {
    const all = screensOf(await sampleOf(look.site, look.origin));
    const screens = all.filter(({ name }) => only === null || only.includes(name));
    if (screens.length === 0) continue;
    const pictures = await takeScreens(opened, look, { screens, folder });
    await writeLook(look, pictures);
  }
}

async function writeLook({ site, width, theme }: Look, pictures: readonly SheetPicture[]): Promise<void> {
  const file = join(folder, `sheet ${site} ${width.name} ${theme}.png`);
  await writeSheet(file, pictures, SHEETS[width.name]);
  process.stderr.write(`${file}\n`);
}

async function writeShown(): Promise<void> {
  const target = join(ROOT, 'docs', 'pictures');
  mkdirSync(target, { recursive: true });
  for (const { name, widthPx } of SHOWN) {
    // Of a run that takes some screens, what it has not taken stays as it was.
    if (!existsSync(join(folder, `${name}.png`))) continue;
    await sharp(join(folder, `${name}.png`))
      .resize({ width: widthPx })
      .webp({ quality: 72, effort: 6 })
      .toFile(join(target, `${name.replaceAll(' ', '-')}.webp`));
  }
}
