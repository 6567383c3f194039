import type { IngestRefusal, IngestRefusalCode } from './ingest-refusal.ts';
import { printable } from './text/clean-text.ts';

/**
 * Thrown by readers of books to refuse an input; `ingest` turns it into a value. Anything else that is thrown is a bug or a
 * fault of the machine.
 */
export class RefusedInput extends Error {
  readonly code: IngestRefusalCode;
  readonly entry: string | null;
  readonly reason: string;
  /** The book at fault in a folder of several. */
  book: string | null = null;

  /**
   * @param reason the end of the sentence, after the names: 'it is encrypted'
   */
  constructor(code: IngestRefusalCode, entry: string | null, reason: string, options?: { cause?: unknown }) {
    super(`${code}: ${reason}`, options);
    this.name = 'RefusedInput';
    this.code = code;
    this.entry = entry === null ? null : printable(entry);
    this.reason = reason;
  }

  /** Names the book at fault. */
  inBook(name: string): this {
    this.book ??= printable(name);
    return this;
  }

  /** The refusal with its sentence, which names the file and the entry at fault, if any. */
  toRefusal(fileName: string): IngestRefusal {
    const file = this.book ?? printable(fileName);
    const sentence =
      this.entry === null
        ? `"${file}" was refused: ${this.reason}.`
        : `"${file}" was refused because of "${this.entry}": ${this.reason}.`;
    return { code: this.code, file, entry: this.entry, sentence };
  }
}
