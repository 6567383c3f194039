import { describe, expect, it } from 'vitest';
import { chapterFile, htmlOf, readEpubOf } from '../testing/small-epub.ts';

const LONG = 'A sentence that is read with pleasure. '.repeat(150);

/** The links of some text, each with its words and its attributes. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a( [^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', words]) => `${words}:${attributes}`);
}

describe('links between the chapters of a book', () => {
  it('lead to the part that the chapter became, and to the place in it that is named', async () => {
    const contents =
      '<h1>What is in it</h1><p><a href="two.xhtml">start</a> <a href="two.xhtml#top">top</a> <a href="./two.xhtml#mid">middle</a></p>';
    const book = await readEpubOf([
      chapterFile('one.xhtml', contents, { toc: 'One' }),
      chapterFile('two.xhtml', '<h1 id="top">Two</h1><p>x</p><p id="mid">y</p><p id="other">z</p>', { toc: 'Two' }),
      chapterFile('three.xhtml', '<p>back to <a href="one.xhtml">one</a></p>', { toc: 'Three' }),
    ]);
    expect(linksOf(htmlOf(book, 0))).toEqual([
      'start: data-part="2"',
      'top: data-part="2"',
      'middle: data-part="2" data-place="t2-1"',
    ]);
    expect(htmlOf(book, 1)).toBe('<div lang="en"><h1>Two</h1><p>x</p><p id="t2-1">y</p><p>z</p></div>');
    expect(linksOf(htmlOf(book, 2))).toEqual(['one: data-part="1"']);
  });

  it('find the right part of a file that holds several chapters, and the file in a chapter of several', async () => {
    const nav =
      '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title></head><body><nav epub:type="toc"><ol><li><a href="a.xhtml#one">One</a></li><li><a href="a.xhtml#two">Two</a></li><li><a href="b.xhtml">Three</a></li></ol></nav></body></html>';
    const book = await readEpubOf(
      [
        chapterFile(
          'a.xhtml',
          '<h2 id="one">One</h2><p>to <a href="#in">in</a> <a href="c.xhtml">c</a></p><h2 id="two">Two</h2><p>x</p><p id="in">y</p>',
        ),
        chapterFile('b.xhtml', '<p>Three</p>'),
        chapterFile(
          'c.xhtml',
          '<p>more of it, <a href="a.xhtml">the file</a>, <a href="b.xhtml#gone">the chapter</a></p>',
        ),
      ],
      { nav },
    );
    expect(book.episodes.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(linksOf(htmlOf(book, 0))).toEqual([
      'in: data-part="2" data-place="t2-1"',
      'c: data-part="3" data-place="t3-1"',
    ]);
    expect(htmlOf(book, 1)).toContain('<p id="t2-1">y</p>');
    // The last link does not lead to another chapter: its file is in this one, and its anchor does not exist.
    expect(htmlOf(book, 2)).toContain(
      '<div lang="en" id="t3-1"><p>more of it, <a data-part="1">the file</a>, <span>the chapter</span></p>',
    );
  });

  it('stay words where there is no such chapter', async () => {
    const body =
      '<p><a href="gone.xhtml">a</a> <a href="https://example.org/two.xhtml">b</a> <a href="notes.xhtml">c</a> <a href="picture.png">d</a> <a lang="fr" href="notes.xhtml#x">e</a> <a data-part="2" data-link="0" data-place="t2-1">f</a> <a href="empty.xhtml">g</a></p>';
    const book = await readEpubOf([
      chapterFile('one.xhtml', body, { toc: 'One' }),
      chapterFile('two.xhtml', '<p>x</p>', { toc: 'Two' }),
      chapterFile('empty.xhtml', '<p> </p>', { toc: 'Empty' }),
      chapterFile('notes.xhtml', '<section epub:type="endnotes"><p>Nothing to refer to</p></section>'),
    ]);
    expect(htmlOf(book, 0)).toBe('<div lang="en"><p>a b c d <span lang="fr">e</span> f <span>g</span></p></div>');
  });

  it('stay words where the place is not there, and what follows is as it was', async () => {
    const body =
      '<p>See <a href="#gone">above</a> and <em>this</em>, <a href="one.xhtml#gone">b</a><a href="#here">c</a>.</p><p id="here">Here</p>';
    const book = await readEpubOf([
      chapterFile('one.xhtml', body, { toc: 'One' }),
      chapterFile('two.xhtml', '<p>x</p>', { toc: 'Two' }),
    ]);
    expect(htmlOf(book, 0)).toBe(
      '<div lang="en"><p>See <span>above</span> and <em>this</em>, <span>b</span><a href="#t1-1">c</a>.</p><p id="t1-1">Here</p></div>',
    );
  });

  it('leave notes where they were', async () => {
    const two =
      '<p>Two</p><p>x<a epub:type="noteref" href="notes.xhtml#n2" id="r2">2</a>, and as in <a href="notes.xhtml#n1">1</a></p>';
    const notes =
      '<section epub:type="endnotes"><ol><li id="n1" epub:type="endnote">First, see <a href="two.xhtml">two</a> <a href="one.xhtml#r1">back</a></li><li id="n2" epub:type="endnote">Second <a href="two.xhtml#r2">back</a></li></ol></section>';
    const book = await readEpubOf([
      chapterFile('one.xhtml', '<p>One<a epub:type="noteref" href="notes.xhtml#n1" id="r1">1</a></p>', { toc: 'One' }),
      chapterFile('two.xhtml', two, { toc: 'Two' }),
      chapterFile('notes.xhtml', notes),
    ]);
    expect(book.episodes).toHaveLength(2);
    expect(linksOf(htmlOf(book, 0)).map((link) => link.replace(/ (id|class)="[^"]*"/g, ''))).toEqual([
      '1: href="#t1-2" role="doc-noteref"',
      'two: data-part="2"',
      'back: href="#t1-1" role="doc-backlink"',
    ]);
    // No link leads to a note in another chapter: the reader gets a copy of the note in this one.
    expect(linksOf(htmlOf(book, 1)).filter((link) => link.includes('doc-noteref'))).toHaveLength(2);
    expect(htmlOf(book, 1)).not.toContain('data-place');
  });

  it('come out alike however often the book is read', async () => {
    const items = [
      chapterFile('one.xhtml', '<p><a href="two.xhtml#b">b</a> <a href="two.xhtml#a">a</a></p>', { toc: 'One' }),
      chapterFile('two.xhtml', `<p>${LONG}</p><p id="a">a</p><p id="b">b</p>`, { toc: 'Two' }),
    ];
    const [once, again] = [await readEpubOf(items), await readEpubOf(items)];
    expect(again.episodes).toEqual(once.episodes);
    expect(linksOf(htmlOf(once))).toEqual(['b: data-part="2" data-place="t2-2"', 'a: data-part="2" data-place="t2-1"']);
  });
});
