import {
  blob,
  clockwise,
  disc,
  distance,
  itemAt,
  type Knot,
  lerp,
  type Point,
  points,
  polygon,
} from '../draw/geometry.ts';
import { line, place, shape } from '../draw/svg.ts';

export type HandShape =
  | 'relaxed'
  | 'open'
  | 'splay'
  | 'cradle'
  | 'fist'
  | 'grip'
  | 'point'
  | 'thumbUp'
  | 'hold'
  | 'flat'
  | 'peace'
  | 'claw'
  | 'think'
  | 'pocket';

export interface HandInk {
  skin: string;
  shade: string;
  ink: string;
  pen: number;
}

type Finger = readonly Point[];

/** Fingers from the thumb's side outward, then the thumb. The hand points down from the wrist at (0, 0). */
const SHAPES: Record<Exclude<HandShape, 'pocket'>, { fingers: readonly Finger[]; thumb: Finger; curled?: boolean }> = {
  relaxed: {
    fingers: [
      points('15 45, 21 66, 15 84'),
      points('5 48, 9 71, 2 90'),
      points('-5 47, -3 68, -10 84'),
      points('-14 42, -14 58, -20 71'),
    ],
    thumb: points('13 12, 26 31, 21 53'),
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
  splay: {
    fingers: [
      points('16 43, 33 63, 45 82'),
      points('6 49, 14 78, 19 105'),
      points('-6 48, -15 76, -22 101'),
      points('-15 42, -34 57, -48 71'),
    ],
    thumb: points('15 12, 42 20, 62 26'),
  },
  cradle: {
    fingers: [
      points('16 44, 25 64, 20 84'),
      points('6 48, 11 72, 5 92'),
      points('-5 47, -2 70, -8 88'),
      points('-14 42, -12 60, -18 76'),
    ],
    thumb: points('14 12, 37 22, 54 34'),
  },
  grip: {
    fingers: [
      points('15 42, 27 53, 35 47'),
      points('7 46, 18 60, 28 58'),
      points('-3 46, 6 63, 17 65'),
      points('-13 42, -5 59, 6 65'),
    ],
    thumb: points('-12 14, -25 30, -27 47'),
    curled: true,
  },
  thumbUp: {
    fingers: [
      points('17 24, 4 33, -10 27'),
      points('18 35, 3 43, -12 38'),
      points('17 46, 2 53, -12 49'),
      points('14 56, 0 62, -11 58'),
    ],
    thumb: points('12 10, 26 -2, 34 -26'),
    curled: true,
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

/** Widths at the root of each finger, the thumb's last; they narrow toward the tip. */
const WIDTHS = [14.5, 15, 14, 12, 16.5] as const;
const TIP = 0.68;

/** A finger that narrows to a round tip, as one outline. */
function digit(finger: Finger, width: number): string {
  const left: Knot[] = [];
  const right: Knot[] = [];
  const last = finger.length - 1;
  finger.forEach((point, index) => {
    const before = itemAt(finger, Math.max(0, index - 1));
    const after = itemAt(finger, Math.min(last, index + 1));
    const length = distance(before, after) || 1;
    const half = (width / 2) * lerp(1, TIP, index / last);
    const dx = (-(after[1] - before[1]) / length) * half;
    const dy = ((after[0] - before[0]) / length) * half;
    left.push(index === 0 ? [point[0] + dx, point[1] + dy, 1] : [point[0] + dx, point[1] + dy]);
    right.unshift(index === 0 ? [point[0] - dx, point[1] - dy, 1] : [point[0] - dx, point[1] - dy]);
  });
  const end = itemAt(finger, last);
  const from = itemAt(finger, last - 1);
  const reach = (width * TIP * 0.5) / (distance(from, end) || 1);
  return blob([...left, [end[0] + (end[0] - from[0]) * reach, end[1] + (end[1] - from[1]) * reach], ...right]);
}

/**
 * A hand at a wrist; nothing of one in a pocket. `angle` turns it clockwise from pointing down; `thumb` is the side (−1 the
 * picture's left) its thumb is on before turning. Around 100 long at scale 1. `held` is drawn between palm and fingers.
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
  if (form === 'pocket') return '';
  const { fingers, thumb: thumbLine, curled } = SHAPES[form];
  const outline = { ink: ink.ink, inkWidth: 2.3 * ink.pen };
  const palm = polygon(clockwise(points('-14 -4, 14 -4, 20 14, 22 42, 6 52, -12 49, -20 40, -18 16')));
  const wrist = palm + disc(0, -2, 13);
  const palmDrawn = shape(wrist, ink.skin, { ink: ink.ink, inkWidth: outline.inkWidth * 2 }) + shape(wrist, ink.skin);
  const drawnFingers = fingers
    .map((finger, index) => shape(digit(finger, WIDTHS[index] ?? 12), ink.skin, outline))
    .reverse()
    .join('');
  const drawnThumb = shape(digit(thumbLine, WIDTHS[4]), ink.skin, outline);
  if (form === 'hold') return placed(palmDrawn + held + drawnFingers + drawnThumb, at, angle, thumb, scale);
  if (form === 'thumbUp') return placed(palmDrawn + drawnThumb + drawnFingers, at, angle, thumb, scale);
  const knuckles = curled
    ? line('M-10 40q4 -3 8 0M0 42q4 -3 8 0', ink.shade, 2)
    : line('M-8 50l-1 6M2 52v6M11 50l1 6', ink.shade, 1.6, 0.7);
  // The heel and the ball of the thumb, over where the fingers begin.
  const body =
    palmDrawn +
    drawnFingers +
    shape(palm, ink.skin) +
    shape('M-18 14Q-4 30 -12 48L-19 40Z', ink.shade, { opacity: 0.5 }) +
    knuckles +
    drawnThumb +
    shape('M7 8Q20 12 18 26Q10 34 4 24Z', ink.skin) +
    held;
  return placed(body, at, angle, thumb, scale);
}

const placed = (body: string, [x, y]: Point, angle: number, thumb: -1 | 1, scale: number): string =>
  place(thumb > 0 ? body : place(body, 0, 0, 1, 0, true), x, y, scale, angle);
