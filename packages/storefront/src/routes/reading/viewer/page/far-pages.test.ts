import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { picturePage, textPage } from '../../../../testing/reader-pages.ts';
import type { ReaderPage } from '../viewer-model.ts';
import { joinPages, splitPages } from './far-pages.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const ADDRESS = '/_/image?a';
const pages: ReaderPage[] = Array.from({ length: 500 }, (_, index) =>
  index === 250
    ? textPage(251)
    : picturePage(index + 1, {
        pageId: hash(`${index}`).slice(0, 12),
        placeholder: `#${hash(`colour ${index}`).slice(0, 6)}`,
        heightPx: 900 + (index % 300),
        widthPx: 800,
        src: ADDRESS,
        spread: index % 7 === 0 ? 'wide' : 'none',
        trim: index % 5 === 0 ? [20, 30, 20, 40] : null,
        stripIndex: index % 3 === 0 ? index : null,
        gutters:
          index % 3 === 0
            ? [
                [0, 12],
                [700, 730],
              ]
            : [],
      }),
);

test('a short episode is sent whole', () => {
  expect(splitPages(pages.slice(0, 40), 1)).toEqual({ near: pages.slice(0, 40), far: null });
});

test.each([1, 14, 300, 500])(
  'opened at page %i, a long one has every page in its place, and addresses there',
  (opensAt) => {
    const { near, far } = splitPages(pages, opensAt);
    const joined = joinPages(near, far);
    expect(joined.map((page) => ({ ...page, src: ADDRESS }))).toEqual(pages.map((page) => ({ ...page, src: ADDRESS })));
    const known = joined.flatMap((page) => (page.kind === 'picture' && page.src !== '' ? [page.order] : []));
    expect(known[0]).toBe(Math.max(1, opensAt - 4));
    expect(known.at(-1)).toBe(Math.min(500, opensAt + 20));
    expect(joined[250]).toEqual(textPage(251));
  },
);

test('the places of five hundred pages are a few kilobytes', () => {
  expect(brotliCompressSync(splitPages(pages, 1).far ?? '').byteLength).toBeLessThan(16_000);
});

test('without ids and colours there are none', () => {
  const bare = pages.map((page) => ({
    ...page,
    ...(page.kind === 'picture' ? { pageId: null, placeholder: null } : {}),
  }));
  const { near, far } = splitPages(bare, 1);
  expect(joinPages(near, far)).toEqual(
    bare.map((page) => ({ ...page, ...(page.kind === 'picture' && page.order > 21 ? { src: '' } : {}) })),
  );
});
