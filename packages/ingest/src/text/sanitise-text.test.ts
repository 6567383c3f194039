import { describe, expect, it } from 'vitest';
import { linkChapters, sanitiseText } from './sanitise-text.ts';

const HASH = 'a'.repeat(64);

describe('the last gate', () => {
  it.each([
    [
      'a link to a place in the text',
      '<a href="#t1-2" role="doc-noteref">1</a>',
      '<a href="#t1-2" role="doc-noteref">1</a>',
    ],
    [
      'our own picture',
      `<img src="asset:${HASH}" width="3" height="4" alt="x" />`,
      `<img src="asset:${HASH}" width="3" height="4" alt="x" />`,
    ],
    ['ruby', '<ruby>山<rp>(</rp><rt>やま</rt><rp>)</rp></ruby>', '<ruby>山<rp>(</rp><rt>やま</rt><rp>)</rp></ruby>'],
    ['classes of ours', '<p class="ls-center ls-bold">x</p>', '<p class="ls-center ls-bold">x</p>'],
    ['language and direction', '<p lang="ar" dir="rtl">x</p>', '<p lang="ar" dir="rtl">x</p>'],
  ])('lets pass %s', (_, html, expected) => {
    expect(sanitiseText(html)).toBe(expected);
  });

  it.each([
    ['an address', '<a href="https://evil.example/">x</a>', '<a>x</a>'],
    ['a script as an address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['a place in the page around the text', '<a href="#password">x</a>', '<a>x</a>'],
    ['a foreign picture', '<img src="https://evil.example/x.png" alt="x" />', ''],
    ['a picture by another scheme', '<img src="data:image/png;base64,AAAA" />', ''],
    ['a picture that is not named by a hash', '<img src="asset:../../secret" />', ''],
    ['a script', '<script>alert(1)</script>', ''],
    ['a style', '<style>p { color: red }</style>', ''],
    ['a handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['inline style', '<p style="background: url(https://evil.example)">x</p>', '<p>x</p>'],
    ['a foreign class', '<p class="ls-center evil">x</p>', '<p class="ls-center">x</p>'],
    ['another role', '<p role="alert">x</p>', '<p>x</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a drawing', '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>', '<a>x</a>'],
    ['a form', '<form action="/pay"><input name="card" /></form>', ''],
    ['a comment', '<p>x<!-- <script> --></p>', '<p>x</p>'],
    ['a tag that is never closed', '<p>x<b', '<p>x</p>'],
  ])('holds back %s', (_, html, expected) => {
    expect(sanitiseText(html)).toBe(expected);
  });
});

describe('links to other chapters', () => {
  const find = (number: number) =>
    [
      { part: 3, place: 't3-1' },
      { part: 4, place: null },
    ][number] ?? null;

  it.each([
    ['<a data-link="0">x</a>', '<a data-part="3" data-place="t3-1">x</a>'],
    ['<a class="ls-bold" data-link="1">x</a>', '<a class="ls-bold" data-part="4">x</a>'],
    ['<p><a data-link="2"><b>x</b></a> y</p>', '<p><span><b>x</b></span> y</p>'],
    // The elements that follow keep their own end tags.
    [
      '<p><a data-link="2">x</a> <em>y</em></p><p><a href="#t1-1">z</a></p>',
      '<p><span>x</span> <em>y</em></p><p><a href="#t1-1">z</a></p>',
    ],
    ['<a lang="fr" data-link="2">x</a>', '<span lang="fr">x</span>'],
    ['<a href="#t1-1" data-link="0">x</a>', '<a href="#t1-1">x</a>'],
    ['<p data-link="0">x</p>', '<p>x</p>'],
  ])('of %s become %s', (html, expected) => {
    expect(linkChapters(html, find)).toBe(expected);
  });

  it('carry nothing but their number until then, and nothing that a book brings', () => {
    expect(sanitiseText('<a data-link="7" data-part="1" data-place="t1-1" href="x">x</a>')).toBe(
      '<a data-link="7">x</a>',
    );
    expect(sanitiseText('<a data-link="evil" data-part="1">x</a>')).toBe('<a>x</a>');
  });
});
