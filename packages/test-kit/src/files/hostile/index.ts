import { ARCHIVE_BOMBS, HOSTILE_ARCHIVES } from './hostile-archives.ts';
import { HOSTILE_EPUBS } from './hostile-epubs.ts';
import type { HostileFile } from './hostile-file.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';
import { HOSTILE_PICTURES } from './hostile-pictures.ts';

export { ACTIVE_CONTENT } from './hostile-epubs.ts';
export type { HostileFile } from './hostile-file.ts';

/** Harmful and unusual files, each with the expected result. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...HOSTILE_ARCHIVES,
  ...HOSTILE_NAMES,
  ...ARCHIVE_BOMBS,
  ...HOSTILE_PICTURES,
  ...HOSTILE_EPUBS,
];
