import { describe, expect, it } from 'vitest';
import { isElement, parseMarkup } from './markup-tree.ts';
import { importsOf, readSheet, StyleRules } from './style-rules.ts';
import type { TextMarks } from './text-marks.ts';

/** The marks that a sheet gives the innermost element of some HTML. */
function marksOf(css: string, html: string, isRightToLeft = false): TextMarks {
  const rules = new StyleRules([readSheet(css, isRightToLeft)], isRightToLeft);
  const ancestors = [];
  let element = parseMarkup(html, { syntax: 'html', maxDepth: 10, maxNodes: 100 }).children.find(isElement);
  for (let inner = element; inner !== undefined; inner = inner.children.find(isElement)) {
    if (inner !== element && element !== undefined) ancestors.push(element);
    element = inner;
  }
  if (element === undefined) throw new Error('no element');
  return rules.marksOf(element, ancestors);
}

describe('style rules', () => {
  it.each([
    ['p.a.b { text-align: center }', '<p class="b a">', ['ls-center']],
    ['p.a.b { text-align: center }', '<p class="a">', []],
    ['#x { font-weight: 700 }', '<span id="x">', ['ls-bold']],
    ['.vrtl .tcy { -webkit-text-combine: horizontal }', '<div class="vrtl"><p><span class="tcy">', ['ls-tcy']],
    ['.hltr .tcy { -webkit-text-combine: horizontal }', '<div class="vrtl"><p><span class="tcy">', []],
    ['div > p { font-style: italic }', '<div><p>', ['ls-italic']],
    ['h1, .em { -epub-text-emphasis-style: filled dot }', '<b class="em">', ['ls-emphasis-dot']],
    ['.em { text-emphasis: open circle red }', '<b class="em">', ['ls-emphasis-circle']],
    ['.em { text-emphasis-style: none }', '<b class="em">', []],
    ['p { text-decoration: underline } p { text-decoration: line-through }', '<p>', ['ls-underline', 'ls-strike']],
    ['/* p { text-align: center } */ p { text-align: right !important }', '<p>', ['ls-end']],
    ['@media screen { p { text-align: center } } p { font-variant: small-caps }', '<p>', ['ls-small-caps']],
    ['@font-face { font-family: x } @import "y"; p { font-weight: bold }', '<p>', ['ls-bold']],
    [
      'p:first-child { font-weight: bold } p[lang] { font-weight: bold } p + p { font-weight: bold }',
      '<p lang="x">',
      [],
    ],
    ['* { text-orientation: upright }', '<p>', ['ls-upright']],
    ['p { text-align: center', '<p>', ['ls-center']],
    ['p { behavior: url(x); position: fixed; color: red }', '<p>', []],
  ])('%s on %s', (css, html, classes) => {
    expect(marksOf(css, html).classes).toEqual(classes);
  });

  it('take right and left for the ends of lines, by the direction of the book', () => {
    expect(marksOf('p { text-align: left }', '<p>', true).classes).toEqual(['ls-end']);
    expect(marksOf('p { text-align: right }', '<p>', true).classes).toEqual([]);
  });

  it('tell what is hidden and what is vertical', () => {
    expect(marksOf('.x { display: none }', '<p class="x">').isHidden).toBe(true);
    expect(marksOf('html { -epub-writing-mode: vertical-rl }', '<html>').isVertical).toBe(true);
    expect(marksOf('html { writing-mode: horizontal-tb }', '<html>').isVertical).toBe(false);
  });

  it('name the sheets that a sheet takes in', () => {
    expect(
      importsOf('@import "a.css"; @import url(b.css); /* @import "no.css"; */ @import url("c.css") screen;'),
    ).toEqual(['a.css', 'b.css', 'c.css']);
  });
});
