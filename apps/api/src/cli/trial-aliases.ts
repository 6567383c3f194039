import { basename, resolve } from 'node:path';
import { type ImportOutcome, refusedFile } from '../features/admin/import-file.ts';
import { aliasTaken } from '../features/admin/publish-series.ts';

/**
 * What a trial of several files in one command must remember: each is tried by itself and undone, so that the next one
 * does not see who would have the alias by then.
 */
export class TrialAliases {
  readonly #holders = new Map<string, { key: string; title: string }>();

  /** What the file would meet after those before it: it is refused where the alias is another series' by then. */
  after(file: string, alias: string | null, outcome: ImportOutcome): ImportOutcome {
    const [series] = outcome.ok ? outcome.series : [];
    if (alias === null || series === undefined) return outcome;
    const key = JSON.stringify([series.seriesKey, series.language]);
    const holder = this.#holders.get(alias);
    if (holder === undefined || holder.key === key) {
      this.#holders.set(alias, { key, title: series.title });
      return outcome;
    }
    return refusedFile(basename(resolve(file)), aliasTaken(alias, holder.title));
  }
}
