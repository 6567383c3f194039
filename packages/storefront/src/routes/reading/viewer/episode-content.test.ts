import type { ViewerPage } from '@longstrip/api-contract';
import { expect, test } from 'vitest';
import { episodeContent } from './episode-content.server.ts';

const textPage = (contentText: string): ViewerPage => ({
  order: 1,
  imagePath: null,
  width: 0,
  height: 0,
  defaultHeight: 0,
  expiredAt: 0,
  code: null,
  type: null,
  contentText,
  line: null,
  point: null,
  scrambleIndex: null,
  sources: [],
  placeholder: null,
  blurred: null,
  spread: 'none',
  stripIndex: null,
  pageId: null,
});

test.each([
  ['<a data-episode="ep-3">x</a>', '<a href="/viewer/book/ep-3">x</a>'],
  [
    '<a class="ls-bold" data-episode="ep-3" data-place="t3-7">x</a>',
    '<a class="ls-bold" href="/viewer/book/ep-3#t3-7">x</a>',
  ],
  ['<a>x</a><a href="#t1-1">y</a>', '<a>x</a><a href="#t1-1">y</a>'],
  ['<p>data-episode="ep-3"</p>', '<p>data-episode="ep-3"</p>'],
])('the text %s is shown as %s', (contentText, html) => {
  const content = episodeContent({ images: [textPage(contentText)], contentsAlias: 'book' }, 0);
  expect(content).toEqual({ kind: 'novel', pages: [{ kind: 'text', order: 1, html }] });
});
