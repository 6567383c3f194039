import { createHash } from 'node:crypto';
import type { PublicationEpisode } from '@longstrip/ingest';
import type { ImportOptions } from './import-options.ts';
import { RefusedChange } from './refused-change.ts';

/** What a file of a command became: an episode of a series, which in a trial has no lasting id. */
export interface ImportedEpisode {
  seriesKey: string;
  language: string;
  seriesTitle: string;
  number: string;
  source: PublicationEpisode;
}

interface Claim {
  file: NonNullable<ImportOptions['command']>;
  pagesMark: string;
  source: PublicationEpisode['source'];
}

/** So many commands are remembered, those under way among them: there is no telling when one has ended. */
const MAX_COMMANDS = 32;

/**
 * Which file of a command became which episode. Again is a diff, but not within one command: there a second file of the
 * same episode is a slip, and would replace the first without a word.
 */
export class ImportCommands {
  readonly #claims = new Map<string, Map<string, Claim>>();

  /**
   * Refuses what another file of the command has become, unless its pages are the same.
   *
   * @throws RefusedChange DUPLICATE_EPISODE
   */
  refuseTaken({ command, isDryRun }: ImportOptions, episodes: readonly ImportedEpisode[]): void {
    if (command === null) return;
    const claims = this.#claims.get(command.id);
    for (const each of episodes) {
      const claim = claims?.get(keyOf(each));
      if (claim === undefined || claim.file.fileNo === command.fileNo || claim.pagesMark === marked(each.source))
        continue;
      // Where a trial found no other book yet, the real thing will give it a number of its own.
      if (isDryRun && !each.source.isNumberStated && !isSameBook(claim.source, each.source.source)) continue;
      throw new RefusedChange(
        'DUPLICATE_EPISODE',
        `"${command.path}" and "${claim.file.path}" are both episode ${each.number} of "${each.seriesTitle}" (${each.language}). Leave one of them out; or give it a number of its own, by its metadata or its name, or another --series.`,
      );
    }
  }

  /** Keeps what the file became, once that is done, or tried to its end. */
  remember({ command }: ImportOptions, episodes: readonly ImportedEpisode[]): void {
    if (command === null) return;
    const claims = this.#claims.get(command.id) ?? new Map<string, Claim>();
    this.#claims.delete(command.id);
    this.#claims.set(command.id, claims);
    for (const each of episodes) {
      const { source } = each;
      if (!claims.has(keyOf(each)))
        claims.set(keyOf(each), { file: command, pagesMark: marked(source), source: source.source });
    }
    for (const id of [...this.#claims.keys()].slice(0, -MAX_COMMANDS)) this.#claims.delete(id);
  }
}

function keyOf({ seriesKey, language, number }: ImportedEpisode): string {
  return JSON.stringify([seriesKey, language, number]);
}

function marked({ pages }: PublicationEpisode): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(`${page.kind === 'image' ? page.image.sha256 : page.html}\n`);
  return hash.digest('hex');
}

function isSameBook(one: PublicationEpisode['source'], other: PublicationEpisode['source']): boolean {
  return one.title === other.title || (one.identifier !== null && one.identifier === other.identifier);
}
