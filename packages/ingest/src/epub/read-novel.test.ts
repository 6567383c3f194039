import {
  buildArabicNovelEpub,
  buildEnglishNovelEpub,
  buildVerticalJapaneseNovelEpub,
  writeXhtml,
} from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import type { Publication } from '../publication.ts';
import { ingestBytes, publicationOf } from '../testing/ingest-bytes.ts';
import { chapterFile, htmlOf, readEpubOf } from '../testing/small-epub.ts';

const outline = ({ episodes }: Publication) => episodes.map(({ number, title, subTitle }) => [number, title, subTitle]);
const LONG = 'A sentence that is read with pleasure. '.repeat(150);

describe('a vertical Japanese novel', async () => {
  const publication = publicationOf(await ingestBytes('書.ja.epub', await buildVerticalJapaneseNovelEpub()));

  it('keeps its direction and has a chapter for each line of its table', () => {
    expect(publication).toMatchObject({
      type: 'NOVEL',
      seriesTitle: '坂の上の郵便局',
      language: 'ja',
      readingDirection: 'RTL',
      writingMode: 'VERTICAL',
      viewerMode: 'PAPER',
      creators: [{ name: '試野 いと', role: 'AUTHOR' }],
      cover: { widthPx: 480, heightPx: 640 },
    });
    expect(outline(publication).map(([number]) => number)).toEqual(['1', '2', '3']);
    expect(publication.episodes.every((episode) => episode.contentType === 'TEXT')).toBe(true);
  });

  it('keeps ruby, upright numbers and emphasis marks', () => {
    expect(htmlOf(publication)).toContain('<ruby>潮見坂<rp>(</rp><rt>しおみざか</rt><rp>)</rp></ruby>');
    expect(htmlOf(publication)).toContain('<span class="ls-tcy">12</span>');
    // The style sheet removes the bold style and puts marks beside the characters.
    expect(htmlOf(publication)).toContain('<span class="ls-emphasis-sesame">まるで生き物のように</span>');
  });

  it('shows its own pictures, and lists them', () => {
    const [episode] = publication.episodes;
    const shown = [...htmlOf(publication).matchAll(/<img src="asset:([0-9a-f]{64})" width="(\d+)" height="(\d+)"/g)];
    expect(shown.map(([, , width, height]) => [width, height])).toEqual([
      ['480', '640'],
      ['420', '280'],
    ]);
    expect(episode?.images.map(({ sha256 }) => sha256).sort()).toEqual(shown.map(([, sha256]) => sha256).sort());
    expect(publication.episodes[1]?.images).toEqual([]);
  });
});

describe('an Arabic novel', () => {
  it('is read from right to left, in horizontal lines', async () => {
    const publication = publicationOf(await ingestBytes('قصة.epub', await buildArabicNovelEpub()));
    expect(publication).toMatchObject({
      language: 'ar',
      readingDirection: 'RTL',
      writingMode: 'HORIZONTAL',
      viewerMode: 'SCROLL',
    });
    expect(htmlOf(publication, 1)).toMatch(/^<div lang="ar" dir="rtl"><section><h2 class="ls-center">بائع الماء<\/h2>/);
  });
});

describe('notes', () => {
  it('in the chapter stay there, with a way to them and back', async () => {
    const html = htmlOf(publicationOf(await ingestBytes('a.epub', await buildVerticalJapaneseNovelEpub())));
    const reference = /<a id="(t[\d-]+)" class="ls-noteref" href="#(t[\d-]+)" role="doc-noteref">※<\/a>/.exec(html);
    expect(reference).not.toBeNull();
    expect(html).toContain(`<aside class="ls-note" id="${reference?.[2]}" role="doc-footnote">`);
    expect(html).toContain(`href="#${reference?.[1]}" role="doc-backlink"`);
  });

  it('in a file of their own are brought into the chapter that refers to them, and are no chapter', async () => {
    const publication = publicationOf(await ingestBytes('a.epub', await buildEnglishNovelEpub()));
    expect(outline(publication).map(([, title]) => title)).toEqual([
      'A Parcel Without a Name',
      'The Girl Who Kept Tuesdays',
      'Low Water',
    ]);
    for (const [episode, note, other] of [
      [0, 'on no map', 'second shelf'],
      [1, 'second shelf', 'on no map'],
    ] as const) {
      const html = htmlOf(publication, episode);
      expect(html).toContain(note);
      expect(html).not.toContain(other);
      const reference = /<a id="([^"]+)" class="ls-noteref" href="#([^"]+)"/.exec(html);
      expect(html).toMatch(
        new RegExp(
          `<aside class="ls-note" id="${reference?.[2]}"[^>]*>.*${note}.*<a class="ls-backlink" href="#${reference?.[1]}"[^>]*>↑</a></aside>`,
        ),
      );
    }
  });

  it.each([
    ['declared', '<aside epub:type="footnote" id="n2"><p>The far shelf.</p></aside>'],
    ['declared as a paragraph', '<p epub:type="footnote" id="n2">The far shelf.</p>'],
    ['in a list', '<ol><li id="n2"><p>The far shelf.</p></li></ol>'],
    ['marked by an anchor', '<p><a id="n2"></a>The far shelf.</p>'],
    ['with an id given twice', '<p id="n2">The far <b id="n2">shelf</b>.</p>'],
  ])('in another file (%s) are one note with one id', async (_, note) => {
    const html = htmlOf(
      await readEpubOf([
        chapterFile('c.xhtml', '<p>Word<a epub:type="noteref" href="notes.xhtml#n2">2</a>.</p>', { toc: 'C' }),
        chapterFile('notes.xhtml', `<section epub:type="endnotes">${note}</section>`, { spine: 'linear="no"' }),
      ]),
    );
    const target = /href="#([^"]+)" role="doc-noteref"/.exec(html)?.[1];
    expect(html.match(/<aside/g)).toHaveLength(1);
    expect(html.split(`id="${target}"`)).toHaveLength(2);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(html).toMatch(/<aside [^>]*>.*shelf.*<\/aside>/);
  });

  it('have ids that differ from chapter to chapter', async () => {
    const publication = publicationOf(await ingestBytes('a.epub', await buildEnglishNovelEpub()));
    const ids = publication.episodes.flatMap((_, index) =>
      [...htmlOf(publication, index).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hidden by a sheet are shown all the same', async () => {
    const body =
      '<p>Word<a epub:type="noteref" href="#n">1</a>.</p><aside epub:type="footnote" id="n"><p>A note.</p></aside>';
    const publication = await readEpubOf([
      chapterFile('c.xhtml', body, {
        toc: 'C',
        head: '<style>aside { display: none } .gone { display: none }</style>',
      }),
    ]);
    expect(htmlOf(publication)).toContain('A note.');
  });
});

describe('chapters', () => {
  it('take in the files that the table does not name, and put front and back matter around them', async () => {
    const publication = await readEpubOf([
      chapterFile('title.xhtml', '<section epub:type="titlepage"><h1>Book</h1></section>'),
      chapterFile('c1.xhtml', '<p>one</p>', { toc: 'One' }),
      chapterFile('c1b.xhtml', '<p>one goes on</p>'),
      chapterFile('c2.xhtml', '<p>two</p>', { toc: 'Two' }),
      chapterFile('credits.xhtml', '<p>thanks</p>', { toc: 'Credits' }),
    ]);
    expect(outline(publication)).toEqual([
      ['1', 'One', null],
      ['2', 'Two', null],
    ]);
    expect(publication.episodes.map(({ pages }) => pages.length)).toEqual([3, 2]);
    expect(htmlOf(publication, 0)).toMatch(/Book[\s\S]*one[\s\S]*one goes on/);
    expect(htmlOf(publication, 1)).toMatch(/two[\s\S]*thanks/);
  });

  it('are cut out of one file where the table leads into it', async () => {
    const body = `<div><h2 id="a">First</h2><p>alpha</p><div class="x"><h2 id="b">Second</h2><p>beta <a href="#a">see above</a> <a href="#c">below</a></p></div><p id="c">gamma</p></div>`;
    const nav = writeXhtml({
      title: 'n',
      language: 'en',
      body: '<nav epub:type="toc"><ol><li><a href="all.xhtml#a">First</a></li><li><a href="all.xhtml#b">Second</a></li></ol></nav>',
    });
    const publication = await readEpubOf([chapterFile('all.xhtml', body)], { nav });
    expect(outline(publication).map(([, title]) => title)).toEqual(['First', 'Second']);
    expect(htmlOf(publication, 0)).toContain('alpha');
    expect(htmlOf(publication, 0)).not.toContain('beta');
    expect(htmlOf(publication, 1)).toMatch(/Second[\s\S]*beta[\s\S]*gamma/);
    // A link within the chapter stays in it; a link to another chapter says which one.
    expect(htmlOf(publication, 1)).toMatch(/<a data-part="1">see above<\/a> <a href="#(t2-1)">below<\/a>/);
    expect(htmlOf(publication, 1)).toContain('<p id="t2-1">gamma</p>');
  });

  it('stand under the part that they belong to, whose own page leads in', async () => {
    const nav = writeXhtml({
      title: 'n',
      language: 'en',
      body: '<nav epub:type="toc"><ol><li><a href="p1.xhtml">Part One</a><ol><li><a href="c1.xhtml">One</a></li><li><a href="c2.xhtml">Two</a></li></ol></li></ol></nav>',
    });
    const publication = await readEpubOf(
      [
        chapterFile('p1.xhtml', '<h1>Part One</h1>'),
        chapterFile('c1.xhtml', '<p>one</p>'),
        chapterFile('c2.xhtml', '<p>two</p>'),
      ],
      { nav },
    );
    expect(outline(publication)).toEqual([
      ['1', 'One', 'Part One'],
      ['2', 'Two', 'Part One'],
    ]);
    expect(htmlOf(publication, 0)).toMatch(/Part One[\s\S]*one/);
  });

  it.each([
    ['short sections stay in their chapter', 'A short section.', ['One', 'Two']],
    ['long ones are chapters', LONG, ['One', 'Inside', 'Two']],
  ])('%s', async (_, text, titles) => {
    const nav = writeXhtml({
      title: 'n',
      language: 'en',
      body: '<nav epub:type="toc"><ol><li><a href="c1.xhtml">One</a><ol><li><a href="c1.xhtml#s">Inside</a></li></ol></li><li><a href="c2.xhtml">Two</a></li></ol></nav>',
    });
    const publication = await readEpubOf(
      [
        chapterFile('c1.xhtml', `<p>${text}</p><h3 id="s">Inside</h3><p>${text}</p>`),
        chapterFile('c2.xhtml', '<p>two</p>'),
      ],
      { nav },
    );
    expect(outline(publication).map(([, title]) => title)).toEqual(titles);
  });

  it('are the files themselves where there is no table', async () => {
    const nav = writeXhtml({ title: 'n', language: 'en', body: '<nav epub:type="toc"><ol></ol></nav>' });
    const publication = await readEpubOf(
      [chapterFile('a.xhtml', '<h2>First words</h2><p>a</p>'), chapterFile('b.xhtml', '<p>b</p>')],
      { nav },
    );
    expect(outline(publication)).toEqual([
      ['1', 'First words', null],
      ['2', null, null],
    ]);
  });

  it('of a volume of a series carry its number', async () => {
    const metadata =
      '<meta property="belongs-to-collection" id="s">The Saga</meta><meta refines="#s" property="collection-type">series</meta><meta refines="#s" property="group-position">3</meta>';
    const publication = await readEpubOf(
      [chapterFile('a.xhtml', '<p>a</p>', { toc: 'A' }), chapterFile('b.xhtml', '<p>b</p>', { toc: 'B' })],
      {},
      metadata,
    );
    expect(publication).toMatchObject({ seriesKey: 'the-saga', seriesTitle: 'The Saga' });
    expect(outline(publication)).toEqual([
      ['3-1', 'A', 'Book'],
      ['3-2', 'B', 'Book'],
    ]);
  });
});
