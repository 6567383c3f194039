import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { ScheduleDay, SeriesStatus } from '@longstrip/core';
import { Command } from 'commander';
import type { ImportOutcome, ImportRefusal } from '../features/admin/import-file.ts';
import type { ImportOptions } from '../features/admin/import-options.ts';
import type { PublishedSeries } from '../features/admin/publish-publications.ts';
import { CommandRefused } from './catalogue-admin.ts';
import type { CommandParts } from './command-parts.ts';
import { ADULT, eitherOr } from './either-or.ts';
import { fieldChangeLines, startLines } from './field-change-lines.ts';
import { alias, count, days, language, moment, platforms, price, several, status, words } from './option-values.ts';
import { TrialAliases } from './trial-aliases.ts';

const MAX_PATH_LENGTH = 200;

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
export function importCommand({ admin, out, say, finish }: CommandParts): Command {
  const command = new Command('import')
    .description('Brings comics and novels into the catalogue: CBZ, EPUB, pictures, folders of them. Again is a diff.')
    .argument('<file...>', 'files and folders')
    .option('--platform <id>', 'where it is sold; several times, or with commas', platforms)
    .option('--lang <language>', 'language of the work, like en or ja', language)
    .option(
      '--series <name>',
      'the series it belongs to, by its title, alias or key, when the file’s own name for it is wrong',
      words,
    )
    .option('--title <title>', 'title that readers see', words)
    .option('--alias <alias>', 'its name in addresses', alias)
    .option('--genre <genre>', 'genres; the first is the main one', several)
    .option('--weekday <day>', 'days on which new episodes come: MON … SUN, TEN', days)
    .option('--status <status>', 'SCHEDULED (goes on), COMPLETED or PAUSED', status);
  return eitherOr(command, 'adult', ADULT)
    .option('--free <count>', 'the first so many episodes are free', count)
    .option('--rent <coins>', 'price of renting an episode', price)
    .option('--own <coins>', 'price of owning an episode', price)
    .option(
      '--open-at <moment>',
      'when its episodes open, in the platform’s time: 2030-01-31 or 2030-01-31T18:00',
      moment,
    )
    .option('--dry-run', 'only say what would change')
    .option('--json', 'one line of JSON a file or folder given, and nothing else')
    .addHelpText('after', JSON_HELP)
    .action(async (files: string[], flags: ImportFlags) => {
      let [isRefused, isFaulty] = [false, false];
      const options = optionsOf(flags);
      const id = randomUUID();
      const trial = new TrialAliases();
      for (const [index, file] of files.entries()) {
        try {
          const alone = await admin().importFile(file, {
            ...options,
            command: { id, fileNo: index + 1, path: endOf(file) },
          });
          const outcome = options.isDryRun ? trial.after(file, options.alias, alone) : alone;
          isRefused ||= !outcome.ok;
          out(flags.json === true ? lineOf(outcome) : textOf(outcome, flags.dryRun === true));
        } catch (error) {
          if (error instanceof CommandRefused) throw error;
          // One file's fault keeps nobody from the next.
          isFaulty = true;
          const sentence = error instanceof Error ? error.message : String(error);
          say(`Failed: ${file}: ${sentence}`);
          if (flags.json === true) out(refusedLine({ code: 'FAULT', sentence, file: basename(file) }));
        }
      }
      finish(isFaulty ? 1 : isRefused ? 2 : 0);
    });
}

/** A path for a sentence; it travels in a header, whose length is bounded. */
function endOf(path: string): string {
  return path.length > MAX_PATH_LENGTH ? `…${path.slice(-MAX_PATH_LENGTH)}` : path;
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
    command: null,
  };
}

/** Of the JSON line: named once, in the help too. */
const JSON_HELP = `
With --json, a line a file (or folder) given: ok, series, episodes, pages, warnings, error, otherSeries, changes.
  series, episodes, pages   the alias of its series, and how many episodes and pages of it are in the file
  otherSeries               where a folder holds several series (one work in two languages is two): those of the others,
                            each {series, language, episodes, pages}; else empty
  changes                   a series each: what of its episodes and pages is added, changed, unchanged, removed, and
                            fields: [{field, before, after}], whatever else changes (titles, reading direction, prices, openings),
                            and start, what a new series begins with (offers, cover, tags, days, isAdult)
  error, code, file, entry  why it was refused; a command that is wrong itself gives one line with code USAGE
Exit code: 0, 2 when anything was refused, 1 for a fault.`;

const sizeOf = (counts: { added: number; changed: number; unchanged: number }) =>
  counts.added + counts.changed + counts.unchanged;
const creditOf = ({ alias: series, language: tongue, episodes, pages }: PublishedSeries) => ({
  ...{ series, language: tongue },
  ...{ episodes: sizeOf(episodes), pages: sizeOf(pages) },
});

/** The line of `--json` of what was refused. */
export function refusedLine(refusal: Pick<ImportRefusal, 'sentence' | 'code'> & Partial<ImportRefusal>): string {
  const { sentence, code, file = null, entry = null } = refusal;
  const nothing = { series: null, episodes: 0, pages: 0, warnings: [], otherSeries: [], changes: [] };
  return JSON.stringify({ ok: false, ...nothing, error: sentence, code, file, entry });
}

/** The line of `--json`: `series`, `episodes` and `pages` are of one series, and those of others stand by themselves. */
function lineOf(outcome: ImportOutcome): string {
  if (!outcome.ok) return refusedLine(outcome.refusal);
  const [main, ...otherSeries] = outcome.series.map(creditOf);
  const { series = null, episodes = 0, pages = 0 } = main ?? {};
  const { warnings, series: changes } = outcome;
  return JSON.stringify({ ok: true, series, episodes, pages, warnings, error: null, otherSeries, changes });
}

function textOf(outcome: ImportOutcome, isDryRun: boolean): string {
  if (!outcome.ok) return `✗ ${outcome.refusal.sentence}`;
  const lines = outcome.series.flatMap(({ title, language: tongue, alias: name, start, episodes, pages, fields }) => [
    `✓ ${title} (${tongue})${start === null ? '' : ', new'}: episodes ${changesOf(episodes)}; pages ${changesOf(pages)}. /detail/${name}`,
    ...(start === null ? [] : startLines(start).map((line) => `  + ${line}`)),
    ...fieldChangeLines(fields).map((line) => `  ~ ${line}`),
  ]);
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
