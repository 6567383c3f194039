/** A file that is made to harm or to puzzle, and what must happen to it. */
export interface HostileFile {
  /** Its file name. */
  name: string;
  what: string;
  /** A refusal by one of these codes, or so many pages. */
  /** Small where it lies, immense when it is opened: refused before it is. */
  isBomb?: true;
  expected: { refusedAs: readonly string[] } | { pages: number };
  build(): Promise<Buffer>;
}
