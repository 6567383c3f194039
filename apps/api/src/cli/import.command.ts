import type { ScheduleDay, SeriesStatus } from '@longstrip/core';
import { Command } from 'commander';
import type { ImportOptions } from '../catalogue/index.ts';
import { ADULT, eitherOr } from './connect-admin.ts';
import { runImports } from './import-run.ts';
import type { CommandParts } from './option-values.ts';
import {
  alias,
  count,
  days,
  episodeNumber,
  language,
  moment,
  platforms,
  priceOrNone,
  several,
  status,
  textLine,
  weekly,
} from './option-values.ts';

interface ImportFlags {
  platform?: string[];
  lang?: string;
  series?: string;
  number?: string;
  title?: string;
  alias?: string;
  genre?: string[];
  weekday?: ScheduleDay[];
  status?: SeriesStatus;
  adult?: boolean;
  free?: number;
  rent?: number | 'none';
  own?: number | 'none';
  openAt?: string;
  openWeekly?: string;
  draft?: boolean;
  restore?: boolean;
  keepGoing?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** `import <file or folder…>`: imports comics and novels into the catalogue. */
export function importCommand(parts: CommandParts): Command {
  const command = new Command('import')
    .description('Brings comics and novels into the catalogue: CBZ, EPUB, pictures, folders of them. Again is a diff.')
    .argument('<file...>', 'files and folders; a folder of several books is one series')
    .option('--platform <id>', 'where it is sold; several times, or with commas', platforms)
    .option('--lang <language>', 'language of the work, like en or ja', language)
    .option(
      '--series <name>',
      'the series it belongs to, by its title, alias or key, when the file’s own name for it is wrong',
      textLine,
    )
    .option('--number <number>', 'the episode’s number, or the volume’s of a novel; for one file only', episodeNumber)
    .option('--title <title>', 'title that readers see', textLine)
    .option('--alias <alias>', 'its name in addresses', alias)
    .option('--genre <genre>', 'genres; the first is the main one', several)
    .option('--weekday <day>', 'days on which new episodes come: MON … SUN, TEN', days)
    .option('--status <status>', 'SCHEDULED (goes on), COMPLETED or PAUSED', status);
  return eitherOr(command, 'adult', ADULT)
    .option('--free <count>', 'the first so many episodes are free (default 0)', count)
    .option('--rent <coins>', 'price of renting an episode, or none (default 3)', priceOrNone)
    .option('--own <coins>', 'price of owning an episode, or none (default 5)', priceOrNone)
    .option(
      '--open-at <moment>',
      'when its episodes open, in the platform’s time: 2030-01-31 or 2030-01-31T18:00',
      moment,
    )
    .option('--open-weekly <times>', 'new episodes open one after the other, in the platform’s time: FRI@20:00', weekly)
    .option('--draft', 'what is new is shown to no reader until npm run catalogue -- publish')
    .option('--restore', 'bring back what of it was removed; without this a removed series or episode is refused')
    .option('--keep-going', 'take the good files of a folder even if others are refused; without it none is taken')
    .option('--dry-run', 'only say what would change')
    .option('--json', 'one line of JSON a file or folder given, and nothing else')
    .addHelpText('after', MORE_HELP)
    .action(async (files: string[], flags: ImportFlags) => {
      if (flags.number !== undefined && files.length > 1) {
        command.error('error: --number is for one file: give each its own by itself.');
      }
      parts.finish(await runImports(parts, { files, options: optionsOf(flags), isJson: flags.json === true }));
    });
}

function optionsOf(flags: ImportFlags): ImportOptions {
  return {
    platformIds: flags.platform ?? [],
    language: flags.lang ?? null,
    number: flags.number ?? null,
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
    openWeekly: flags.openWeekly ?? null,
    isDraft: flags.draft ?? false,
    isNewSeriesDraft: false,
    restoresRemoved: flags.restore ?? false,
    keepGoing: flags.keepGoing ?? false,
    isDryRun: flags.dryRun ?? false,
    command: null,
  };
}

/** Of the JSON line: named once, in the help too. */
const MORE_HELP = `
Of each file it says its series, its episode’s number, its pages, and whether it is new, changed or unchanged. Every file
that is refused is named with its reason. Files that are given one by one never hold each other up; a folder with a
refused file is taken as a whole or not at all, unless --keep-going is given; --dry-run tells of its good files too. A
folder of books of different series: npm run import -- folder/* takes each of them by itself. Of two languages of one work
that one command brings, the platform’s first language gets the plain alias; an alias that is published already does not
change.
Ctrl-C cancels: nothing of the file under way is published, also where the running product does the work.

With --json, a line a file (or folder) given:
  ok                        true when nothing of it was refused
  file                      the name of what was given
  series, episodes, pages   the alias of its series, and how many episodes and pages of it are in the file
  files                     each file of it that is taken: {file, series, title, language,
                            episodes: [{number, pages, change: new | changed | unchanged}]}
  refused                   each file that is not: {file, entry, code, sentence}
  otherSeries               where a folder holds several series (one work in two languages is two): those of the others,
                            each {series, language, episodes, pages}; else empty
  warnings                  what may be meant otherwise, a sentence each
  changes                   a series each: what of its episodes and pages is added, changed, unchanged, removed, and
                            fields: [{field, before, after}], whatever else changes (titles, reading direction, prices, openings),
                            start, what a new series begins with (offers, cover, tags, days, isAdult), and
                            defaults, what of its offers was not stated
  error, code, entry        why it was refused, the first reason’s code and entry; with --keep-going the rest may be
                            taken nevertheless (files). A command that is wrong itself gives one line with code USAGE,
                            one that is interrupted a line with code CANCELLED for each file it did not take
Exit code: 0, 2 when anything was refused, 1 for a fault, 130 after Ctrl-C.`;
