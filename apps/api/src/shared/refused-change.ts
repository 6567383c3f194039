/** Why a change was not made. The code is stable, the sentence is for people. */
export interface AdminRefusal {
  code: string;
  sentence: string;
}

/** Thrown inside a transaction to roll it back; the caller that opened it turns this into a value. */
export class RefusedChange extends Error {
  readonly code: string;
  /** The file of an import that is at fault, where the others of its folder may well be taken. */
  readonly file: string | null;

  constructor(code: string, sentence: string, file: string | null = null) {
    super(sentence);
    this.code = code;
    this.file = file;
  }
}
