import type { CatalogueAdmin } from './catalogue-admin.ts';

/** What every command is made with. */
export interface CommandParts {
  admin: () => CatalogueAdmin;
  /** A line for stdout: results, and nothing but results. */
  out: (line: string) => void;
  /** A line for stderr: what is wrong with the command itself. */
  say: (line: string) => void;
  /** Says how the command went: 0, 2 for a refusal, 1 for a fault. */
  finish: (exitCode: 0 | 1 | 2) => void;
}
