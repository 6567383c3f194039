import { expect, test } from 'vitest';
import { chooseEpisodeAlias, chooseSeriesAlias } from './aliases.ts';

const series = { id: 7, type: 'COMIC', language: 'de' } as const;
const choose = (title: string, taken: readonly string[] = []) =>
  chooseSeriesAlias({ ...series, title }, async (alias) => taken.includes(alias));

test.each([
  ['Salt Crown', [], 'salt-crown'],
  ['Salt Crown', ['salt-crown'], 'salt-crown-de'],
  ['Salt Crown', ['salt-crown', 'salt-crown-de'], 'salt-crown-7'],
  ['草枕', [], 'comic-7'],
  ['1984', [], 'comic-7'],
  ['Viewer', [], 'viewer-de'],
  ['T-800', [], 't-800'],
])('%s, where %j are taken, is called %s', async (title, taken, alias) => {
  expect(await choose(title, taken)).toBe(alias);
});

test('a long title is cut between words, to at most 96 characters', async () => {
  const alias = await choose(`${'word '.repeat(40)}`);
  expect(alias.length).toBeLessThanOrEqual(96);
  expect(alias).toMatch(/^(word-)+word$/);
  expect((await choose('x'.repeat(200))).length).toBe(96);
});

test.each([
  ['1', [], 'ep-1'],
  ['12.5', [], 'ep-12-5'],
  ['12-5', ['ep-12-5'], /^ep-12-5-[0-9a-f]{8}$/],
  ['Extra 1', [], 'ep-extra-1'],
  ['番外編', [], /^ep-[0-9a-f]{8}$/],
])('the episode %s, where %j are taken, is called %s', (number, taken, alias) => {
  const chosen = chooseEpisodeAlias(number, (candidate) => taken.some((other) => other === candidate));
  expect(chosen).toMatch(typeof alias === 'string' ? new RegExp(`^${alias}$`) : alias);
  expect(chosen).toMatch(/^[A-Za-z0-9_-]{1,128}$/);
});
