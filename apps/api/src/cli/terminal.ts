const CLEAR_LINE = '\r\u001b[2K';

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** What a command writes to: results to stdout, all else to stderr, and at a terminal a line that is written over. */
export interface Terminal {
  out(line: string): void;
  say(line: string): void;
  /** How far the work is; null takes the line away. Absent where stderr is no terminal. */
  progress?: (sentence: string | null) => void;
}

export function createTerminal(stdout: Stream, stderr: Stream): Terminal {
  let isShown = false;
  const clear = () => {
    if (isShown) stderr.write(CLEAR_LINE);
    isShown = false;
  };
  const progress = (sentence: string | null) => {
    clear();
    if (sentence === null) return;
    // A line that wraps could not be written over.
    stderr.write(sentence.slice(0, (stderr.columns ?? 80) - 1));
    isShown = true;
  };
  return {
    out(line) {
      clear();
      stdout.write(`${line}\n`);
    },
    say(line) {
      clear();
      stderr.write(`${line}\n`);
    },
    ...(stderr.isTTY === true && { progress }),
  };
}
