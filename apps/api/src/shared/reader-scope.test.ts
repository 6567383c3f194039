import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { ReaderScope } from './reader-scope.ts';

const SOURCE = join(import.meta.dirname, '..');

test('a platform and an id are no scope', () => {
  expectTypeOf<{ platformId: string; userId: string }>().not.toExtend<ReaderScope>();
});

test('one place makes scopes, of the row of an account', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file));
  const making = files.filter((file) => / as ReaderScope\b/.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(making.filter((file) => !file.endsWith('.test.ts'))).toEqual([join('shared/reader-scope.ts')]);
});
