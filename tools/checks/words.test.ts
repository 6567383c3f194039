import { describe, expect, it } from 'vitest';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Words that hide who or what is meant. They are used nowhere, each with what to say instead. */
const UNUSED: Readonly<Record<string, string>> = {
  nobody: 'no reader, no caller, no other process',
  somebody: 'a reader, a guest, an operator, another process',
  whoever: 'the reader who, the caller that',
  anybody: 'any reader, any caller',
  everybody: 'all readers, all callers',
  zombie: 'a process that has ended',
  hindrance: 'reason',
  hindrances: 'reasons',
  manners: 'profile, rules',
  quietly: 'without output, without a report',
  untold: 'not notified, unsent',
};

/** Words that must not be part of a name in code or of a file's name, each with the field's word. */
const NO_NAMES: Readonly<Record<string, string>> = {
  kept: 'cached, stored, saved, retained',
  told: 'notified, reported',
  played: 'fake, simulator',
  wish: 'choice, request',
  wished: 'chosen, requested',
  wishes: 'choices, requests',
  way: 'option, method, direction, outcome',
  ways: 'options, methods, directions, outcomes',
  door: 'access, guard, entry',
  doors: 'guards, entries',
};

/** Where a word of the lists is allowed, by file (or folder, with a slash at the end) and the name or word, with the reason. */
const EXCEPTIONS: readonly { path: string; names: readonly string[]; reason: string }[] = [
  { path: '', names: ['isKept', 'refundHindrance', 'ways'], reason: 'keys of replies' },
  { path: 'apps/api/src/cli/', names: ['way'], reason: 'a pattern that a sentence has to match' },
  { path: 'e2e/desk/', names: ['way'], reason: 'a pattern that a sentence has to match' },
  { path: '', names: ['isRefundUnderWay'], reason: 'a key of a reply' },
  { path: 'packages/storefront/src/routes/people/transfer/', names: ['otherWay'], reason: 'part of an address' },
  { path: 'apps/api/src/money/offerwall/', names: ['nobody'], reason: 'an outcome that is stored' },
  { path: '', names: ['toldEpisode', 'told_episode', 'toldAtMs', 'told_at_ms'], reason: 'a table and a column' },
  { path: 'packages/test-kit/src/files/novel-texts.ts', names: ['whoever'], reason: 'the text of a novel' },
  {
    path: 'packages/database/functions/ledger.sql',
    names: ['nobody'],
    reason: 'the text of a function that databases have already',
  },
  { path: 'packages/ui/src/samples/texts/', names: ['nobody'], reason: 'the text of a novel' },
  {
    path: 'packages/storefront/src/routes/reading/viewer/novel/novel-article.stories.tsx',
    names: ['nobody'],
    reason: 'the text of a novel',
  },
  { path: 'apps/api/src/money/purchase/', names: ['kept'], reason: 'a column that a function of the database answers' },
  { path: 'packages/ingest/src/naming/file-name.test.ts', names: ['nobody'], reason: 'the title of a book' },
  { path: 'packages/database/src/testing/server-binaries.ts', names: ['nobody'], reason: 'a user of the system' },
];

/** Texts for readers, texts of the demo's works, history, the product's specification, what a tool writes, and this list. */
const NOT_CHECKED =
  /^packages\/messages\/locales\/|^packages\/demo-catalogue\/|^docs\/decisions\/|^docs\/specification\.md$|^CHANGELOG\.md$|\.generated\.|^packages\/database\/migrations\/|^tools\/checks\/words\.test\.ts$/;

const files = readSourceFiles().filter(({ path }) => /\.(tsx?|mjs|css|sql|md)$/.test(path) && !NOT_CHECKED.test(path));
const code = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path));

const isExcepted = (path: string, name: string): boolean =>
  EXCEPTIONS.some(
    (entry) =>
      entry.names.includes(name) &&
      (entry.path === '' || entry.path === path || (entry.path.endsWith('/') && path.startsWith(entry.path))),
  );

/** `isKept` → is, kept; `KEPT_PAGES` → kept, pages; `kept-page.ts` → kept, page, ts. */
const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

const anyOf = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');
const NAMES = /[A-Za-z_$][\w$]*/g;
const USED = new RegExp(`(?<![A-Za-z])(?:${anyOf(UNUSED)})(?![A-Za-z])`, 'gi');
const COMMENTS_AND_TEXTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function wordsIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(USED)].flatMap(({ 0: found, index }) => {
    const word = found.toLowerCase();
    return isExcepted(path, word) ? [] : [`${path}:${lineAt(text, index)}: "${found}" → ${UNUSED[word]}`];
  });
}

/** The first word of the lists in a name, or null. A name is read once for all files. */
const wordInName = (() => {
  const known = new Map<string, string | null>();
  return (name: string): string | null => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const word = partsOf(name).find((part) => Object.hasOwn(NO_NAMES, part) || Object.hasOwn(UNUSED, part)) ?? null;
    known.set(name, word);
    return word;
  };
})();

/** Each name once a file, with its first line. */
function namesIn({ path, text }: SourceFile): string[] {
  const blanked = text.replace(COMMENTS_AND_TEXTS, (cut) => cut.replace(/[^\n]+/g, (line) => ' '.repeat(line.length)));
  return [...new Set(blanked.match(NAMES))].flatMap((name) => {
    const word = wordInName(name);
    if (word === null || isExcepted(path, name)) return [];
    const index = blanked.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`));
    return [`${path}:${lineAt(blanked, index)}: ${name} → ${NO_NAMES[word] ?? UNUSED[word]}`];
  });
}

describe('the words of the code', () => {
  it('says who and what is meant, in comments, documents and titles', () => {
    expect(files.flatMap(wordsIn)).toEqual([]);
  });

  it('names things by the field’s words', () => {
    expect(code.flatMap(namesIn)).toEqual([]);
  });

  it('names files by the field’s words', () => {
    const wrong = files.flatMap(({ path }) =>
      path.split('/').flatMap((part) => {
        const word = wordInName(part);
        return word === null ? [] : [`${path} → ${NO_NAMES[word] ?? UNUSED[word]}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lists only exceptions that are needed', () => {
    const needless = EXCEPTIONS.flatMap((entry) =>
      entry.names
        .filter((name) => {
          const written = new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'i');
          return !files.some(({ path, text }) => path.startsWith(entry.path) && written.test(text));
        })
        .map((name) => `${entry.path}: ${name}`),
    );
    expect(needless).toEqual([]);
  });

  it('finds what it looks for', () => {
    const sample = (text: string) => ({ path: 'a.ts', text }) as SourceFile;
    expect(wordsIn(sample('// read by nobody\nit is Somebody'))).toHaveLength(2);
    expect(namesIn(sample('const keptPages = 1;\nconst PLAYED = 2; // kept'))).toEqual([
      `a.ts:1: keptPages → ${NO_NAMES.kept}`,
      `a.ts:2: PLAYED → ${NO_NAMES.played}`,
    ]);
    expect(namesIn(sample("const always = 'kept'; const isKept = away;"))).toEqual([]);
  });
});
