import { createHash } from 'node:crypto';
import type { PublicationEpisode } from '@longstrip/ingest';
import { RefusedChange } from '../../shared/operator.ts';
import type { ImportOptions } from './import-options.ts';

/** An episode that a file of a command became. In a dry run it has no lasting id. */
export interface ImportedEpisode {
  seriesKey: string;
  language: string;
  seriesTitle: string;
  number: string;
  source: PublicationEpisode;
}

/** A series that a command created, with its current alias. */
export interface MadeSeries {
  seriesKey: string;
  language: string;
  alias: string;
  title: string;
}

interface Claim {
  file: NonNullable<ImportOptions['command']>;
  number: string;
  pagesMark: string;
  source: PublicationEpisode['source'];
}

interface Command {
  claims: Map<string, Claim>;
  made: Map<string, MadeSeries>;
  titles: Set<string>;
  isCancelled: boolean;
}

/** Remembered commands, including running ones: nothing tells us when a command ends. */
const MAX_COMMANDS = 32;

/**
 * The episodes and series that the files of a command became. Importing an episode again is an update, but not within one
 * command: there a second file for the same episode is a mistake and would silently replace the first. In a dry run these also
 * serve in place of the catalogue, since every file is rolled back.
 */
export class ImportSessions {
  readonly #commands = new Map<string, Command>();

  /**
   * Refuses an episode that another file of the command has become, unless its pages are the same.
   *
   * @throws RefusedChange DUPLICATE_EPISODE
   */
  refuseTaken({ command }: ImportOptions, episodes: readonly ImportedEpisode[]): void {
    for (const each of episodes) {
      const claim = this.#claimOfOther(command, each);
      if (command === null || claim === null || claim.pagesMark === marked(each.source)) continue;
      throw new RefusedChange(
        'DUPLICATE_EPISODE',
        `"${command.path}" and "${claim.file.path}" are both episode ${each.number} of "${each.seriesTitle}" (${each.language}). Leave one of them out; or give it a number of its own, by --number, its metadata or its name, or another --series.`,
        each.source.file,
      );
    }
  }

  /**
   * Numbers that other files of the command have in a series. A dry run does not find them in the catalogue; the real import
   * would give a book without a number another one.
   */
  numbersTried(
    { command, isDryRun }: ImportOptions,
    episodes: readonly ImportedEpisode[],
  ): { isOfOtherBook: (episode: ImportedEpisode) => boolean; numbers: string[] } {
    const claims = this.#commandOf(command)?.claims ?? new Map<string, Claim>();
    const [first] = episodes;
    const prefix = first === undefined ? '' : seriesOf(first);
    const isOfOtherBook = (each: ImportedEpisode) => {
      const claim = this.#claimOfOther(command, each);
      return isDryRun && claim !== null && !each.source.isNumberStated && !isSameBook(claim.source, each.source.source);
    };
    return {
      isOfOtherBook,
      numbers: [...claims].flatMap(([key, { number }]) => (key.startsWith(prefix) ? number : [])),
    };
  }

  /** Series that files of the command created, or would have created in a dry run. */
  made({ command }: ImportOptions): readonly MadeSeries[] {
    return [...(this.#commandOf(command)?.made.values() ?? [])];
  }

  /** Titles of all series that files of the command belong to. */
  titles({ command }: ImportOptions): readonly string[] {
    return [...(this.#commandOf(command)?.titles ?? [])];
  }

  /** Remembers what the file became, after the import or the whole dry run. */
  remember({ command }: ImportOptions, episodes: readonly ImportedEpisode[], made: readonly MadeSeries[]): void {
    if (command === null) return;
    const { claims, made: all, titles } = this.#keep(command.id);
    for (const each of made) all.set(seriesOf(each), each);
    for (const each of episodes) {
      const { source, number } = each;
      titles.add(each.seriesTitle);
      if (!claims.has(keyOf(each)))
        claims.set(keyOf(each), { file: command, number, pagesMark: marked(source), source: source.source });
    }
  }

  /** Refuses all further files of the command. */
  cancel(id: string): void {
    this.#keep(id).isCancelled = true;
  }

  isCancelled(command: ImportOptions['command']): boolean {
    return this.#commandOf(command)?.isCancelled === true;
  }

  /** The state of a command, marked as the most recent. */
  #keep(id: string): Command {
    const command = this.#commands.get(id) ?? {
      claims: new Map(),
      made: new Map(),
      titles: new Set<string>(),
      isCancelled: false,
    };
    this.#commands.delete(id);
    this.#commands.set(id, command);
    for (const old of [...this.#commands.keys()].slice(0, -MAX_COMMANDS)) this.#commands.delete(old);
    return command;
  }

  #commandOf(command: ImportOptions['command']): Command | undefined {
    return command === null ? undefined : this.#commands.get(command.id);
  }

  #claimOfOther(command: ImportOptions['command'], episode: ImportedEpisode): Claim | null {
    const claim = this.#commandOf(command)?.claims.get(keyOf(episode));
    return claim === undefined || claim.file.fileNo === command?.fileNo ? null : claim;
  }
}

function seriesOf({ seriesKey, language }: Pick<ImportedEpisode, 'seriesKey' | 'language'>): string {
  return `${JSON.stringify([seriesKey, language])} `;
}

function keyOf(episode: ImportedEpisode): string {
  return seriesOf(episode) + episode.number;
}

function marked({ pages }: PublicationEpisode): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(`${page.kind === 'image' ? page.image.sha256 : page.html}\n`);
  return hash.digest('hex');
}

function isSameBook(one: PublicationEpisode['source'], other: PublicationEpisode['source']): boolean {
  return one.title === other.title || (one.identifier !== null && one.identifier === other.identifier);
}
