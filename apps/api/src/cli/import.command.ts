import type { ScheduleDay, SeriesStatus } from '@longstrip/core';
import { Command } from 'commander';
import type { ImportOutcome } from '../features/admin/import-file.ts';
import type { ImportOptions } from '../features/admin/import-options.ts';
import type { PublishedSeries } from '../features/admin/publish-publications.ts';
import type { CommandParts } from './command-parts.ts';
import { alias, count, days, language, moment, platforms, price, several, status, words } from './option-values.ts';

interface ImportFlags {
  platform?: string[];
  lang?: string;
  series?: string;
  title?: string;
  alias?: string;
  genre?: string[];
  weekday?: ScheduleDay[];
  status?: SeriesStatus;
  adult?: boolean;
  free?: number;
  rent?: number;
  own?: number;
  openAt?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** `import <file or folder…>`: comics and novels into the catalogue. */
export function importCommand({ admin, out, finish }: CommandParts): Command {
  return new Command('import')
    .description('Brings comics and novels into the catalogue: CBZ, EPUB, pictures, folders of them. Again is a diff.')
    .argument('<file...>', 'files and folders')
    .option('--platform <id>', 'where it is sold; several times, or with commas', platforms)
    .option('--lang <language>', 'language of the work, like en or ja', language)
    .option('--series <name>', 'the series it belongs to, when the file’s own name for it is wrong', words)
    .option('--title <title>', 'title that readers see', words)
    .option('--alias <alias>', 'its name in addresses', alias)
    .option('--genre <genre>', 'genres; the first is the main one', several)
    .option('--weekday <day>', 'days on which new episodes come: MON … SUN, TEN', days)
    .option('--status <status>', 'SCHEDULED (goes on), COMPLETED or PAUSED', status)
    .option('--adult', 'it is for adults')
    .option('--no-adult', 'it is not for adults')
    .option('--free <count>', 'the first so many episodes are free', count)
    .option('--rent <coins>', 'price of renting an episode', price)
    .option('--own <coins>', 'price of owning an episode', price)
    .option(
      '--open-at <moment>',
      'when its episodes open, in the platform’s time: 2030-01-31 or 2030-01-31T18:00',
      moment,
    )
    .option('--dry-run', 'only say what would change')
    .option('--json', 'one line of JSON a file, and nothing else')
    .action(async (files: string[], flags: ImportFlags) => {
      let isRefused = false;
      for (const file of files) {
        const outcome = await admin().importFile(file, optionsOf(flags));
        isRefused ||= !outcome.ok;
        out(flags.json === true ? JSON.stringify(jsonOf(outcome)) : textOf(outcome, flags.dryRun === true));
      }
      finish(isRefused ? 2 : 0);
    });
}

function optionsOf(flags: ImportFlags): ImportOptions {
  return {
    platformIds: flags.platform ?? [],
    language: flags.lang ?? null,
    series: flags.series ?? null,
    title: flags.title ?? null,
    alias: flags.alias ?? null,
    genres: flags.genre ?? [],
    days: flags.weekday ?? [],
    status: flags.status ?? null,
    isAdult: flags.adult ?? null,
    freeEpisodeCount: flags.free ?? null,
    rentCoin: flags.rent ?? null,
    possessionCoin: flags.own ?? null,
    openAt: flags.openAt ?? null,
    isDryRun: flags.dryRun ?? false,
  };
}

const sizeOf = (counts: { added: number; changed: number; unchanged: number }) =>
  counts.added + counts.changed + counts.unchanged;
const sumOf = (series: readonly PublishedSeries[], name: 'episodes' | 'pages') =>
  series.reduce((sum, each) => sum + sizeOf(each[name]), 0);

/** The line of `--json`: `series` is the alias of the (first) series, `episodes` and `pages` are those of this file. */
function jsonOf(outcome: ImportOutcome): Record<string, unknown> {
  if (!outcome.ok) {
    const { sentence, code, file, entry } = outcome.refusal;
    return { ok: false, series: null, episodes: 0, pages: 0, warnings: [], error: sentence, code, file, entry };
  }
  const { series, warnings } = outcome;
  return {
    ok: true,
    series: series[0]?.alias ?? null,
    episodes: sumOf(series, 'episodes'),
    pages: sumOf(series, 'pages'),
    warnings,
    error: null,
    changes: series,
  };
}

function textOf(outcome: ImportOutcome, isDryRun: boolean): string {
  if (!outcome.ok) return `✗ ${outcome.refusal.sentence}`;
  const lines = outcome.series.map(
    ({ title, language: tongue, alias: name, isNew, episodes, pages }) =>
      `✓ ${title} (${tongue})${isNew ? ', new' : ''}: episodes ${changesOf(episodes)}; pages ${changesOf(pages)}. /detail/${name}`,
  );
  const trial = isDryRun ? ['  Nothing was changed: this was a trial.'] : [];
  return [...lines, ...outcome.warnings.map((warning) => `  ! ${warning}`), ...trial].join('\n');
}

function changesOf(counts: { added: number; changed: number; unchanged: number; removed?: number }): string {
  const parts = [
    counts.added > 0 ? `${counts.added} new` : '',
    counts.changed > 0 ? `${counts.changed} changed` : '',
    (counts.removed ?? 0) > 0 ? `${counts.removed} removed` : '',
    counts.unchanged > 0 ? `${counts.unchanged} unchanged` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
