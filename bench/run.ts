import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { findFreeBase } from '../e2e/product/free-base.ts';
import { startProduct } from '../e2e/product/product-process.ts';
import { runCommand } from '../e2e/product/run-command.ts';
import { compareDetail } from './detail/compare-detail.ts';
import { measureImport } from './import/import-speed.ts';
import { LIMITS } from './limits.ts';
import { drawReport, type Measure } from './report.ts';
import { measureFirstImage } from './viewer/first-image.ts';

// `npm run bench`: the built product on a data directory of its own, measured beside its peers, and stopped again.

const parent = mkdtempSync(join(tmpdir(), 'longstrip bench '));
const dataDirectory = join(parent, 'data');
const basePort = await findFreeBase();
const place = { dataDirectory, basePort };
const product = startProduct({ ...place, environment: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' } });
try {
  await product.waitUntilServing(300_000);
  const alias = await importComic('small.cbz', await buildComicCbz({ pages: 24 }));
  report('Detail page', await compareDetail(product.url(0, `/detail/${alias}`), basePort + 104));
  report('Viewer', await measureFirstImage(product.url(0, `/viewer/${alias}/${await firstEpisode(alias)}`)));
  product.signal('SIGTERM', 'npm');
  await product.exited;
  const file = join(parent, 'large.cbz');
  writeFileSync(file, await buildComicCbz({ pages: LIMITS.importPages - 1, seed: 7 }));
  report('Import', await measureImport({ file, pages: LIMITS.importPages, ...place }));
} finally {
  try {
    product.signal('SIGKILL', 'group');
  } catch {
    // It has ended, as it was asked to.
  }
  await product.exited;
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
}

function report(title: string, measures: readonly Measure[]): void {
  process.stdout.write(drawReport(title, measures));
}

async function importComic(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(parent, name);
  writeFileSync(file, bytes);
  const { stdout, stderr } = await runCommand('import', [file, '--platform', 'bom-us', '--free', '1', '--json'], place);
  const { ok, series } = JSON.parse(stdout);
  if (ok !== true) throw new Error(`The import was refused: ${stdout}${stderr}`);
  return series;
}

async function firstEpisode(alias: string): Promise<string> {
  const address = product.url(0, `/api/balcony-api-v2/contents/${alias}`);
  const { data } = await (await fetch(address)).json();
  return data.episodes[0].alias;
}
