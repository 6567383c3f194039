import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

/** That the pictures exist is checked with all other links of the documents. */
it('the tour has the twelve pictures that its command takes, in their order', () => {
  const taken = [...read('e2e', 'pictures', 'tour.ts').matchAll(/\{ name: '([^']+)'/g)].map(
    ([, name = '']) => `${name.replaceAll(' ', '-')}.webp`,
  );
  const shown = [...read('docs', 'tour.md').matchAll(/\]\(pictures\/([^)]+)\)/g)].map(([, file]) => file);
  expect(taken).toHaveLength(12);
  expect(shown).toEqual(taken);
});
