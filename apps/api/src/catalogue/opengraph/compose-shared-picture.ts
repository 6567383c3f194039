import {
  composeWordmark,
  type Headline,
  type HeadlineRequest,
  languageDirection,
  type Platform,
  SHARED_PICTURE,
} from '@longstrip/core';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';
import sharp from 'sharp';
import { brandContent, wordmarkSvg } from './brand-drawing.ts';
import type { SharedPicture, SharedSeries } from './shared-series.ts';

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARED_PICTURE;
/** Apps that show link previews cut a little off each side. */
const MARGIN = 72;
/** Width of the text: wide art has people from its middle on. */
const TEXT_WIDTH = { wide: 500, cover: 608 } as const;
const COVER = { width: 378, height: 504 };
/** A cover here is this many times as large as on a card of the site; so are its corners. */
const COVER_SCALE = 3;
const STRIPE = 14;
const INK = NEUTRAL_COLOURS.light.page;
const SHADE = NEUTRAL_COLOURS.dark.backdrop;
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;
/** A picture with more pixels is not decoded; a cover of the store has far fewer. */
const MOST_PIXELS = 60_000_000;

type Brand = Pick<Platform, 'brand' | 'theme'>;

export interface ComposeParts {
  /** The bytes of a picture; null: there is none. */
  readonly source: (assetId: string) => Promise<Uint8Array | null>;
  /** Renders texts with the fonts that are there; null for a text that none of them can write. */
  readonly setHeadlines: (requests: readonly HeadlineRequest[]) => Promise<(Headline | null)[]>;
}

/** Draws the preview picture of a shared link, as JPEG. A picture that cannot be read, or a title without a font, is left out. */
export async function composeSharedPicture(
  parts: ComposeParts,
  platform: Brand,
  shared: SharedPicture,
): Promise<Buffer> {
  if (shared.kind === 'brand')
    return sharp(Buffer.from(svg(brandContent(platform))))
      .jpeg(JPEG)
      .toBuffer();
  const [texts, art] = await Promise.all([setTexts(parts, shared), readArt(parts, shared)]);
  const isRtl = languageDirection(shared.language) === 'rtl';
  const overlay = Buffer.from(seriesSvg(platform, texts, { isRtl, form: shared.art?.form ?? 'cover' }));
  if (art === null) return sharp(overlay).flatten({ background: SHADE }).jpeg(JPEG).toBuffer();
  if (shared.art?.form === 'wide') return layered(await fill(art), [{ input: overlay, left: 0, top: 0 }]);
  const cover = {
    input: await roundedCover(art, platform.theme.character.corners.coverPx * COVER_SCALE),
    left: isRtl ? MARGIN : WIDTH - MARGIN - COVER.width,
    top: Math.round((HEIGHT - STRIPE - COVER.height) / 2),
  };
  return layered(await fill(art, 40), [{ input: overlay, left: 0, top: 0 }, cover]);
}

function layered(ground: Buffer, layers: { input: Buffer; left: number; top: number }[]): Promise<Buffer> {
  return sharp(ground).composite(layers).jpeg(JPEG).toBuffer();
}

/** Null if the bytes are missing or are not a picture. */
async function readArt({ source }: ComposeParts, { art }: SharedSeries): Promise<Uint8Array | null> {
  const bytes = art === null ? null : await source(art.assetId);
  if (bytes === null) return null;
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats();
    return bytes;
  } catch {
    return null;
  }
}

function fill(art: Uint8Array, blurPx?: number): Promise<Buffer> {
  const filled = sharp(art, { limitInputPixels: MOST_PIXELS }).resize(WIDTH, HEIGHT).flatten({ background: SHADE });
  return (blurPx === undefined ? filled : filled.blur(blurPx)).png().toBuffer();
}

function roundedCover(art: Uint8Array, radius: number): Promise<Buffer> {
  const { width, height } = COVER;
  const mask = svg(`<rect width="${width}" height="${height}" rx="${radius}"/>`, width, height);
  return sharp(art, { limitInputPixels: MOST_PIXELS })
    .resize(width, height)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

interface Texts {
  readonly title: Headline | null;
  readonly creators: Headline | null;
}

async function setTexts(
  { setHeadlines }: ComposeParts,
  { title, creators, language, art }: SharedSeries,
): Promise<Texts> {
  const box = { language, widthPx: TEXT_WIDTH[art?.form ?? 'cover'] };
  const [setTitle = null, setCreators = null] = await setHeadlines([
    { ...box, text: title, heightPx: 320, largestPx: 88, smallestPx: 44 },
    { ...box, text: creators, heightPx: 56, largestPx: 30, smallestPx: 26 },
  ]);
  return { title: setTitle, creators: setCreators };
}

/** The texts over a shade at the side where their language begins, the word-mark above, a stripe in the brand's colour below. */
function seriesSvg(
  { brand, theme }: Brand,
  { title, creators }: Texts,
  { isRtl, form }: { isRtl: boolean; form: 'wide' | 'cover' },
): string {
  const left = isRtl ? WIDTH - MARGIN - TEXT_WIDTH[form] : MARGIN;
  const foot = HEIGHT - STRIPE - 52;
  const creatorsTop = foot - (creators?.heightPx ?? 0);
  const titleTop = creatorsTop - (creators === null ? 0 : 18) - (title?.heightPx ?? 0);
  const mark = composeWordmark(brand.wordmark);
  const markScale = 54 / mark.heightUnits;
  const markLeft = isRtl ? WIDTH - MARGIN - mark.widthUnits * markScale : MARGIN;
  const [from, to] = isRtl ? ['100%', '0%'] : ['0%', '100%'];
  const stops =
    form === 'wide'
      ? ([
          [0, 0.95],
          [0.36, 0.84],
          [0.68, 0],
        ] as const)
      : ([
          [0, 0.86],
          [0.42, 0.74],
          [0.82, 0.45],
        ] as const);
  return svg(
    `<defs><linearGradient id="shade" x1="${from}" x2="${to}">${stops
      .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${SHADE}" stop-opacity="${opacity}"/>`)
      .join('')}</linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>
    <rect y="${HEIGHT - STRIPE}" width="${WIDTH}" height="${STRIPE}" fill="${theme.light.primary}"/>
    ${wordmarkSvg(brand.wordmark, { left: markLeft, top: 56, scale: markScale, ink: INK, balloon: theme.dark.primary })}
    ${title === null ? '' : outlineSvg(title, left, titleTop, 1)}
    ${creators === null ? '' : outlineSvg(creators, left, creatorsTop, 0.82)}`,
  );
}

function outlineSvg({ outline }: Headline, left: number, top: number, opacity: number): string {
  return `<path transform="translate(${left} ${top})" d="${outline}" fill="${INK}" fill-opacity="${opacity}"/>`;
}

function svg(content: string, width: number = WIDTH, height: number = HEIGHT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
