/** A harmful or unusual file, and the expected result. */
export interface HostileFile {
  /** Its file name. */
  name: string;
  what: string;
  /** A refusal with one of these codes, or this many pages. */
  /** Small as a file, immense when it is extracted: refused before that. */
  isBomb?: true;
  expected: { refusedAs: readonly string[] } | { pages: number };
  build(): Promise<Buffer>;
}
