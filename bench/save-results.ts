import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { drawTable, type Measure } from './report.ts';

const FOLDER = join(import.meta.dirname, 'results');
const NAME = /^[a-z0-9][a-z0-9.-]*$/i;

/** The reports of a run, for files that stay: all values as JSON, and a table for people. */
interface Results {
  /** Adds a report, and writes the file again: what was measured is there if a later measurement fails. */
  add(title: string, measures: readonly Measure[]): void;
}

/** @param name of the files in `results/`, without their endings; null: nothing is written */
export function createResults(name: string | null): Results {
  if (name === null) return { add: () => undefined };
  if (!NAME.test(name)) throw new Error(`--save takes letters, digits, dots and hyphens, not ${name}`);
  const reports: { title: string; measures: readonly Measure[] }[] = [];
  const machine = { node: process.version, processors: cpus().length, loadBefore: loadavg()[0], loopS: timeLoop() };
  mkdirSync(FOLDER, { recursive: true });
  return {
    add(title, measures) {
      reports.push({ title, measures });
      writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify({ machine, reports }, null, 2)}\n`);
      writeFileSync(join(FOLDER, `${name}.md`), drawPage(name, machine, reports));
    },
  };
}

function drawPage(
  name: string,
  {
    node,
    processors,
    loadBefore = 0,
    loopS,
  }: { node: string; processors: number; loadBefore?: number | undefined; loopS: number },
  reports: readonly { title: string; measures: readonly Measure[] }[],
): string {
  const machine = `Node ${node}, ${processors} cores, a load of ${loadBefore.toFixed(1)} before the run, ${loopS.toFixed(2)} s for 10⁹ additions.`;
  const tables = reports.map(({ title, measures }) => `## ${title}\n\n${drawTable(measures)}`);
  return [`# Results: ${name}`, machine, ...tables].join('\n\n');
}

/** Seconds for 10⁹ additions: figures of different machines are read beside it. */
function timeLoop(): number {
  const startedAtMs = performance.now();
  let sum = 0;
  for (let index = 0; index < 1_000_000_000; index += 1) sum += index;
  return sum > 0 ? (performance.now() - startedAtMs) / 1_000 : Number.NaN;
}
