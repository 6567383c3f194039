import { expect, test } from 'vitest';
import type { ReaderPage } from '../viewer-model.ts';
import { viewsOf } from './page-views.ts';

const picture = (order: number): ReaderPage => ({
  kind: 'picture',
  order,
  src: '',
  srcSet: '',
  widthPx: 2,
  heightPx: 3,
  placeholder: null,
  blurred: null,
  spread: 'none',
  stripIndex: null,
});
const text = (order: number): ReaderPage => ({ kind: 'text', order, html: '' });

test('a page of text is shown alone, also where two pages are shown side by side', () => {
  expect(viewsOf([picture(1), picture(2), text(3), picture(4), picture(5)], 'double', 'LTR')).toEqual([
    [0],
    [1],
    [2],
    [3, 4],
  ]);
});
