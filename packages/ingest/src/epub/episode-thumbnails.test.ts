import { drawPage } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { chapterFile, readEpubOf } from '../testing/small-epub.ts';

async function picture(href: string, seed: number, widthPx: number, heightPx: number, properties?: string) {
  const data = await drawPage(seed, { widthPx, heightPx }).jpeg().toBuffer();
  return { href, data, mediaType: 'image/jpeg', ...(properties === undefined ? {} : { properties }) };
}

const img = (src: string) => `<p>text</p><img src="${src}" alt=""/>`;

describe('the thumbnail of a chapter', async () => {
  const pictures = [
    await picture('cover.jpg', 1, 300, 400, 'cover-image'),
    await picture('emblem.jpg', 2, 250, 250),
    await picture('own.jpg', 3, 320, 240),
    await picture('tiny.jpg', 4, 120, 120),
    await picture('bar.jpg', 5, 900, 200),
    await picture('each.jpg', 6, 400, 300),
    await picture('publisher-logo.jpg', 7, 260, 260),
    await picture('front.jpg', 8, 310, 330),
  ];
  const chapters = [
    chapterFile('title.xhtml', `<section epub:type="titlepage">${img('front.jpg')}${img('emblem.jpg')}</section>`),
    chapterFile('c1.xhtml', `${img('each.jpg')}${img('tiny.jpg')}`, { toc: 'One' }),
    chapterFile('c2.xhtml', `${img('each.jpg')}${img('bar.jpg')}${img('own.jpg')}`, { toc: 'Two' }),
    chapterFile('c3.xhtml', '<p>text</p>', { toc: 'Three' }),
    chapterFile('c4.xhtml', img('publisher-logo.jpg'), { toc: 'Four' }),
  ];

  it('is its own picture, else the cover: no logo, ornament, or picture of the title page', async () => {
    const { episodes, cover } = await readEpubOf([...pictures, ...chapters]);
    expect(cover).toMatchObject({ widthPx: 300, heightPx: 400 });
    expect(episodes.map(({ title, thumbnail }) => [title, thumbnail?.widthPx])).toEqual([
      ['One', 300],
      ['Two', 320],
      ['Three', 300],
      ['Four', 300],
    ]);
  });

  it('is none in a book without any picture', async () => {
    const { episodes } = await readEpubOf([chapterFile('c1.xhtml', '<p>text</p>', { toc: 'One' })]);
    expect(episodes[0]?.thumbnail).toBeUndefined();
  });
});
