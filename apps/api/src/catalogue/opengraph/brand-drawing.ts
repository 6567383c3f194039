import { composeWordmark, type Platform, SHARED_PICTURE, type Splash } from '@longstrip/core';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARED_PICTURE;
const MARGIN = 72;
const PAPER = NEUTRAL_COLOURS.light.page;

/** A word-mark in the middle, as large as it may be: its colours and the width it may fill. */
interface MarkLook {
  readonly ink: string;
  readonly balloon: string;
  readonly heightPx: number;
}

interface Drawing {
  readonly ground: string;
  /** What is between the ground and the word-mark. */
  readonly between: string;
  readonly mark: MarkLook;
}

type Brand = Pick<Platform, 'brand' | 'theme'>;

const LARGE = 190;
const SMALL = 150;

/** The picture for links to the site itself, of the same kind as its start screen. */
const DRAWINGS: Readonly<Record<Splash, (theme: Brand['theme']) => Drawing>> = {
  flood: ({ light }) => ({
    ground: light.primary,
    between: faintBalloons(PAPER),
    mark: { ink: PAPER, balloon: PAPER, heightPx: LARGE },
  }),
  mark: ({ light }) => ({
    ground: light.primarySoft,
    between: faintBalloons(light.primary),
    mark: { ink: light.primaryText, balloon: light.primary, heightPx: LARGE },
  }),
  band: ({ light }) => ({
    ground: PAPER,
    between: rect({ top: 165, left: 0, width: WIDTH, height: 300 }, `fill="${light.primary}"`),
    mark: { ink: PAPER, balloon: PAPER, heightPx: SMALL },
  }),
  plate: ({ light }) => ({
    ground: PAPER,
    between: [44, 58]
      .map((inset, index) =>
        rect(
          { top: inset, left: inset, width: WIDTH - 2 * inset, height: HEIGHT - 2 * inset },
          `fill="none" stroke="${light.primary}" stroke-width="${index === 0 ? 8 : 3}"`,
        ),
      )
      .join(''),
    mark: { ink: light.primaryText, balloon: light.primary, heightPx: SMALL },
  }),
  tile: ({ light, character }) => ({
    ground: light.primarySoft,
    between: rect(
      { top: 115, left: 190, width: WIDTH - 380, height: 400 },
      `rx="${character.corners.sheetPx * 4}" fill="${light.primary}"`,
    ),
    mark: { ink: PAPER, balloon: PAPER, heightPx: SMALL },
  }),
};

/** The drawing for a link to the site itself. */
export function brandContent({ brand, theme }: Brand): string {
  const { ground, between, mark } = DRAWINGS[theme.character.splash](theme);
  const { heightUnits, widthUnits } = composeWordmark(brand.wordmark);
  const scale = Math.min(mark.heightPx / heightUnits, (WIDTH - 6 * MARGIN) / widthUnits);
  const place = { left: (WIDTH - widthUnits * scale) / 2, top: (HEIGHT - heightUnits * scale) / 2 };
  const whole = rect({ top: 0, left: 0, width: WIDTH, height: HEIGHT }, `fill="${ground}"`);
  return `${whole}${between}${wordmarkSvg(brand.wordmark, { ...place, scale, ink: mark.ink, balloon: mark.balloon })}`;
}

function rect({ left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>, look: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${look}/>`;
}

function faintBalloons(fill: string): string {
  const balloon = composeWordmark('o')
    .parts.map(({ path }) => `<path d="${path}"/>`)
    .join('');
  return `<g fill="${fill}" fill-opacity="0.1">
    <g transform="translate(760 -330) scale(34)">${balloon}</g>
    <g transform="translate(-140 250) scale(17)">${balloon}</g>
  </g>`;
}

/** A word-mark as lines of one colour and a balloon of another. */
export function wordmarkSvg(
  wordmark: string,
  { left, top, scale, ink, balloon }: { left: number; top: number; scale: number; ink: string; balloon: string },
): string {
  const parts = composeWordmark(wordmark).parts.map(({ kind, path, xUnits }) => {
    const look =
      kind === 'balloon'
        ? `fill="${balloon}"`
        : `fill="none" stroke="${ink}" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path transform="translate(${xUnits} 0)" d="${path}" ${look}/>`;
  });
  return `<g transform="translate(${left} ${top}) scale(${scale})">${parts.join('')}</g>`;
}
