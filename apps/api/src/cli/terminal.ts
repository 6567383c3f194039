import { ImportAborted } from '../catalogue/index.ts';

const CLEAR_LINE = '\r\u001b[2K';

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** What a command writes to: results to stdout, all else to stderr, and at a terminal a line that is written over. */
interface Terminal {
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

/** Control characters but for tab and line end, halves of characters, and what turns the direction of a line. */
const UNSAFE = /[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A line as a terminal may show it: what would steer the terminal is written as an escape, `\u001b`. A line of JSON says
 * the same as before. New texts hold nothing of this (record 0044); what was stored before, and names of files, may.
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

/** One Ctrl-C may come twice within this time: from the terminal, and from npm, which hands its own on. */
const SAME_PRESS_MS = 500;

/**
 * From now on Ctrl-C and SIGTERM do not end the process at once but abort the signal; a second Ctrl-C does. (SIGTERM
 * comes again and again where npm is gone.)
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
