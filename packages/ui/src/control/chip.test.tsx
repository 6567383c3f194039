import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChipRow, ChipScroller } from './chip.tsx';

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

it.each([
  ['a row', ChipRow],
  ['a row that scrolls', ChipScroller],
])('a chip in %s is no wider than it, and a long label ends in an ellipsis', (_, Row) => {
  const html = renderToStaticMarkup(<Row label="Tags" chips={[{ href: '#long', label: LONG }]} />);
  expect(html).toMatch(/<li class="[^"]*\bmax-w-full\b/);
  expect(html).toMatch(/<a [^>]*class="[^"]*\bmax-w-full\b/);
  expect(html).toContain(`<span class="label one-line">${LONG}</span>`);
});

it('a chip with a word of two letters is as wide as a finger', () => {
  const html = renderToStaticMarkup(<ChipRow label="Genres" chips={[{ href: '#bl', label: 'BL' }]} />);
  expect(html).toMatch(/<a [^>]*class="[^"]*\bmin-w-11\b/);
});
