import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders of installed, built or generated files. */
const NOT_OURS = new Set([
  'node_modules',
  'build',
  'dist',
  'storybook-static',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.data',
  '.turbo',
  '.cache',
]);

/** Ours, although it has the name of the folder that a measurement of test coverage creates. */
const COVERAGE_PAGES = join(ROOT, 'docs', 'coverage');

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly name: string;
  /** With the dot, `''` where there is none. */
  readonly extension: string;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Every source file of the repository, read once. Needs no git, so it works in an unpacked archive too. */
export function readSourceFiles(): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (directory: string): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (!NOT_OURS.has(entry.name) || path === COVERAGE_PAGES) walk(path);
      } else if (entry.isFile() && !entry.name.endsWith('.log') && entry.name !== '.env') {
        const bytes = readFileSync(path);
        files.push({
          path: relative(ROOT, path).replaceAll('\\', '/'),
          name: entry.name,
          extension: extname(entry.name),
          bytes,
          text: bytes.toString('utf8'),
        });
      }
    }
  };
  walk(ROOT);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `path:line: the line` of each line that matches the pattern. */
export function linesMeeting(file: SourceFile, pattern: RegExp): string[] {
  return file.text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
}
