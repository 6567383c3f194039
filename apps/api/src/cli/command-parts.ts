import type { CatalogueAdmin } from './catalogue-admin.ts';

/** What every command is made with. */
export interface CommandParts {
  admin: () => CatalogueAdmin;
  /** A line for stdout: results, and nothing but results. */
  out: (line: string) => void;
  /** A line for stderr: what is wrong with the command itself. */
  say: (line: string) => void;
  /** How far the work is, on a line of the terminal that is written over; null takes it away. Absent where there is none. */
  progress?: (sentence: string | null) => void;
  /** Aborted when somebody presses Ctrl-C; from the first call on that does not end the process by itself. */
  interrupted: () => AbortSignal;
  /** Says how the command went: 0, 2 for a refusal, 1 for a fault, 130 after Ctrl-C. */
  finish: (exitCode: number) => void;
}
