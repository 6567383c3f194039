import { mix } from '../draw/colour.ts';
import { blob, brushStroke, type Knot, knots, num, type Point } from '../draw/geometry.ts';
import { ellipse, group, line, place, shape } from '../draw/svg.ts';
import type { EyeContext } from './eyes.ts';
import { faceOf, type NoseKind } from './face-kind.ts';
import type { Mood } from './person.ts';
import { profileMarks } from './profile-marks.ts';

const OPEN_MOUTHS: readonly Mood[] = ['shout', 'joy', 'laugh', 'shock', 'talk', 'cry'];
const CLOSED_EYES: readonly Mood[] = ['joy', 'laugh', 'asleep', 'strain'];

/** A face from the side, looking to the right. */
export function drawProfile(context: EyeContext): string {
  const { canvas, person, tones, light, bearing } = context;
  const masculine = person.build === 'm';
  const open = OPEN_MOUTHS.includes(bearing.mood) ? (bearing.mood === 'talk' ? 5 : 11) : 0;
  const { nose, drop, jaw } = faceOf(person);
  const chin = (masculine ? 4 : 0) + drop * 0.7;
  const outline = blob([
    [40, -108],
    [68, -74],
    [77, -40],
    [76, -16],
    [70, 2],
    ...bridgeOf(nose.kind, nose.down * 0.5),
    [78, 49],
    [76, 56],
    [81, 62],
    [76, 66.5, 1],
    [78 - open * 0.2, 71 + open],
    [74 - open * 0.3, 78 + open],
    [75 + chin * 0.6 - open * 0.3, 90 + open * 0.8],
    [64, 101 + chin + open * 0.6],
    [40, 100 + chin + open * 0.4],
    [8, 84 + chin + (jaw - 1) * 40],
    [-14, 60 + (jaw - 1) * 60],
    [-20, 30],
    [-30, -30],
    [-10, -100],
  ]);
  const skin = shape(outline, tones.skin, { ink: tones.skinInk, inkWidth: 2.6 * tones.pen });
  const shade = tones.flat
    ? ''
    : group(
        shape(blob(knots('90 -120, 84 -18, 58 -22, 30 -6, 4 -10, -40 6, -40 -130')), tones.skinShade, {
          opacity: 0.55,
        }) +
          shape(blob(knots('-40 20, -4 34, 10 66, 38 92, 70 96, 60 124, -50 120')), tones.skinShade, {
            opacity: 0.36 + light.depth * 0.5,
          }) +
          (person.build === 'f' || bearing.mood === 'shy'
            ? ellipse(
                48,
                40,
                20,
                12,
                canvas.radial([
                  [0, '#ff6a72', bearing.mood === 'shy' ? 0.6 : 0.3],
                  [1, '#ff6a72', 0],
                ]),
              )
            : ''),
        { clip: canvas.clip(outline) },
      );
  const mouth = profileMouth(context, open);
  const nostril = line('M80 45q-5 0 -6 -4', mix(tones.skinShade, tones.skinInk, 0.6), 2);
  const marks = profileMarks(context, outline);
  const eye = place(profileEye(context), 58, masculine ? 7 : 10);
  return skin + shade + marks.under + mouth + nostril + eye + profileBrow(context) + marks.over;
}

/** From between the eyes to the tip of the nose. */
function bridgeOf(kind: NoseKind, down: number): Knot[] {
  switch (kind) {
    case 'button':
      return [
        [72, 18],
        [82, 30 + down],
        [88, 36 + down],
        [86, 43 + down, 1],
      ];
    case 'straight':
      return [
        [77, 18],
        [88, 34 + down],
        [93, 43 + down, 1],
      ];
    case 'hooked':
      return [
        [82, 14],
        [91, 28 + down],
        [93, 38 + down],
        [90, 46 + down, 1],
      ];
    case 'broad':
      return [
        [75, 18],
        [87, 32 + down],
        [92, 39 + down],
        [89, 46 + down, 1],
      ];
    default:
      return [
        [76, 18],
        [88, 34 + down],
        [91, 41 + down, 1],
      ];
  }
}

function profileMouth(context: EyeContext, open: number): string {
  const { tones, canvas, bearing } = context;
  if (open) {
    const cavity = blob([
      [80, 62, 1],
      [62, 64],
      [56, 68 + open * 0.4],
      [62, 70 + open],
      [78, 70 + open, 1],
    ]);
    return shape(cavity, tones.lit('#74202f'), {
      ink: tones.skinInk,
      inkWidth: 1.8,
      clip: canvas.clip('M40 50H90V110H40Z'),
    });
  }
  const bend = ['smile', 'smirk', 'shy'].includes(bearing.mood)
    ? -4
    : ['sad', 'cry', 'angry', 'strain'].includes(bearing.mood)
      ? 5
      : 0;
  return shape(
    brushStroke(
      [
        [77, 66],
        [70, 67],
        [63, 67 + bend * 0.6],
        [58, 66 + bend],
      ],
      2.8,
      0.9,
      0.2,
    ),
    tones.skinInk,
  );
}

function profileBrow(context: EyeContext): string {
  const { person, tones, bearing } = context;
  const y = person.build === 'm' ? -20 : -27;
  const frown = ['angry', 'shout', 'cold', 'strain'].includes(bearing.mood)
    ? 8
    : ['sad', 'cry', 'worry', 'shy'].includes(bearing.mood)
      ? -7
      : 0;
  const points: Point[] = [
    [73, y + frown],
    [63, y - 4 + frown * 0.4],
    [51, y - 3],
    [40, y + 4],
  ];
  return shape(
    brushStroke(points, (person.build === 'm' ? 6.4 : 4) * faceOf(person).brows.thick, 0.8, 0.15),
    mix(tones.hairShade, tones.hairInk, 0.5),
  );
}

function profileEye(context: EyeContext): string {
  const { canvas, person, tones, bearing, manner, light } = context;
  const ink = tones.hairInk;
  const feminine = person.build === 'f';
  const h =
    (manner.eyes === 'sharp' ? 30 : manner.eyes === 'dot' ? 28 : 40) *
    (feminine ? 1 : 0.78) *
    (manner.eyeSize ?? 1) *
    faceOf(person).eyes.tall;
  if (CLOSED_EYES.includes(bearing.mood)) {
    const bend = bearing.mood === 'asleep' ? 5 : -6;
    return shape(
      brushStroke(
        [
          [13, bend * 0.2],
          [4, bend],
          [-8, bend * 0.6],
          [-16, -bend * 0.5],
        ],
        4.6,
        0.4,
        0.6,
      ),
      ink,
    );
  }
  if (manner.eyes === 'dot') return ellipse(4, 2, 6, 11, ink);
  const narrow = ['cold', 'angry', 'smirk', 'deadpan', 'cry', 'sad'].includes(bearing.mood) ? 0.74 : 1;
  const opening = blob([
    [15, -h * 0.3 * narrow],
    [16, h * 0.12],
    [12, h * 0.42],
    [0, h * 0.44],
    [-14, h * 0.2, 1],
    [-12, -h * 0.1 * narrow],
    [4, -h * 0.46 * narrow],
  ]);
  const colour = tones.lit(person.eyeColour);
  const iris =
    ellipse(
      10,
      1,
      8,
      h * 0.44,
      canvas.linear([
        [0, mix(colour, '#140a26', 0.7)],
        [0.6, colour],
        [1, mix(colour, '#fffaf0', 0.5)],
      ]),
      { ink: mix(colour, '#140a26', 0.75), inkWidth: 1.6 },
    ) +
    ellipse(11.5, 0, 3.2, h * 0.2, mix(colour, '#140a26', 0.85)) +
    ellipse(9, -h * 0.17, 2.6, h * 0.1, '#ffffff');
  const lid = shape(
    brushStroke(
      [
        [17, -h * 0.16 * narrow],
        [13, -h * 0.44 * narrow],
        [2, -h * 0.5 * narrow],
        [-10, -h * 0.18 * narrow],
        [feminine ? -21 : -16, feminine ? -h * 0.12 : h * 0.06],
      ],
      feminine ? 6 : 4.6,
      0.7,
      0.1,
    ),
    ink,
  );
  const tear = bearing.mood === 'cry' ? line(`M2 ${num(h * 0.46)}q-3 12 0 26`, '#dff2ff', 4, 0.9) : '';
  return (
    shape(opening, mix('#ffffff', light.shade, light.depth * 0.3)) +
    group(iris, { clip: canvas.clip(opening) }) +
    lid +
    line(`M12 ${num(h * 0.43)}Q2 ${num(h * 0.5)} -8 ${num(h * 0.34)}`, tones.skinInk, 1.7, 0.8) +
    tear
  );
}
