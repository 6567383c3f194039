import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { drawTable, type Measure } from './report.ts';

const FOLDER = join(import.meta.dirname, 'results');
const NAME = /^[a-z0-9][a-z0-9.-]*$/i;

/** What the figures of one run are read beside. */
interface Machine {
  node: string;
  processors: number;
  loadBefore: number;
  loopS: number;
}

interface Report {
  title: string;
  machine: Machine;
  measures: readonly Measure[];
}

/** The reports of a release, for files that stay: all values as JSON, and a table for people. */
interface Results {
  /** Adds a report, or replaces the one of that title, and writes the files: what was measured is there if a later measurement fails. */
  add(title: string, measures: readonly Measure[]): void;
}

/** @param name of the files in `results/`, without their endings, which earlier runs may have begun; null: nothing is written */
export function createResults(name: string | null): Results {
  if (name === null) return { add: () => undefined };
  if (!NAME.test(name)) throw new Error(`--save takes letters, digits, dots and hyphens, not ${name}`);
  const file = join(FOLDER, `${name}.json`);
  const { reports: earlier } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { reports: Report[] })
    : { reports: [] };
  const reports = new Map(earlier.map((report) => [report.title, report]));
  const [loadBefore = 0] = loadavg();
  const machine = { node: process.version, processors: cpus().length, loadBefore, loopS: timeLoop() };
  mkdirSync(FOLDER, { recursive: true });
  return {
    add(title, measures) {
      reports.set(title, { title, machine, measures });
      writeFileSync(file, `${JSON.stringify({ reports: [...reports.values()] }, null, 2)}\n`);
      writeFileSync(join(FOLDER, `${name}.md`), `${drawPage(name, [...reports.values()])}\n`);
    },
  };
}

function drawPage(name: string, reports: readonly Report[]): string {
  const tables = reports.map(({ title, machine, measures }) => {
    const { node, processors, loadBefore, loopS } = machine;
    const beside = `Node ${node}, ${processors} cores, a load of ${loadBefore.toFixed(1)} before the run, ${loopS.toFixed(2)} s for 10⁹ additions.`;
    return `## ${title}\n\n${beside}\n\n${drawTable(measures).trimEnd()}`;
  });
  return [`# Results: ${name}`, ...tables].join('\n\n');
}

/** Seconds for 10⁹ additions: figures of different machines are read beside it. */
function timeLoop(): number {
  const startedAtMs = performance.now();
  let sum = 0;
  for (let index = 0; index < 1_000_000_000; index += 1) sum += index;
  return sum > 0 ? (performance.now() - startedAtMs) / 1_000 : Number.NaN;
}
