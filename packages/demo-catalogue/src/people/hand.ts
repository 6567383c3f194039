import { clockwise, disc, num, type Point, points, polygon } from '../draw/geometry.ts';
import { line, place, shape } from '../draw/svg.ts';

export type HandShape = 'relaxed' | 'open' | 'fist' | 'point' | 'hold' | 'flat' | 'peace' | 'claw' | 'think';

export interface HandInk {
  skin: string;
  shade: string;
  ink: string;
  pen: number;
}

type Finger = readonly Point[];

/** Fingers from the thumb's side outward, then the thumb. The hand points down from the wrist at (0, 0). */
const SHAPES: Record<HandShape, { fingers: readonly Finger[]; thumb: Finger; curled?: boolean }> = {
  relaxed: {
    fingers: [
      points('15 46, 19 66, 17 84'),
      points('5 48, 7 72, 5 91'),
      points('-5 47, -5 69, -6 87'),
      points('-14 43, -16 60, -15 75'),
    ],
    thumb: points('14 14, 27 34, 26 54'),
  },
  open: {
    fingers: [
      points('15 46, 25 70, 31 90'),
      points('5 49, 9 76, 11 99'),
      points('-5 48, -9 73, -13 95'),
      points('-14 43, -25 60, -33 77'),
    ],
    thumb: points('14 14, 36 30, 50 48'),
  },
  flat: {
    fingers: [
      points('15 46, 16 68, 14 88'),
      points('5 49, 5 74, 4 97'),
      points('-5 48, -6 72, -6 93'),
      points('-14 43, -16 62, -16 80'),
    ],
    thumb: points('14 14, 30 32, 34 52'),
  },
  fist: {
    fingers: [
      points('16 42, 18 54, 12 58'),
      points('6 44, 7 58, 2 61'),
      points('-4 43, -4 57, -8 60'),
      points('-14 39, -15 52, -17 55'),
    ],
    thumb: points('15 16, 21 36, 6 44'),
    curled: true,
  },
  point: {
    fingers: [
      points('15 44, 18 72, 19 96'),
      points('6 44, 8 57, 3 60'),
      points('-4 43, -4 57, -8 59'),
      points('-14 39, -15 51, -17 54'),
    ],
    thumb: points('14 15, 20 36, 8 48'),
    curled: true,
  },
  peace: {
    fingers: [
      points('15 44, 24 70, 30 92'),
      points('5 46, 3 74, -1 98'),
      points('-4 43, -3 57, -6 58'),
      points('-14 39, -13 52, -15 53'),
    ],
    thumb: points('14 15, 16 38, 0 48'),
    curled: true,
  },
  claw: {
    fingers: [
      points('15 46, 32 64, 30 84'),
      points('5 49, 12 76, 8 96'),
      points('-5 48, -12 74, -8 94'),
      points('-14 43, -32 58, -30 76'),
    ],
    thumb: points('14 14, 40 22, 46 42'),
  },
  hold: {
    fingers: [
      points('17 24, -2 26, -17 24'),
      points('18 36, -2 38, -19 36'),
      points('17 48, -2 50, -18 48'),
      points('14 59, -2 61, -15 59'),
    ],
    thumb: points('14 8, 6 20, -12 18'),
  },
  think: {
    fingers: [
      points('15 44, 22 68, 24 90'),
      points('6 44, 10 58, 4 60'),
      points('-4 43, -2 57, -7 58'),
      points('-14 39, -13 51, -16 53'),
    ],
    thumb: points('14 14, 34 28, 44 50'),
    curled: true,
  },
};

/**
 * A hand at a wrist. `angle` turns it clockwise from pointing down; `thumb` is the side (−1 the picture's left) its
 * thumb is on before turning. Around 100 long at scale 1. `held` is drawn between palm and fingers.
 */
export function drawHand(
  form: HandShape,
  at: Point,
  angle: number,
  thumb: -1 | 1,
  scale: number,
  ink: HandInk,
  held = '',
): string {
  const { fingers, thumb: thumbLine, curled } = SHAPES[form];
  const outlineWidth = 2.3 * ink.pen;
  const digit = (points: Finger, width: number) => {
    const d = `M${points.map((point) => `${num(point[0])} ${num(point[1])}`).join('L')}`;
    return line(d, ink.ink, width + outlineWidth * 2) + line(d, ink.skin, width);
  };
  const palm = polygon(clockwise(points('-13 -4, 13 -4, 19 16, 20 44, 4 51, -12 48, -19 40, -18 16')));
  const palmDrawn =
    shape(palm + disc(0, -2, 12), ink.skin, { ink: ink.ink, inkWidth: outlineWidth * 2 }) +
    shape(palm + disc(0, -2, 12), ink.skin);
  const widths = [13, 13.5, 12.5, 11];
  const drawnFingers = fingers.map((finger, index) => digit(finger, widths[index] ?? 12)).reverse();
  const knuckles =
    form === 'fist' || curled
      ? line('M-10 40q4 -3 8 0M0 42q4 -3 8 0', ink.shade, 2)
      : line('M-8 50l-1 6M2 52v6M11 50l1 6', ink.shade, 1.6, 0.7);
  const cover = form === 'hold' ? '' : shape(palm, ink.skin);
  const body =
    form === 'hold'
      ? palmDrawn + held + drawnFingers.join('') + digit(thumbLine, 14)
      : palmDrawn +
        drawnFingers.join('') +
        cover +
        shape('M-18 14Q-4 30 -12 48L-19 40Z', ink.shade, { opacity: 0.5 }) +
        knuckles +
        digit(thumbLine, 14.5) +
        held;
  return place(thumb > 0 ? body : place(body, 0, 0, 1, 0, true), at[0], at[1], scale, angle);
}
