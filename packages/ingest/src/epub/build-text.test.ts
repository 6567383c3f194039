import { ACTIVE_CONTENT, drawPage, writeEpub } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { ingestBytes, publicationOf } from '../testing/ingest-bytes.ts';
import { chapterFile, htmlOf, readEpubOf } from '../testing/small-epub.ts';

const LONG = 'A sentence that is read with pleasure. '.repeat(5);

describe('what is left of a text', () => {
  const allowed =
    /^<(\/?)(p|div|section|span|em|strong|ul|ol|li|h[1-6]|figure|figcaption|img|a|aside|table|tbody|tr|td|ruby|rt|rp|br|b|i)\b([^>]*)>$/;

  it('runs nothing, loads nothing and leads nowhere', async () => {
    const html = htmlOf(await readEpubOf([chapterFile('c.xhtml', ACTIVE_CONTENT, { toc: 'C' })]));
    expect(html).toContain('No script has been executed.');
    expect(html).toContain('drawn words');
    expect(html).toContain('1 &lt; 2 &amp; 3 &gt; 2');
    expect(html).not.toMatch(
      /evil\.example|javascript|vbscript|data:|http|\bon\w+\s*=|style=|srcset|<script|<svg|<form|<iframe|<object|<math|alert\((?!11\)|12\))/i,
    );
    for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(allowed);
    for (const [, attributes = ''] of html.matchAll(/<\w+([^>]*)>/g)) {
      for (const [, name] of attributes.matchAll(/([a-z-]+)="/g))
        expect(['lang', 'dir', 'id', 'class', 'role', 'href', 'src', 'alt', 'width', 'height']).toContain(name);
    }
  });

  it('warns of what a reader would miss', async () => {
    const { result } = await ingestBytes(
      'a.epub',
      writeEpub({
        title: 'B',
        language: 'en',
        items: [chapterFile('c.xhtml', '<p>x</p><video src="v.mp4"></video><iframe src="y"></iframe>', { toc: 'C' })],
      }),
    );
    expect(result).toMatchObject({ ok: true, warnings: ['"a.epub": these were left out of its text: iframe, video.'] });
  });

  it('tells in words of pictures that are missing or drawings, and keeps pictures inside drawings', async () => {
    const page = await drawPage(1, { widthPx: 90, heightPx: 120 }).jpeg().toBuffer();
    const body = [
      `<p>${LONG}</p><img src="gone.jpg" alt="a lost picture"/><img src="drawing.svg" alt="a drawing"/><img src="gone.jpg" alt=""/>`,
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><title>Wrapped</title><image xlink:href="page.jpg"/></svg>',
    ].join('');
    const html = htmlOf(
      await readEpubOf([
        { href: 'drawing.svg', data: '<svg xmlns="http://www.w3.org/2000/svg"/>', mediaType: 'image/svg+xml' },
        { href: 'page.jpg', data: page, mediaType: 'image/jpeg' },
        chapterFile('c.xhtml', body, { toc: 'C' }),
      ]),
    );
    expect(html).toContain(
      '<span class="ls-missing-image">a lost picture</span><span class="ls-missing-image">a drawing</span>',
    );
    expect(html).toMatch(/<img src="asset:[0-9a-f]{64}" width="90" height="120" alt="Wrapped" \/>/);
  });

  it.each([
    ['by its author', '<math alttext="a over b"><mi>x</mi></math>', 'a over b'],
    ['as a fraction', '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>', 'a/b'],
    [
      'with brackets where they are needed',
      '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><msup><mi>b</mi><mn>12</mn></msup></mfrac></math>',
      '(a+1)/(b^12)',
    ],
    ['with roots and indices', '<math><msqrt><msub><mi>x</mi><mi>i</mi></msub></msqrt></math>', '√(x_i)'],
    [
      'with limits and fences',
      '<math><munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mfenced><mi>p</mi><mi>q</mi></mfenced></math>',
      '∑_i^n(p, q)',
    ],
    [
      'once, whatever notations it has',
      '<math><semantics><mrow><mi>a</mi> <mo>=</mo> <mn>1</mn></mrow><annotation encoding="application/x-tex">a = 1</annotation></semantics></math>',
      'a=1',
    ],
  ])('says a formula in a line, %s, and names it as left out', async (_, math, text) => {
    const items = [chapterFile('c.xhtml', `<p>${math}</p>`, { toc: 'C' })];
    const read = await ingestBytes('a.epub', writeEpub({ title: 'B', language: 'en', items }));
    expect(htmlOf(publicationOf(read))).toBe(`<div lang="en"><p>${text}</p></div>`);
    expect(read.result).toMatchObject({ warnings: ['"a.epub": these were left out of its text: math.'] });
  });

  it('is without what is hidden, but with its notes', async () => {
    const image = await drawPage(1, { widthPx: 90, heightPx: 120 }).jpeg().toBuffer();
    const body = [
      '<p>shown<span hidden="">secret</span><a epub:type="noteref" href="#n">1</a></p>',
      '<section hidden="hidden"><p>secret</p><img src="page.jpg" alt="secret"/></section>',
      '<aside epub:type="footnote" id="n" hidden="hidden"><p>A note.</p></aside>',
    ].join('');
    const publication = await readEpubOf([
      { href: 'page.jpg', data: image, mediaType: 'image/jpeg' },
      chapterFile('c.xhtml', body, { toc: 'C' }),
    ]);
    expect(htmlOf(publication)).not.toContain('secret');
    expect(htmlOf(publication)).toMatch(/shown.*A note\./s);
    expect(publication.type).toBe('NOVEL');
    expect(publication.episodes[0]?.images).toEqual([]);
  });

  it.each([
    ['.c { text-align: center }', '<p class="c">x</p>', '<p class="ls-center">x</p>'],
    ['p { text-align: right }', '<p>x</p>', '<p class="ls-end">x</p>'],
    ['', '<p style="font-style: italic; position: fixed">x</p>', '<p class="ls-italic">x</p>'],
    [
      '.s { font-variant: small-caps } @media print { p { display: none } }',
      '<p><b class="s">x</b></p>',
      '<p><b class="ls-small-caps">x</b></p>',
    ],
    ['.gone { display: none }', '<p>x<span class="gone">y</span></p>', '<p>x</p>'],
    ['', '<p class="ls-noteref evil">x</p>', '<p>x</p>'],
    ['', '<p><font color="red">x</font></p><center>y</center>', '<p>x</p><div class="ls-center">y</div>'],
    ['', '<p>a<br/>b</p><hr/>', '<p>a<br />b</p><hr />'],
    ['', '<ol start="3" type="a"><li value="5">x</li></ol>', '<ol start="3" type="a"><li value="5">x</li></ol>'],
    [
      '',
      '<table><tr><td colspan="2" onclick="x()">x</td></tr></table>',
      '<table><tr><td colspan="2">x</td></tr></table>',
    ],
    ['', '<p>&nbsp;&eacute;&#x3b1;&unknown;</p>', '<p>\u00a0éα&amp;unknown;</p>'],
  ])('by the sheet "%s": %s', async (css, body, expected) => {
    const html = htmlOf(await readEpubOf([chapterFile('c.xhtml', body, { toc: 'C', head: `<style>${css}</style>` })]));
    expect(html).toBe(`<div lang="en">${expected}</div>`);
  });
});

describe('the direction of lines', () => {
  const textOf = async (attributes: string, body: string): Promise<string> => {
    const data = `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head><title>c</title></head><body>${body}</body></html>`;
    const items = [{ href: 'c.xhtml', mediaType: 'application/xhtml+xml', spine: true, data, toc: 'C' } as const];
    return htmlOf(
      publicationOf(await ingestBytes('a.epub', writeEpub({ title: 'B', language: 'en', direction: 'rtl', items }))),
    );
  };

  it.each([
    ['by no spine, which turns pages', 'lang="ja"', '<p>About this book. 花</p>', '<div lang="ja">'],
    ['as the text says', 'lang="en" dir="rtl"', '<p>abc</p>', '<div lang="en" dir="rtl">'],
    ['as its language is written', 'lang="he"', '<p>ISBN 12</p>', '<div lang="he" dir="rtl">'],
    ['as most letters run, in no language', '', '<p>OK שלום לכולם</p>', '<div dir="rtl">'],
    [
      'as most letters run, in a wrong one',
      'lang="en" dir="auto"',
      '<p>باب الحديقة x</p>',
      '<div lang="en" dir="rtl">',
    ],
    ['as most letters run, whatever the first', '', '<p>שלום is what they say there.</p>', '<div dir="ltr">'],
  ])('is taken %s', async (_, attributes, body, expected) => {
    expect(await textOf(attributes, body)).toBe(`${expected}${body}</div>`);
  });
});
