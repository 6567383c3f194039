/** Why a change was not made. Codes are stable, the sentence is for people. */
export interface AdminRefusal {
  code: string;
  sentence: string;
}

/** Thrown inside a transaction to undo it; whoever opened the transaction turns it into a value. */
export class RefusedChange extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
