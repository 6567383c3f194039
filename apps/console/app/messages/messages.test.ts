import { expect, test } from 'vitest';
import english from './en/index.ts';
import japanese from './ja/index.ts';
import korean from './ko/index.ts';

/** Keys with their placeholders. Languages differ in their plural forms, so the ending of one is left out. */
function keysOf(texts: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  const keys = Object.entries(texts).flatMap(([area, entries]) =>
    Object.entries(entries).map(([key, text]) => {
      const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
      return `${area}.${key.replace(/_(?:zero|one|other)$/, '')} ${values.join(' ')}`;
    }),
  );
  // "No episode closes" names no number.
  return [...new Set(keys.filter((key) => key !== 'purchase.closes '))].toSorted();
}

test.each([
  ['Japanese', japanese],
  ['Korean', korean],
])('%s has the keys of English, with the same values in them', (_, texts) => {
  expect(keysOf(texts)).toEqual(keysOf(english));
});

test.each([
  ['Japanese', japanese],
  ['Korean', korean],
])('%s leaves no text in English', (_, texts) => {
  const same = keysOf(texts).filter((key) => {
    const [area = '', name = ''] = (key.split(' ')[0] ?? '').split('.');
    const of = (all: object) => Object.entries(Object.entries(all).find(([each]) => each === area)?.[1] ?? {});
    const own = of(texts).find(([each]) => each === name)?.[1];
    return own !== undefined && own === of(english).find(([each]) => each === name)?.[1];
  });
  // Names of services.
  expect(same.map((key) => key.trim())).toEqual([
    ...['apple', 'gmo', 'google', 'stripe', 'tapjoy'].map((name) => `providers.${name}`),
    ...['apple', 'facebook', 'google', 'twitter'].map((name) => `signInMethods.${name}`),
  ]);
});
