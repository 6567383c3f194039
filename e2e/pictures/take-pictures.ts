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
import { describeProduct, runningProduct } from '../product/running-product.ts';
import { screensOf } from './screens.ts';
import { type SheetPicture, writeSheet } from './sheet.ts';
import { sampleOf } from './site-sample.ts';
import { takeConsole } from './take-console.ts';
import { type Look, THEMES, takeScreens, WIDTHS } from './take-screen.ts';
import { fileOf, isInTour, TOUR } from './tour.ts';

// `npm run pictures`: screenshots of every screen of the built product with its demo, at both widths and in both themes, in
// a folder, with a contact sheet for each site, width and theme; and small copies of a few for the documents, in docs/pictures.
// The console is one of the sites here.

/** The layout of the contact sheet of a width. */
const SHEETS = {
  phone: { columns: 8, widthPx: 390, heightPx: 844 },
  desktop: { columns: 5, widthPx: 800, heightPx: 563 },
} as const;

/** The screenshots in the documents, by their file names; they are less than half as large there. */
const SHOWN: readonly { name: string; widthPx: number }[] = [
  ...TOUR,
  ...[
    ...['home', 'search', 'ticket', 'order-refund', 'requests', 'series-episodes', 'prices-change'],
    ...['banners-one', 'log-entry'],
  ].map((name) => ({ name: `console ${name} desktop light`, widthPx: 960 })),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // The base port of a running product with the demo, and its data directory.
    running: { type: 'string' },
    data: { type: 'string' },
    folder: { type: 'string' },
    // Names of screens, separated by commas; all by default.
    only: { type: 'string' },
    // One width and theme, like `desktop light`; all by default.
    look: { type: 'string' },
  },
});
const folder =
  values.folder === undefined ? mkdtempSync(join(tmpdir(), 'longstrip-pictures-')) : resolve(values.folder);
mkdirSync(folder, { recursive: true });
const only = values.only?.split(',') ?? null;
/** `tour` in place of sites: only the pictures of docs/tour.md. */
const isTour = positionals.includes('tour');
const isAsked = (site: string) => positionals.length === 0 || isTour || positionals.includes(site);
const hasConsole = isAsked('console');
const sites = PLATFORMS.filter(({ id }) => isAsked(id)).map(({ id }) => id);
const end = values.running === undefined ? await globalSetup() : null;
if (values.running !== undefined) {
  const dataDirectory = resolve(values.data ?? join(ROOT, '.data'));
  describeProduct({ dataDirectory, basePort: Number(values.running), parent: folder });
}
const { basePort } = runningProduct();
const browser = await chromium.launch(CHROMIUM);
try {
  // Two at a time: while one page loads, another is rendered.
  const looks = sites.flatMap((site) => looksOf(site));
  await Promise.all([takeLooks(browser, looks), takeLooks(browser, looks)]);
  if (hasConsole) {
    const ofTour = TOUR.flatMap(({ name }) => /^console (\S+)/.exec(name)?.[1] ?? []);
    await takeConsole(browser, {
      folder,
      only: isTour ? ofTour : only,
      isWanted: (look) => isWanted(look) && (!isTour || isInTour('console', look)),
    });
  }
  await writeShown();
  process.stdout.write(`${folder}\n`);
} finally {
  await browser.close();
  await end?.();
}

function isWanted(look: string): boolean {
  return values.look === undefined || values.look === look;
}

function looksOf(site: PlatformId): Look[] {
  const origin = `http://localhost:${basePort + (OFFSETS.get(site) ?? 0)}`;
  return WIDTHS.flatMap((width) => THEMES.map((theme) => ({ site, origin, width, theme }))).filter((look) => {
    const name = lookName(look);
    return isWanted(name) && (!isTour || isInTour(site, name));
  });
}

function lookName({ width, theme }: Pick<Look, 'width' | 'theme'>): string {
  return `${width.name} ${theme}`;
}

/** Works through a list of looks until it is empty. */
async function takeLooks(opened: Browser, looks: Look[]): Promise<void> {
  for (let look = looks.shift(); look !== undefined; look = looks.shift()) {
    const all = screensOf(await sampleOf(look.site, look.origin));
    const screens = all.filter(
      ({ name }) => (only === null || only.includes(name)) && (!isTour || isInTour(look.site, lookName(look), name)),
    );
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
    // A run of only some screens leaves the other files as they are.
    if (!existsSync(join(folder, `${name}.png`))) continue;
    await sharp(join(folder, `${name}.png`))
      .resize({ width: widthPx })
      .webp({ quality: 72, effort: 6 })
      .toFile(join(target, fileOf(name)));
  }
}
