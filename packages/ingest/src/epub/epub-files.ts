import type { ReadLimits } from '../limits.ts';
import type { BookSource, SourceEntry } from '../source/book-source.ts';

/** The files of an EPUB by path, ignoring Unicode form and case. */
export class EpubFiles {
  readonly source: BookSource;
  readonly #exact = new Map<string, SourceEntry>();
  readonly #folded = new Map<string, SourceEntry>();

  constructor(source: BookSource) {
    this.source = source;
    for (const entry of source.entries) {
      this.#exact.set(entry.path, entry);
      this.#folded.set(EpubFiles.#fold(entry.path), entry);
    }
  }

  static #fold(path: string): string {
    return path.normalize('NFC').toLowerCase();
  }

  find(path: string): SourceEntry | null {
    return this.#exact.get(path) ?? this.#folded.get(EpubFiles.#fold(path)) ?? null;
  }

  /** @throws RefusedInput if the file is too large, encrypted or damaged */
  async read(path: string, limits: ReadLimits): Promise<Buffer | null> {
    const entry = this.find(path);
    return entry === null ? null : this.source.read(entry, limits);
  }
}
