import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productDecisions } from './coverage-table.ts';
import { linesMeeting, ROOT, readSourceFiles, type SourceFile } from './source-files.ts';

const files = readSourceFiles().filter(({ name }) => /\.(tsx?|mjs|css|sql|md)$/.test(name));
/** Tests of checks, such as this one, cite what does not exist. */
const citing = files.filter(({ path }) => !path.startsWith('tools/checks/'));
const pages = files.filter(({ extension }) => extension === '.md');

/** Each match in the files, as `path: match`. */
function cited(inFiles: readonly SourceFile[], pattern: RegExp): { path: string; name: string }[] {
  return inFiles.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));
}

describe('what is cited is in the repository', () => {
  const decisions = productDecisions(readFileSync(join(ROOT, 'docs/decisions/product.md'), 'utf8'));

  it('each decision of the product has an anchor, and each that is cited is there', () => {
    expect(decisions).toEqual(Array.from({ length: 44 }, (_, index) => `D${index + 1}`));
    const all = cited(citing, /\b(D\d{1,2})\b/g);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ name }) => !decisions.includes(name))).toEqual([]);
  });

  it('each numbered record that is cited is there', () => {
    const records = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
    const all = cited(citing, /\brecords? (\d{4})\b/g);
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ name }) => !records.includes(name))).toEqual([]);
  });

  it('no document outside of it is cited', () => {
    const outside = /\b(WIRE|SCREENS|INTEGRATIONS|VISUAL|DECISIONS)\b/;
    expect(citing.flatMap((file) => linesMeeting(file, outside))).toEqual([]);
  });

  it('each link of a document leads to a file, and to an anchor where it names one', () => {
    const broken = cited(pages, /\]\(([^)\s]+)\)/g).filter(({ path, name }) => {
      if (/^[a-z]+:/.test(name)) return false;
      const [to = '', anchor] = name.split('#');
      const file = to === '' ? join(ROOT, path) : join(ROOT, dirname(path), to);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('a page of the documents leads to the decisions that it names', () => {
    const ofReaders = pages.filter(({ path }) => /^docs\/(?!decisions\/|coverage\/)/.test(path));
    const without = ofReaders.flatMap(({ path, text }) =>
      [...new Set(text.match(/\bD\d{1,2}\b/g) ?? [])].flatMap((name) =>
        text.includes(`product.md#${name.toLowerCase()})`) ? [] : `${path}: ${name}`,
      ),
    );
    expect(without).toEqual([]);
  });
});

/** Anchors that GitHub derives from headings, and explicit ones. */
function anchorsOf(page: string): Set<string> {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const written = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...written]);
}
