import { expect, test } from 'vitest';
import type { HomeSection } from './home.server.ts';
import { sectionBeside } from './section-beside.ts';

const top: HomeSection = { kind: 'top', form: 'ranking', series: [] };
const free: HomeSection = { kind: 'free', form: 'shelf', series: [] };
const newest: HomeSection = { kind: 'newest', form: 'shelf', series: [] };
const end: HomeSection = { kind: 'end', form: 'end', series: [] };

test.each([
  ['the ranking, wherever it is below the first part', [newest, free, top, end], top],
  ['another list where the ranking is the first part', [top, newest, free, end], free],
  ['nothing where the first part is the only list', [top, end], null],
])('in the second column of the home page is %s', (_, sections, beside) => {
  expect(sectionBeside(sections)).toBe(beside);
});
