import { drawPage, drawStrip, writeZip } from '@longstrip/test-kit/files';
import { expect, it } from 'vitest';
import { ingestBytes, onlyEpisode, publicationOf } from '../testing/ingest-bytes.ts';

const PAGE = await drawPage(0, { widthPx: 400, heightPx: 600 }).jpeg().toBuffer();
const corners = (x: number, y: number, width: number, height: number) =>
  `${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`;
const frame = (...box: [number, number, number, number]) => `<frame points="${corners(...box)}"/>`;
const area = (text: string, ...box: [number, number, number, number]) =>
  `<text-area points="${corners(...box)}"><p>${text}</p></text-area>`;
const acbf = (page: string, href = 'pages/1.jpg') =>
  Buffer.from(
    `<?xml version="1.0"?><ACBF xmlns="http://www.fictionbook-lib.org/xml/acbf/1.1"><body><page><image href="${href}"/>${page}</page></body></ACBF>`,
  );

async function pagesOf(document: Buffer, picture = { name: 'pages/1.jpg', data: PAGE }) {
  const bytes = writeZip([picture, { name: 'pages/2.jpg', data: PAGE }, { name: 'comic.acbf', data: document }]);
  const { pages } = onlyEpisode(publicationOf(await ingestBytes('Gull Night 1 (en).cbz', bytes)));
  return pages.map((page) => (page.kind === 'image' ? page.regions : null));
}

it('takes the frames of a page and what is said in them, and nothing for a page without frames', async () => {
  const layers = `<text-layer lang="de">${area('Hallo', 20, 20, 50, 50)}</text-layer>
    <text-layer lang="en">${area('Hello &amp; welcome', 20, 20, 50, 50)}${area('Bye', 180, 320, 60, 60)}</text-layer>`;
  const document = acbf(`${frame(210, 0, 190, 290)}${frame(0, 0, 200, 290)}${frame(0, 300, 400, 900)}${layers}`);
  expect(await pagesOf(document)).toEqual([
    [
      { box: [210, 0, 190, 290] },
      { box: [0, 0, 200, 290], text: 'Hello & welcome' },
      { box: [0, 300, 400, 300], text: 'Bye' },
    ],
    undefined,
  ]);
});

it('takes the first text layer where none is in the language of the work', async () => {
  const layer = `<text-layer lang="de">${area('Hallo', 20, 20, 50, 50)}</text-layer>`;
  expect((await pagesOf(acbf(`${frame(0, 0, 400, 600)}${layer}`)))[0]).toEqual([
    { box: [0, 0, 400, 600], text: 'Hallo' },
  ]);
});

it('ignores a document that is damaged, or has frames that are none', async () => {
  expect(await pagesOf(Buffer.from('<ACBF><body>'))).toEqual([undefined, undefined]);
  expect(await pagesOf(acbf('<frame points="1,2 3"/><frame points="900,900 950,900 950,950"/>'))).toEqual([
    undefined,
    undefined,
  ]);
});

it('gives a frame of a strip to the slice where it begins', async () => {
  const strip = await drawStrip(0, { widthPx: 300, heightPx: 3_000 }).jpeg().toBuffer();
  const document = acbf(`${frame(0, 10, 300, 500)}${frame(0, 900, 300, 400)}${frame(0, 2_500, 300, 400)}`, 'strip.jpg');
  const bytes = writeZip([
    { name: 'strip.jpg', data: strip },
    { name: 'comic.acbf', data: document },
  ]);
  const { pages } = onlyEpisode(publicationOf(await ingestBytes('Gull Night 1 (en).cbz', bytes)));
  expect(pages.map((page) => (page.kind === 'image' ? [page.image.heightPx, page.regions] : null))).toEqual([
    [1_008, [{ box: [0, 10, 300, 500] }, { box: [0, 900, 300, 400] }]],
    [1_008, []],
    [984, [{ box: [0, 484, 300, 400] }]],
  ]);
});
