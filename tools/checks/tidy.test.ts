import { describe, expect, it } from 'vitest';
import { linesMeeting, readSourceFiles, type SourceFile } from './source-files.ts';
import {
  BINARY_FOLDERS,
  COLOUR_FILES,
  ENVIRONMENT_FILES,
  GIVEN_NAMES,
  LINES_MOST,
  LONG_FILES,
  TEST_LINES_MOST,
} from './tidy-exceptions.ts';

const files = readSourceFiles();
const code = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file.name));
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('e2e/');
/** Folders whose code draws screens: the rules about colours and directions apply to them. */
const isOnScreen = (path: string): boolean =>
  /^(packages\/(ui|storefront)|apps\/(us|jp|th|tw|me|de-fr-transfer|storybook|sandbox))\//.test(path);
const isListed = (list: readonly string[], path: string): boolean =>
  list.some((entry) => path === entry || (entry.endsWith('/') && path.startsWith(entry)));

const without = (list: readonly string[], entry: string): string[] => list.filter((other) => other !== entry);

describe('tidy', () => {
  it('reads the whole repository', () => {
    expect(code.length).toBeGreaterThan(20);
    expect(code.some((file) => file.path === 'tools/checks/tidy.test.ts')).toBe(true);
  });

  const isLong = (file: SourceFile): boolean =>
    file.text.split('\n').length - 1 > (isTest(file.path) ? TEST_LINES_MOST : LINES_MOST);

  it(`limits files to ${LINES_MOST} lines, except those listed with a reason`, () => {
    const listed = LONG_FILES.map((entry) => entry.path);
    const long = code.filter(isLong).map((file) => file.path);
    expect(long.filter((path) => !isListed(listed, path))).toEqual([]);
  });

  it('lists only files that are long', () => {
    const needless = LONG_FILES.filter(({ path }) => !code.some((file) => isListed([path], file.path) && isLong(file)));
    expect(needless).toEqual([]);
    // No entry repeats another, and no entry excepts a whole source folder.
    const listed = LONG_FILES.map((entry) => entry.path);
    expect(listed.filter((path) => isListed(without(listed, path), path))).toEqual([]);
    expect(listed.filter((path) => /\/src\/$/.test(path))).toEqual([]);
  });

  it('reads the environment in env files only', () => {
    const pattern = new RegExp(['process', 'env\\b'].join('\\.'));
    const offenders = code.filter(
      (file) =>
        !/(^|\/)env\.(ts|mjs)$/.test(file.path) && !isTest(file.path) && !isListed(ENVIRONMENT_FILES, file.path),
    );
    expect(offenders.flatMap((file) => linesMeeting(file, pattern))).toEqual([]);
  });

  it('keeps clock and randomness out of core', () => {
    const pattern =
      /Date\.now\(|new Date\(\s*\)|\bDate\(\)|Math\.random|performance\.now|getRandomValues|randomUUID|setTimeout|setInterval/;
    const core = code.filter((file) => file.path.startsWith('packages/core/src/') && !isTest(file.path));
    expect(core.length).toBeGreaterThan(0);
    expect(core.flatMap((file) => linesMeeting(file, pattern))).toEqual([]);
  });

  it('has no marks of unfinished work', () => {
    const pattern = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);
    const texts = files.filter((file) => /\.(tsx?|mjs|css|md|json|ya?ml|sql|html)$/.test(file.name));
    expect(
      texts.filter((file) => file.name !== 'pnpm-lock.yaml').flatMap((file) => linesMeeting(file, pattern)),
    ).toEqual([]);
  });

  it('runs every test: no "only", no "skip" without a reason', () => {
    const alone = /\b(it|test|describe)\.only\(/;
    const off = /\b(it|test|describe)\.(skip|todo|fixme)\(/;
    const tests = code.filter((file) => isTest(file.path));
    expect(tests.flatMap((file) => linesMeeting(file, alone))).toEqual([]);
    // When something is missing on the machine (a server, a sample), the title says what: `… (${reason})`.
    const silent = tests.flatMap((file) => linesMeeting(file, off)).filter((line) => !line.includes('reason'));
    expect(silent).toEqual([]);
  });

  it('waits for events in browser tests, never for time to pass', () => {
    const pattern = new RegExp(['wait', 'ForTimeout'].join(''));
    expect(code.flatMap((file) => linesMeeting(file, pattern))).toEqual([]);
  });

  it('writes colours in theme files only', () => {
    const pattern = /(^|['"`\s[(:,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])/i;
    const screens = code.filter(
      (file) =>
        isOnScreen(file.path) &&
        !isTest(file.path) &&
        !isListed(COLOUR_FILES, file.path) &&
        !/^theme\.css$|\.stories\.tsx$/.test(file.name),
    );
    expect(screens.flatMap((file) => linesMeeting(file, pattern))).toEqual([]);
  });

  it('uses logical directions, so that Arabic is mirrored without further code', () => {
    const utility =
      /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]-[\w[(]|(?:left|right)-(?:\d|\[|\(|auto|full|px)|text-(?:left|right)(?![\w-])|(?:border|rounded)-(?:[lr]|t[lr]|b[lr])(?=[-\s'"`])|(?:float|clear)-(?:left|right)(?![\w-]))/;
    const property =
      /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;
    const screens = code.filter((file) => isOnScreen(file.path) && !isTest(file.path));
    const found = screens.flatMap((file) => linesMeeting(file, file.extension === '.css' ? property : utility));
    // A comment may mention right and left.
    expect(found.filter((line) => !/: (\*|\/\/|\/\*)/.test(line))).toEqual([]);
  });

  it('names files in kebab-case and by their content', () => {
    const vague = /(^|[-.])(utils?|helpers?|misc|managers?|common)([-.]|$)/;
    expect(code.filter((file) => !/^[a-z0-9.$_-]+$/.test(file.name)).map((file) => file.path)).toEqual([]);
    expect(
      files
        .map((file) => file.path)
        .filter((path) => path.split('/').some((part) => vague.test(part)) && !isListed(GIVEN_NAMES, path)),
    ).toEqual([]);
  });

  it('has no constant that an underscore hides from the check for unused ones', () => {
    expect(
      code.flatMap((file) => linesMeeting(file, /^(?:export )?(?:const|let|function|type|interface) _\w/)),
    ).toEqual([]);
  });

  it('takes advisory locks only beside a unique key, each with a key of its own (record 0126)', () => {
    const locking = code.filter((file) => /pg_advisory/.test(file.text) && !file.path.includes('.test.'));
    expect(locking.map((file) => file.path)).toEqual([
      'apps/api/src/http/request-reply.ts',
      // Writes the same setting each time.
      'packages/database/src/engines/pooler.ts',
      'packages/database/src/jobs/job-queue.ts',
      'packages/database/src/migrate.ts',
    ]);
    const keys = code.flatMap((file) => [...file.text.matchAll(/_LOCK_KEY = ([\d_]+)/g)].map(([, key]) => key));
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it('repeats each transaction of the api that lost against another one, but for imports, reads and the demo (record 0126)', () => {
    const begins = /\borm\.transaction\(|\binTransaction\(/;
    const once = code.filter(
      ({ path, text }) =>
        /^apps\/api\/src\/(?!.*(\.test\.|testing\/))/.test(path) &&
        begins.test(text) &&
        !text.includes('retryConflicts'),
    );
    expect(once.map(({ path }) => path)).toEqual([
      'apps/api/src/catalogue/publish/publish-publications.ts',
      'apps/api/src/catalogue/search/search.service.ts',
      'apps/api/src/seed/demo-reads.ts',
      'apps/api/src/seed/remove-demo.ts',
      'apps/api/src/seed/seed-demo.ts',
    ]);
  });

  it('has no binary file except the pictures of the documents', () => {
    const binary = files.filter((file) => file.bytes.subarray(0, 8_000).includes(0));
    expect(binary.map((file) => file.path).filter((path) => !isListed(BINARY_FOLDERS, path))).toEqual([]);
  });
});
