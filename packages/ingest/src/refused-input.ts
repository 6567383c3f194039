import type { IngestRefusal, IngestRefusalCode } from './ingest-refusal.ts';

/** Control characters would let a name from an archive write into a terminal or a log. */
export function printable(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '\u{FFFD}');
  return clean.length > 200 ? `${clean.slice(0, 199)}…` : clean;
}

/**
 * Carries a refusal out of the depths of a reader to `ingest`, which turns it into a value. Only refusals travel this
 * way; anything else that is thrown is a bug or a broken machine.
 */
export class RefusedInput extends Error {
  readonly code: IngestRefusalCode;
  readonly entry: string | null;
  readonly reason: string;
  /** The book at fault, where the input is a folder of several. */
  book: string | null = null;

  /**
   * @param reason how the sentence goes on after the names: 'it is encrypted'
   */
  constructor(code: IngestRefusalCode, entry: string | null, reason: string, options?: { cause?: unknown }) {
    super(`${code}: ${reason}`, options);
    this.name = 'RefusedInput';
    this.code = code;
    this.entry = entry === null ? null : printable(entry);
    this.reason = reason;
  }

  /** Says which book of a folder is at fault. */
  inBook(name: string): this {
    this.book ??= printable(name);
    return this;
  }

  /** The refusal as one sentence that names the file and, where one is at fault, the entry. */
  toRefusal(fileName: string): IngestRefusal {
    const file = this.book ?? printable(fileName);
    const sentence =
      this.entry === null
        ? `"${file}" was refused: ${this.reason}.`
        : `"${file}" was refused because of "${this.entry}": ${this.reason}.`;
    return { code: this.code, file, entry: this.entry, sentence };
  }
}
