import { buildFramedComicCbz, type FrameSpec } from '@longstrip/test-kit/files';
import type { Work } from './works.ts';

/** Two panels in a row, and one below them, on a page of 600 × 850; in the order from the left. */
const ROW: readonly FrameSpec[] = [
  { box: [20, 20, 270, 380], text: 'Is it far?' },
  { box: [310, 20, 270, 380], text: 'Two tides.' },
  { box: [20, 420, 560, 410], text: 'Then we row.' },
];
const PAGE = { widthPx: 600, heightPx: 850 };

/** A book whose last picture is a double page without panels of its own. */
export const FRAMED_PAGES: Work = {
  ...{ name: 'a book of known panels', site: 'bom-us', kind: 'pages', direction: 'ltr' },
  source: {
    fileName: 'Known Panels - c001.cbz',
    build: () =>
      buildFramedComicCbz({
        info: { Title: 'One', Series: 'Known Panels', Number: '1', LanguageISO: 'en' },
        pictures: [
          { ...PAGE, frames: ROW },
          { ...PAGE, frames: ROW },
          { widthPx: 1200, heightPx: 850, frames: [{ box: [0, 0, 1200, 850] }] },
        ],
        seed: 31,
      }),
  },
};

/** The same from the right. */
export const FRAMED_MANGA: Work = {
  ...{ name: 'a manga of known panels', site: 'beltoon-jp', kind: 'pages', direction: 'rtl', letter: 'コ' },
  source: {
    fileName: 'コマ割り - c001.cbz',
    build: () =>
      buildFramedComicCbz({
        info: { Title: '第1話', Series: 'コマ割り', Number: '1', LanguageISO: 'ja', Manga: 'YesAndRightToLeft' },
        pictures: [0, 1].map(() => ({ ...PAGE, frames: [ROW[1], ROW[0], ROW[2]].flatMap((frame) => frame ?? []) })),
        seed: 33,
      }),
  },
};

/** A strip with a panel that is taller than three screens, a row of two, and one that reaches below its slice. */
export const FRAMED_STRIP: Work = {
  ...{ name: 'a strip of known panels', site: 'bom-us', kind: 'strip', direction: 'ltr' },
  source: {
    fileName: 'Known Strip.cbz',
    build: () =>
      buildFramedComicCbz({
        info: { Title: 'One', Series: 'Known Strip', Number: '1', LanguageISO: 'en' },
        pictures: [
          {
            widthPx: 720,
            heightPx: 8_000,
            // The rows between them are too few to be read as a panel.
            frames: [
              { box: [0, 40, 720, 560] },
              { box: [40, 640, 640, 760] },
              { box: [0, 1440, 720, 3660] },
              { box: [0, 5140, 350, 460] },
              { box: [370, 5140, 350, 460] },
              { box: [0, 5640, 720, 900] },
              { box: [0, 6580, 720, 820] },
              { box: [0, 7440, 720, 520] },
            ],
          },
        ],
        seed: 35,
      }),
  },
};
