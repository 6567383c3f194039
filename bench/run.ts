import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '@longstrip/database/testing';
import { FIRST_SCRIPT_MOST_KB, FIRST_SCRIPTS_MOST, readFirstScript, VIEWER_SCRIPT_MOST_KB } from '@longstrip/test-kit';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { findFreeBase, OFFSETS, runCommand, SITES } from '../e2e/product/product-process.ts';
import { measureBooks } from './books/books-speed.ts';
import { measureCatalogue } from './catalogue/catalogue-speed.ts';
import { measureConsole } from './console/console-speed.ts';
import { WHOLE_STORE } from './console/store-rows.ts';
import { measureCachedPage } from './guests/cached-pages.ts';
import { measureImport } from './import/import-speed.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import {
  freeEpisode,
  type MeasuredProduct,
  measureProduct,
  newestSeries,
  pagePictures,
  pageSources,
} from './measured-product.ts';
import { measureSoak, type SoakedSite, watchMemory } from './memory/soak.ts';
import { comparePage } from './pages/compare-pages.ts';
import { measureSignedInPages } from './pages/signed-in-pages.ts';
import { drawComic, measurePictures } from './pictures/pictures-speed.ts';
import { sitesPid } from './process-figures.ts';
import { whyNoPgbench } from './purchase/pgbench.ts';
import { measurePurchases } from './purchase/purchase-speed.ts';
import { drawReport, isBroken, LIMITS, type Measure } from './report.ts';
import { createResults } from './save-results.ts';
import { measureSearch } from './search/search-speed.ts';
import { measureTenMillion } from './ten-million/ten-million.ts';
import { compareReaders } from './viewer/compare-readers.ts';
import { measureFirstImage, measureSlowFirstImage } from './viewer/first-image.ts';

// `npm run bench`: starts the built product with its own data directory, measures it and its peers, and stops it.
// `npm run bench -- pages memory --long --save 1.4`: only these measurements, memory for ten minutes, books of a million
// movements, and the results also in `results/1.4.json` and `results/1.4.md`. `all` adds those that take minutes.

const SUBJECTS = [
  'guests',
  'pages',
  'signed-in',
  'lighthouse',
  'viewer',
  'readers',
  'memory',
  'pictures',
  'import',
  'catalogue',
  'search',
  'purchase',
  'books',
  'ten-million',
  'console',
] as const;
const PICTURES_A_SITE = 6;
/** The sites in a process of their own, as by default: after a first start the api's process draws pictures for minutes. */
const BESIDE_API = { WORKERS: '1' };

const { values: options, positionals: subjects } = parseArgs({
  options: { long: { type: 'boolean', default: false }, save: { type: 'string' }, readers: { type: 'string' } },
  allowPositionals: true,
});
const unknown = subjects.filter((given) => given !== 'all' && !SUBJECTS.some((subject) => subject === given));
if (unknown.length > 0) throw new Error(`npm run bench knows all, ${SUBJECTS.join(', ')}, not ${unknown.join(' ')}`);
const isLong = options.long;
const isAll = subjects.includes('all');
const wanted = (subject: (typeof SUBJECTS)[number]): boolean =>
  isAll || subjects.length === 0 || subjects.includes(subject);
const results = createResults(options.save ?? null);

const parent = mkdtempSync(join(tmpdir(), 'longstrip bench '));
const place = { dataDirectory: join(parent, 'data'), basePort: await findFreeBase() };
const peerPort = place.basePort + 104;
/** Without a demo, which would draw its own pictures meanwhile. */
const pictureStore = { ...place, dataDirectory: join(parent, 'pictures') };
try {
  if (wanted('guests')) {
    await measureProduct(place, BESIDE_API, (product) => guests(product, 'embedded database'));
    const server = await startTestServer();
    try {
      const environment = { ...BESIDE_API, DATABASE_URL: await server.createDatabase({ isEmpty: true }), SEED: 'demo' };
      const beside = { ...place, dataDirectory: join(parent, 'beside a server') };
      await measureProduct(beside, environment, (product) => guests(product, server.version));
    } finally {
      await server.stop();
    }
  }
  if (wanted('pages')) {
    await measureProduct(place, { DATA_CACHE: 'off' }, (product) => pages(product, 'every answer computed anew'));
    await measureProduct(place, { DATA_CACHE: 'answers' }, async (product) => {
      await pages(product, "with the product's data cache");
      await scripts(product);
    });
  }
  if (wanted('pages') || wanted('signed-in')) await signedIn();
  if (wanted('lighthouse')) await measureProduct(place, {}, audits);
  if (wanted('viewer') || wanted('memory')) await measureProduct(place, {}, viewerAndMemory);
  if (wanted('readers')) await measureProduct(place, {}, readers);
  if (wanted('pictures')) await measureProduct(pictureStore, { SEED: 'none' }, pictures);
  if (wanted('import')) {
    const file = join(parent, 'large.cbz');
    writeFileSync(file, await buildComicCbz({ pages: LIMITS.importPages - 1, seed: 7 }));
    report('Import', await measureImport({ file, pages: LIMITS.importPages, ...place }));
  }
  if (wanted('catalogue')) for await (const { title, measures } of measureCatalogue(peerPort)) report(title, measures);
  if (wanted('search')) for await (const { title, measures } of await measureSearch()) report(title, measures);
  if (wanted('purchase')) await purchases();
  if (wanted('books')) {
    const movements = isLong ? LIMITS.longBookedMovements : LIMITS.bookedMovements;
    const { title, measures } = await measureBooks(peerPort, movements);
    report(title, measures);
  }
  // It takes minutes: only when it is named, or all.
  if (isAll || subjects.includes('ten-million')) {
    const readers = isLong ? LIMITS.longModelReaders : LIMITS.modelReaders;
    for await (const { title, measures } of measureTenMillion(peerPort, readers)) report(title, measures);
  }
  // So does this. `--readers 20000` fills a store of that size instead of a whole one.
  if (subjects.includes('console')) {
    const readers = Number(options.readers ?? WHOLE_STORE.readers);
    if (!(Number.isSafeInteger(readers) && readers >= 100)) throw new Error('--readers is a number of at least 100');
    const say = (what: string) => process.stderr.write(`${new Date().toISOString()} ${what}\n`);
    for await (const { title, measures } of measureConsole(peerPort, readers, say)) report(title, measures);
  }
} finally {
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
}

function report(title: string, measures: readonly Measure[]): void {
  process.stdout.write(drawReport(title, measures));
  results.add(title, measures);
  if (measures.some(isBroken)) process.exitCode = 1;
}

async function purchases(): Promise<void> {
  const reason = await whyNoPgbench();
  if (reason === null) {
    for await (const { title, measures } of measurePurchases(peerPort)) report(title, measures);
    return;
  }
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

async function guests(product: MeasuredProduct, database: string): Promise<void> {
  const [alias = ''] = await newestSeries(product, 0);
  const episode = await freeEpisode(product, 0, alias);
  const cached = { home: '/', detail: `/detail/${alias}`, viewer: `/viewer/${alias}/${episode}` };
  for (const [name, path] of Object.entries(cached)) {
    const page = { name, url: product.url(0, path) };
    report(`Cached page, ${database}`, await measureCachedPage(page, sitesPid(product.pid), peerPort));
  }
}

/** A publisher with many readers has the second one. */
async function signedIn(): Promise<void> {
  const measured = (database: string) => async (product: MeasuredProduct) =>
    report(`Pages of a signed-in reader, ${database}`, await measureSignedInPages(product, peerPort));
  await measureProduct(place, {}, measured('embedded database'));
  const server = await startTestServer();
  try {
    const environment = { DATABASE_URL: await server.createDatabase({ isEmpty: true }), SEED: 'demo' };
    await measureProduct({ ...place, dataDirectory: join(parent, 'readers') }, environment, measured(server.version));
  } finally {
    await server.stop();
  }
}

async function pages(product: MeasuredProduct, cacheState: string): Promise<void> {
  const [alias] = await newestSeries(product, 0);
  const compared = [
    { name: 'home', url: product.url(0, '/') },
    { name: 'detail', url: product.url(0, `/detail/${alias}`) },
  ];
  for (const page of compared) {
    report(`Page ${page.name}, ${cacheState}`, await comparePage({ ...page, cacheState }, product.pid, peerPort));
  }
}

/** What Lighthouse says of the pages that readers come to first. */
async function audits(product: MeasuredProduct): Promise<void> {
  const [alias = ''] = await newestSeries(product, 0);
  const episode = await freeEpisode(product, 0, alias);
  const audited = [
    { name: 'home', url: product.url(0, '/') },
    { name: 'home of jp', url: product.url(OFFSETS.get('beltoon-jp') ?? 0, '/') },
    { name: 'detail', url: product.url(0, `/detail/${alias}`) },
    { name: 'viewer', url: product.url(0, `/viewer/${alias}/${episode}`) },
  ];
  for (const { name, url } of audited) report(`Lighthouse, ${name}`, await measureLighthouse(url, peerPort));
}

/** The script of a first visit to each store: the size of their texts differs. */
async function scripts(product: MeasuredProduct): Promise<void> {
  const measures: Measure[] = [];
  for (const { id } of SITES) {
    const offset = OFFSETS.get(id) ?? 0;
    const [alias] = await newestSeries(product, offset);
    if (alias === undefined) continue;
    const pages = { home: '/', detail: `/detail/${alias}`, viewer: `/viewer/${alias}/ep-1` };
    for (const [name, path] of Object.entries(pages)) {
      const { files, gzippedKb } = await readFirstScript(product.url(offset, path));
      const what = `${id} ${name}`;
      measures.push({
        what,
        value: gzippedKb,
        unit: 'kB gzipped',
        most: name === 'viewer' ? VIEWER_SCRIPT_MOST_KB : FIRST_SCRIPT_MOST_KB,
      });
      measures.push({ what, value: files, unit: 'files', most: FIRST_SCRIPTS_MOST });
    }
  }
  report('Script of a first visit', measures);
}

async function viewerAndMemory(product: MeasuredProduct): Promise<void> {
  const memory = watchMemory(product.npmPid);
  const [demo = ''] = await newestSeries(product, 0);
  const cached = product.url(0, `/viewer/${demo}/${await freeEpisode(product, 0, demo)}`);
  const alias = await importComic(await buildComicCbz({ pages: 24 }));
  const episode = await freeEpisode(product, 0, alias);
  if (wanted('viewer')) {
    const url = product.url(0, `/viewer/${alias}/${episode}`);
    report('Viewer', [...(await measureFirstImage(url)), await measureSlowFirstImage(cached)]);
  }
  if (wanted('memory')) {
    const sites = await Promise.all(SITES.map(({ id }) => soakedSite(product, OFFSETS.get(id) ?? 0)));
    const seconds = isLong ? LIMITS.longSoakSeconds : LIMITS.soakSeconds;
    report('Memory of npm start with all its processes', await measureSoak(sites.flat(), memory, seconds));
  }
  memory.stop();
}

/** The same hundred pictures in the product's reader and in others. */
async function readers(product: MeasuredProduct): Promise<void> {
  const alias = await importComic(await buildComicCbz({ pages: LIMITS.comparedPictures, seed: 9 }));
  const url = product.url(0, `/viewer/${alias}/${await freeEpisode(product, 0, alias)}`);
  for await (const { title, measures } of compareReaders(url, peerPort)) report(title, measures);
}

async function pictures(product: MeasuredProduct): Promise<void> {
  const { cbz, pictures } = await drawComic();
  const alias = await importComic(cbz, pictureStore);
  const ours = await pageSources(product, 0, `${alias}/${await freeEpisode(product, 0, alias)}`);
  const folder = join(parent, 'originals');
  for await (const { title, measures } of measurePictures(product, ours, { pictures, folder, port: peerPort })) {
    report(title, measures);
  }
}

/** The most frequent requests to a site; none for a site without a catalogue. */
async function soakedSite(product: MeasuredProduct, offset: number): Promise<SoakedSite[]> {
  const aliases = await newestSeries(product, offset);
  const [alias] = aliases;
  if (alias === undefined) return [];
  const episode = await freeEpisode(product, offset, alias);
  const viewed = episode === null ? [] : [`/viewer/${alias}/${episode}`];
  const pictures = episode === null ? [] : await pagePictures(product, offset, `${alias}/${episode}`);
  const paths = [
    '/',
    ...aliases.slice(0, 4).map((each) => `/detail/${each}`),
    ...viewed,
    '/api/balcony-api-v2/contents/main/newest/ALL',
    ...pictures.slice(0, PICTURES_A_SITE),
  ];
  return [{ origin: product.url(offset), paths }];
}

async function importComic(bytes: Uint8Array, store = place): Promise<string> {
  const file = join(parent, 'small.cbz');
  writeFileSync(file, bytes);
  const { stdout, stderr } = await runCommand('import', [file, '--platform', 'bom-us', '--free', '1', '--json'], store);
  const { ok, series } = JSON.parse(stdout);
  if (ok !== true) throw new Error(`The import was refused: ${stdout}${stderr}`);
  return series;
}
