import { ImportAborted } from '../catalogue/index.ts';

const CLEAR_LINE = '\r\u001b[2K';

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** The output of a command: results to stdout, all else to stderr, and at a terminal one line that is overwritten. */
interface Terminal {
  out(line: string): void;
  say(line: string): void;
  /** Shows the progress; null removes the line. Absent if stderr is not a terminal. */
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
    // A line that wraps could not be overwritten.
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

/** Control characters except tab and line end, lone surrogates, and characters that change the direction of a line. */
const UNSAFE = /[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A line that is safe to show: characters that would control the terminal are written as escapes, `\u001b`. A line of JSON keeps
 * its meaning. New texts contain no such characters (record 0044); older ones, and names of files, may.
 */
export function terminalText(line: string): string {
  return line.replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The operator pressed Ctrl-C, or the process was asked to end. */
export class Interrupted extends ImportAborted {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super();
    this.exitCode = exitCode;
  }
}

/** One press of Ctrl-C may arrive twice within this time: from the terminal, and from npm, which forwards it. */
const SAME_PRESS_MS = 500;

/**
 * From now on Ctrl-C and SIGTERM do not end the process at once but abort the signal; a second Ctrl-C ends it. (SIGTERM arrives
 * repeatedly after npm has ended.)
 */
export function watchInterrupts(): AbortSignal {
  const interrupted = new AbortController();
  let pressedAtMs = Number.POSITIVE_INFINITY;
  process.on('SIGINT', () => {
    if (performance.now() - pressedAtMs > SAME_PRESS_MS) process.exit(130);
    if (interrupted.signal.aborted) return;
    pressedAtMs = performance.now();
    interrupted.abort(new Interrupted(130));
  });
  process.on('SIGTERM', () => interrupted.abort(new Interrupted(143)));
  return interrupted.signal;
}
