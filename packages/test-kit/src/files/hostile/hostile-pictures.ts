import { crc32 } from 'node:zlib';
import { drawBlank, drawPage } from '../drawn-pictures.ts';
import { writeZip } from '../writers.ts';
import type { HostileFile } from './hostile-file.ts';
import { refused } from './hostile-file.ts';

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

/** A PNG that claims a size and has hardly any data. */
function pngOfSize(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.writeUInt8(1, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(8)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF with a huge screen and one tiny frame. */
function gifOfScreen(widthPx: number, heightPx: number): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(widthPx, 0);
  screen.writeUInt16LE(heightPx, 2);
  screen.writeUInt8(0x80, 4);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a', 'latin1'), screen, colours, frame]);
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" onload="alert(1)"><script>alert(document.domain)</script>' +
  '<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(2)"/></foreignObject>' +
  '<image href="http://127.0.0.1:9/ssrf.png" width="9" height="9"/></svg>';

const BLANK = { widthPx: 5_200, heightPx: 5_200 };
const smallPage = () => drawPage(1, { widthPx: 200, heightPx: 283 });

/** Many pictures of one colour: each is allowed, together they take a long time. */
async function manyBlankPages(): Promise<Buffer> {
  const data = await drawBlank({ widthPx: 4_000, heightPx: 3_000 }).png({ compressionLevel: 9 }).toBuffer();
  return writeZip(Array.from({ length: 60 }, (_, page) => ({ name: `${page}.png`, data, store: true })));
}

export const HOSTILE_PICTURES: readonly HostileFile[] = [
  {
    name: 'huge-header.png',
    isBomb: true,
    what: 'a PNG that claims 10^10 pixels',
    expected: refused('PICTURE_TOO_LARGE'),
    build: async () => pngOfSize(100_000, 100_000),
  },
  {
    name: 'huge-header.gif',
    isBomb: true,
    what: 'a GIF screen of 65535 × 65535',
    expected: refused('PICTURE_TOO_LARGE'),
    build: async () => gifOfScreen(65_535, 65_535),
  },
  {
    name: 'zero-dimension.png',
    what: 'a PNG of 0 × 0',
    expected: refused('PAGE_BROKEN'),
    build: async () => pngOfSize(0, 0),
  },
  {
    name: 'polyglot-gif-js.gif',
    what: 'starts like a GIF, runs as JavaScript',
    expected: refused('PAGE_BROKEN', 'PICTURE_TOO_LARGE'),
    build: async () => Buffer.from('GIF89a/*\0\0\0\0\0\0\0\0\0\0\0\0*/=1;alert(1);//', 'latin1'),
  },
  {
    name: 'svg-script.svg',
    what: 'an SVG with a script',
    expected: refused('PAGE_SVG'),
    build: async () => Buffer.from(SVG),
  },
  {
    name: 'svg-as-page.cbz',
    what: 'an SVG among pages',
    expected: refused('PAGE_SVG'),
    build: async () =>
      writeZip([
        { name: '001.svg', data: SVG },
        { name: '002.jpg', data: await smallPage().jpeg().toBuffer() },
      ]),
  },
  {
    name: 'html-as-page.cbz',
    what: 'HTML under a picture’s name',
    expected: refused('PAGE_BROKEN'),
    build: async () => writeZip([{ name: '001.jpg', data: '<html><script>alert(1)</script></html>' }]),
  },
  {
    name: 'jxl-as-page.cbz',
    what: 'a JPEG XL page',
    expected: refused('UNSUPPORTED_PICTURE'),
    build: async () => writeZip([{ name: '001.jxl', data: Buffer.from([0xff, 0x0a, 0, 0, 0, 0]) }]),
  },
  {
    name: 'truncated.jpg',
    what: 'a JPEG cut at a third',
    expected: refused('PAGE_BROKEN'),
    build: async () => {
      const whole = await smallPage().jpeg().toBuffer();
      return whole.subarray(0, Math.floor(whole.length / 3));
    },
  },
  {
    name: 'truncated.png',
    what: 'a PNG cut in its middle',
    expected: refused('PAGE_BROKEN'),
    build: async () => {
      const whole = await smallPage().png().toBuffer();
      return whole.subarray(0, Math.floor(whole.length / 2));
    },
  },
  {
    name: 'bomb-blank.webp',
    isBomb: true,
    what: '27 million pixels in 40 bytes',
    expected: refused('PICTURE_TOO_LARGE'),
    build: () => drawBlank(BLANK).webp({ lossless: true, effort: 0 }).toBuffer(),
  },
  {
    name: 'bomb-blank.gif',
    isBomb: true,
    what: '27 million pixels in 40 kB',
    expected: refused('PICTURE_TOO_LARGE'),
    build: () => drawBlank(BLANK).gif({ effort: 1 }).toBuffer(),
  },
  {
    name: 'bomb-interlaced.png',
    isBomb: true,
    what: '36 million interlaced pixels',
    expected: refused('PICTURE_TOO_LARGE'),
    build: () => drawBlank({ widthPx: 6_000, heightPx: 6_000 }).png({ progressive: true }).toBuffer(),
  },
  {
    name: 'bomb-progressive.jpg',
    isBomb: true,
    what: '27 million pixels in many scans',
    expected: refused('PICTURE_TOO_LARGE'),
    build: () => drawBlank(BLANK).jpeg({ progressive: true, quality: 10, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    name: 'bomb-blank.avif',
    isBomb: true,
    what: '27 million pixels in 2 kB',
    expected: refused('PICTURE_TOO_LARGE'),
    build: () => drawBlank(BLANK).avif({ quality: 10, effort: 0 }).toBuffer(),
  },
  {
    name: 'bomb-many-blank-pages.cbz',
    isBomb: true,
    what: '60 blank pictures of 12 million pixels',
    expected: refused('PICTURE_TOO_LARGE'),
    build: manyBlankPages,
  },
  {
    name: '16bit-grey.png',
    what: '16 bits a pixel',
    expected: { pages: 1 },
    build: () => smallPage().toColourspace('grey16').png().toBuffer(),
  },
  {
    name: 'grey.jpg',
    what: 'a grey JPEG',
    expected: { pages: 1 },
    build: () => smallPage().greyscale().jpeg().toBuffer(),
  },
  {
    name: 'cmyk.jpg',
    what: 'a JPEG for print',
    expected: { pages: 1 },
    build: () => smallPage().toColourspace('cmyk').jpeg().toBuffer(),
  },
  { name: 'page.webp', what: 'WebP', expected: { pages: 1 }, build: () => smallPage().webp().toBuffer() },
  { name: 'page.avif', what: 'AVIF', expected: { pages: 1 }, build: () => smallPage().avif({ effort: 0 }).toBuffer() },
  { name: 'page.gif', what: 'GIF', expected: { pages: 1 }, build: () => smallPage().gif({ effort: 1 }).toBuffer() },
  {
    name: 'tiny.png',
    what: 'one pixel',
    expected: { pages: 1 },
    build: () => drawBlank({ widthPx: 1, heightPx: 1 }).png().toBuffer(),
  },
];
