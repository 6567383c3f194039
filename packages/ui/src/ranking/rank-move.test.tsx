import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RankMove } from './rank-move.tsx';

/** The visible part: the markup without texts for screen readers only. */
const seen = (markup: string) => markup.replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '');

test('an unchanged rank is heard and not seen', () => {
  const markup = renderToStaticMarkup(<RankMove change={{ kind: 'same', sentence: 'Same place' }} />);
  expect(markup).toContain('Same place');
  expect(seen(markup)).toBe('');
});

test('a change of rank is seen as an arrow and a figure', () => {
  const markup = renderToStaticMarkup(<RankMove change={{ kind: 'up', places: '2', sentence: 'Up 2 places' }} />);
  expect(markup).toContain('Up 2 places');
  expect(seen(markup)).toMatch(/<svg.*<\/svg>2</);
});
