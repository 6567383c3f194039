// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mapText } from '../text/text-map.ts';
import { contentsOf } from './contents.ts';

function contents(...pages: string[]) {
  const sections = pages.map((html, index) => `<section data-page="${index + 1}">${html}</section>`);
  document.body.innerHTML = `<article><h2 class="novel-title">Chapter</h2>${sections.join('')}</article>`;
  const map = mapText(document.querySelector('article') as Element);
  return contentsOf(map).map(({ title, page, depth, start }) => [title, page, depth, map.text.slice(start, start + 3)]);
}

test('headings are listed by their words and their depth', () => {
  const html = `<h2>One<br/>night<a class="ls-noteref" href="#t1">1</a></h2><p>A</p><h3><ruby>月<rt>つき</rt></ruby>の出</h3>
    <p>B</p><h6>Deep</h6><h2> </h2>`;
  expect(contents(html)).toEqual([
    ['One night', 1, 0, 'One'],
    ['月の出', 1, 1, '月の出'],
    ['Deep', 1, 2, 'Dee'],
  ]);
});

test('pages without a heading are listed where there are several', () => {
  expect(contents('<h3>One</h3><p>A</p>', '<p>Words</p>', '<p><img src="x.png"></p>')).toEqual([
    ['One', 1, 0, 'One'],
    [null, 2, 0, 'Wor'],
  ]);
});

test('one heading, or one page, is no contents', () => {
  expect(contents('<h2>One</h2><p>A</p>')).toEqual([]);
  expect(contents('<p>A</p>')).toEqual([]);
});
