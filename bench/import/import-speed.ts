import { processesOf, runCommand } from '../../e2e/product/product-process.ts';
import { residentMb } from '../process-figures.ts';
import type { Measure } from '../report.ts';

const LOOK_EVERY_MS = 50;

interface ImportRun {
  file: string;
  pages: number;
  dataDirectory: string;
  basePort: number;
}

/** A whole import by the command, while the product is not running: pages a second, memory. */
export async function measureImport({ file, pages, ...place }: ImportRun): Promise<Measure[]> {
  const startedAtMs = performance.now();
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(
      peakMb,
      processesOf(place.dataDirectory)
        .map(residentMb)
        .reduce((sum, each) => sum + each, 0),
    );
  }, LOOK_EVERY_MS);
  const args = [file, '--platform', 'bom-us', '--series', 'Bench import', '--free', '1', '--json'];
  const { code, stdout, stderr } = await runCommand('import', args, place);
  clearInterval(watch);
  const seconds = (performance.now() - startedAtMs) / 1000;
  if (code !== 0) throw new Error(`The import ended with ${code}: ${stdout}${stderr}`);
  const note = `${pages} pages in ${seconds.toFixed(1)} s: npm, checking, opening the database, storing`;
  return [
    { what: 'import', value: pages / seconds, unit: 'pages/s', note },
    { what: 'import, peak memory', value: peakMb, unit: 'MB', note: 'all its processes together, npm too' },
  ];
}
