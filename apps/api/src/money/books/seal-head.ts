/** The newest seal of a chain at some moment: kept where the database's owner cannot reach, it proves everything before it. */
export interface SealHead {
  /** A platform's id, or `audit`. */
  readonly chain: string;
  readonly position: number;
  /** SHA-256, in hex. */
  readonly hash: string;
}

const HEAD = /(?<![\w/-])([a-z][a-z-]{0,63})\/([1-9]\d{0,14})\/([0-9a-f]{64})(?![0-9a-f])/g;

/** A head as it is printed, sent and asked for: `bom-us/57/3f…`. */
export function writeHead({ chain, position, hash }: SealHead): string {
  return `${chain}/${position}/${hash}`;
}

/** Every head that stands in a text, whatever is around it: a line of a log, of JSON, or the head alone. */
export function readHeads(text: string): SealHead[] {
  return [...text.matchAll(HEAD)].map(([, chain = '', position = '', hash = '']) => ({
    chain,
    position: Number(position),
    hash,
  }));
}
