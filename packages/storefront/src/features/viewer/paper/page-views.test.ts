import { expect, test } from 'vitest';
import { picturePage, textPage } from '../../../testing/reader-pages.ts';
import { viewsOf } from './page-views.ts';

test('a page of text is shown alone, also where two pages are shown side by side', () => {
  expect(
    viewsOf([picturePage(1), picturePage(2), textPage(3), picturePage(4), picturePage(5)], 'double', 'LTR'),
  ).toEqual([[0], [1], [2], [3, 4]]);
});
