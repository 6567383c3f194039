import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@longstrip/core';
import { expect, test } from 'vitest';
import { loadMessages, loadServerMessages, type Messages } from './index.ts';

const FOLDER = fileURLToPath(new URL('../locales', import.meta.url));
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The texts of a language by the names of its files. */
function readFiles(locale: string): Record<string, Messages> {
  const names = readdirSync(join(FOLDER, locale)).toSorted();
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, locale, name), 'utf8'))]));
}

/** The keys of each file, without their plural suffixes. */
function keysByFile(locale: string): Record<string, string[]> {
  const keysOf = (texts: Messages) => new Set(Object.keys(texts).map((key) => key.replace(PLURAL_SUFFIX, '')));
  return Object.fromEntries(
    Object.entries(readFiles(locale)).map(([name, texts]) => [name, [...keysOf(texts)].toSorted()]),
  );
}

test('each language has its folder', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(LOCALES.toSorted());
});

test('each text is in the file of its namespace', () => {
  const files = keysByFile('en-US');
  expect(Object.keys(files).length).toBeGreaterThan(50);
  for (const [name, keys] of Object.entries(files)) {
    const namespace = name.replace('.json', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect([name, keys.filter((key) => !key.startsWith(`${namespace}.`))]).toEqual([name, []]);
  }
});

test.each(LOCALES)('%s has the files of English, each with the same texts', (locale) => {
  expect(keysByFile(locale)).toEqual(keysByFile('en-US'));
});

test.each(LOCALES)('every file of %s is loaded, for pages or for servers', async (locale) => {
  const loaded = [...Object.entries(await loadMessages(locale)), ...Object.entries(await loadServerMessages(locale))];
  const written = Object.values(readFiles(locale)).flatMap((texts) => Object.entries(texts));
  const byKey = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
  expect(loaded.toSorted(byKey)).toEqual(written.toSorted(byKey));
});
