import { Command } from 'commander';
import type { SeriesDescription } from '../catalogue/index.ts';
import type { ListedSeries } from '../operators/index.ts';
import { CommandRefused, type SeriesAction } from './catalogue-admin.ts';
import { ADULT, eitherOr } from './connect-admin.ts';
import type { CommandParts } from './option-values.ts';
import {
  alias,
  count,
  days,
  language,
  moment,
  platforms,
  priceOrNone,
  several,
  status,
  textLine,
  weekly,
} from './option-values.ts';

interface SetFlags {
  platform?: string[];
  free?: number;
  rent?: number | 'none';
  own?: number | 'none';
  openAt?: string;
  tags?: string[];
  weekday?: string[];
  [fact: string]: unknown;
}

/** `catalogue list|show|set|publish|hide|unhide|remove|restore`: what is in the catalogue, and changes by hand. */
export function catalogueCommand(parts: CommandParts): Command {
  const { admin, out, finish } = parts;
  const command = new Command('catalogue').description('Lists and changes the series of the catalogue.');
  const reference = '<series>';
  const meaning = 'alias, id, or <series key>/<language>';

  command
    .command('list')
    .description('all series')
    .option('--platform <id>', 'only those of a platform', platforms)
    .option('--json', 'one line of JSON a series')
    .action(async (flags: { platform?: string[]; json?: boolean }) => {
      const all = await admin().list();
      const wanted = flags.platform;
      const listed = all.filter(
        ({ platforms: on }) => wanted === undefined || on.some(({ platformId }) => wanted.includes(platformId)),
      );
      out(flags.json === true ? listed.map((each) => JSON.stringify(each)).join('\n') : tableOf(listed));
      finish(0);
    });
  command
    .command('show')
    .description('one series with its prices and episodes, as JSON')
    .argument(reference, meaning)
    .option('--json', 'in one line')
    .action(async (name: string, flags: { json?: boolean }) => {
      const shown = await admin().show(name);
      if (!shown.ok) throw new CommandRefused(shown.refusal.sentence);
      out(flags.json === true ? JSON.stringify(shown.series) : JSON.stringify(shown.series, null, 2));
      finish(0);
    });
  setCommand(command.command('set').argument(reference, meaning), parts);
  publishCommand(command.command('publish'), parts);
  change(command, parts, 'hide', visibility(parts, false));
  change(command, parts, 'unhide', visibility(parts, true));
  change(command, parts, 'remove', () => ({ isRemoved: true }));
  change(command, parts, 'restore', () => ({ isRemoved: false }));
  return command;
}

/** If no platform is named: all platforms that have the series or episode. */
function visibility({ admin }: CommandParts, isVisible: boolean): FactsOf {
  return async ({ name, episode, platform }) => {
    const shown = await admin().show(name);
    if (!shown.ok) throw new CommandRefused(shown.refusal.sentence);
    const { series } = shown;
    const { platforms: on } = episode === undefined ? series : episodeOf(series, episode);
    const ids = platform ?? Object.keys(on);
    const missing = ids.find((id) => !(id in on));
    const subject = episode === undefined ? `the series ${name}` : `episode ${episode} of ${name}`;
    if (missing !== undefined) throw new CommandRefused(`${subject} is not on ${missing}.`);
    return { platforms: Object.fromEntries(ids.map((id) => [id, { isVisible }])) };
  };
}

function episodeOf({ episodes, alias: series }: SeriesDescription, number: string) {
  const found = episodes.find((each) => each.number === number);
  if (found !== undefined) return found;
  throw new CommandRefused(`the series ${series} has no episode ${number}.`);
}

/** `catalogue publish`: publishes the named drafts, or all drafts of the series. */
function publishCommand(command: Command, parts: CommandParts): void {
  command
    .description('shows a series, or an episode of it, that was brought in as a draft (import --draft)')
    .argument('<series>', 'alias, id, or <series key>/<language>')
    .argument('[episode]', 'number of an episode; without one the series and all its episodes', textLine)
    .option('--platform <id>', 'only there; several times, or with commas', platforms)
    .option('--open-weekly <times>', 'its episodes open one after the other, in the platform’s time: FRI@20:00', weekly)
    .action(async (name: string, episode: string | undefined, flags: { platform?: string[]; openWeekly?: string }) => {
      if (episode !== undefined && flags.openWeekly !== undefined) {
        command.error('error: --open-weekly is for all episodes that are drafts: name none.');
      }
      const shown = await parts.admin().show(name);
      if (!shown.ok) throw new CommandRefused(shown.refusal.sentence);
      const { series } = shown;
      const ids = flags.platform ?? Object.keys(series.platforms);
      const missing = ids.find((id) => !(id in series.platforms));
      if (missing !== undefined) throw new CommandRefused(`the series ${name} is not on ${missing}.`);
      const facts = { isDraft: false, ...given('openWeekly', flags.openWeekly) };
      const onAll = { platforms: Object.fromEntries(ids.map((id) => [id, facts])) };
      if (episode !== undefined) episodeOf(series, episode);
      const ofSeries = episode === undefined ? onAll : { episodes: [{ number: episode, ...onAll }] };
      await applyToSeries(parts, name, ofSeries, 'series.publish');
    });
}

type Facts = Record<string, unknown>;

/** The facts to set on the series, or on its episode if one is named. */
type FactsOf = (target: { name: string; episode?: string; platform?: string[] }) => Facts | Promise<Facts>;

const CHANGES = {
  hide: 'takes a series, or an episode of it, off platforms (all, or those named)',
  unhide: 'shows a hidden series, or a hidden episode, again',
  remove: 'takes a series, or an episode of it, out of the catalogue; what readers own of it stays theirs',
  restore: 'brings a removed series, or a removed episode, back',
};

function change(command: Command, parts: CommandParts, verb: keyof typeof CHANGES, factsOf: FactsOf): void {
  const own = command
    .command(verb)
    .description(CHANGES[verb])
    .argument('<series>', 'alias, id, or <series key>/<language>')
    .argument('[episode]', 'number of an episode; without one the whole series', textLine);
  if (verb === 'hide' || verb === 'unhide')
    own.option('--platform <id>', 'only there; several times, or with commas', platforms);
  own.action(async (name: string, episode: string | undefined, { platform }: { platform?: string[] }) => {
    const facts = await factsOf({ name, ...(episode && { episode }), ...(platform && { platform }) });
    const ofSeries = episode === undefined ? facts : { episodes: [{ number: episode, ...facts }] };
    await applyToSeries(parts, name, ofSeries, `series.${verb}`);
  });
}

function setCommand(command: Command, parts: CommandParts): void {
  command
    .description('changes facts, prices and days of a series')
    .option('--title <title>', 'title that readers see', textLine)
    .option('--synopsis <text>', 'what it is about')
    .option('--alias <alias>', 'its name in addresses', alias)
    .option('--lang <language>', 'its language', language)
    .option('--status <status>', 'SCHEDULED (goes on), COMPLETED or PAUSED', status);
  eitherOr(command, 'adult', ADULT);
  eitherOr(command, 'original', ['it is an original of the house', 'it is not an original of the house']);
  command
    .option('--tag <tag>', 'its tags, all of them; the first is the genre', several)
    .option('--weekday <day>', 'days on which new episodes come, all of them', days)
    .option('--platform <id>', 'where the following holds; several times, or with commas', platforms)
    .option('--rent <coins>', 'price of renting an episode, or none', priceOrNone)
    .option('--own <coins>', 'price of owning an episode, or none', priceOrNone)
    .option('--free <count>', 'the first so many episodes are free', count)
    .option('--open-at <moment>', 'when the series opens', moment)
    .action(async (name: string, flags: SetFlags) => {
      await applyToSeries(parts, name, factsOf(flags), 'series.set');
    });
}

function factsOf(flags: SetFlags): Facts {
  const onPlatform = {
    ...given('rentCoin', flags.rent === 'none' ? null : flags.rent),
    ...given('possessionCoin', flags.own === 'none' ? null : flags.own),
    ...given('freeEpisodeCount', flags.free),
    ...given('openAt', flags.openAt),
  };
  const isForPlatforms = Object.keys(onPlatform).length > 0;
  if (isForPlatforms && flags.platform === undefined) {
    throw new CommandRefused('prices, free episodes and openings belong to a platform: name it by --platform.');
  }
  return {
    ...given('title', flags.title),
    ...given('synopsis', flags.synopsis),
    ...given('alias', flags.alias),
    ...given('language', flags.lang),
    ...given('status', flags.status),
    ...given('isAdult', flags.adult),
    ...given('isOriginal', flags.original),
    ...given('tags', flags.tag),
    ...given('days', flags.weekday),
    // If only a platform is named, the series opens there.
    ...given('platforms', flags.platform && Object.fromEntries(flags.platform.map((id) => [id, onPlatform]))),
  };
}

function given(name: string, value: unknown): Facts {
  return value === undefined ? {} : { [name]: value };
}

async function applyToSeries(parts: CommandParts, name: string, facts: Facts, action: SeriesAction): Promise<void> {
  const result = await parts.admin().apply({ series: [{ series: name, ...facts }] }, action);
  if (!result.ok)
    throw new CommandRefused(
      result.refusals.map(({ sentence }) => sentence.replace(/^series\.0[.:] ?/, '')).join('\n'),
    );
  for (const { subject, hasChanged } of result.applied)
    parts.out(`${subject}: ${hasChanged ? 'changed' : 'already so'}`);
  parts.finish(0);
}

function placeOf({ platformId, isVisible, isDraft }: ListedSeries['platforms'][number]): string {
  if (isDraft) return `(${platformId}, draft)`;
  return isVisible ? platformId : `(${platformId})`;
}

function tableOf(listed: readonly ListedSeries[]): string {
  if (listed.length === 0)
    return 'The catalogue is empty. npm run import -- <file> --platform bom-us --free 1 brings a comic in.';
  const rows = listed.map((each) => [
    String(each.id),
    each.alias,
    each.language,
    each.type,
    each.isRemoved ? 'removed' : each.status,
    `${each.episodeCount} ep.`,
    each.platforms.map(placeOf).join(' '),
    each.title,
  ]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
