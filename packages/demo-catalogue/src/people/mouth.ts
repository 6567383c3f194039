import { brushStroke, num, type Point, points } from '../draw/geometry.ts';
import { line, shape } from '../draw/svg.ts';
import { faceOf } from './face-kind.ts';
import type { Mood, Person } from './person.ts';
import type { Tones } from './tones.ts';

const CAVITY = '#74202f';
const TONGUE = '#d8636c';

/** A mouth seen from the front or at an angle, around (0, 0); `squeeze` narrows it. */
export function drawMouth(mood: Mood, person: Person, tones: Tones, squeeze: number, simple: boolean): string {
  const x = (value: number) => num(value * squeeze);
  const ink = tones.skinInk;
  const stroke = (points: readonly Point[], width = 3.4) =>
    shape(
      brushStroke(
        points.map(([px, py]) => [px * squeeze, py]),
        width,
        0.25,
        0.35,
      ),
      ink,
    );
  const full = faceOf(person).mouth.full && !simple;
  const lip = full
    ? shape(`M${x(-9)} 4Q0 8 ${x(10)} 4Q${x(6)} 11.5 0 12Q${x(-6)} 11.5 ${x(-9)} 4Z`, tones.lip, { opacity: 0.55 })
    : '';
  const below =
    person.build === 'f' && !simple
      ? line(`M${x(-5)} 9Q0 11.5 ${x(6)} 9`, tones.skinShade, 2.4)
      : line(`M${x(-6)} 11h${x(12)}`, tones.skinShade, 2);
  const under = lip + (full ? '' : below);
  const cavity = tones.lit(CAVITY);
  const tongue = tones.lit(TONGUE);
  const edge = { ink, inkWidth: 2.2 };
  switch (mood) {
    case 'smile':
      return stroke(points('-16 -3, -8 2.5, 1 4, 10 2, 17 -4')) + under;
    case 'joy':
      return openSmile(x, 21, 22, cavity, tongue, edge);
    case 'laugh':
      return openSmile(x, 26, 32, cavity, tongue, edge);
    case 'talk':
      return (
        shape(`M${x(-12)} -2Q0 -5 ${x(13)} -3Q${x(11)} 11 0 12Q${x(-10)} 11 ${x(-12)} -2Z`, cavity, edge) +
        shape(`M${x(-10)} -1.5Q0 -4 ${x(11)} -2.5L${x(10)} 1.5Q0 0 ${x(-9)} 2Z`, '#ffffff')
      );
    case 'shout':
      return (
        shape(
          `M${x(-19)} -10Q0 -17 ${x(20)} -10Q${x(24)} 14 ${x(13)} 25Q0 29 ${x(-13)} 25Q${x(-24)} 12 ${x(-19)} -10Z`,
          cavity,
          edge,
        ) +
        shape(`M${x(-17)} -9Q0 -15.5 ${x(18)} -9L${x(16)} -1Q0 -6 ${x(-15)} -1Z`, '#ffffff') +
        shape(`M${x(-11)} 22Q0 9 ${x(11)} 22Q0 27 ${x(-11)} 22Z`, tongue)
      );
    case 'shock':
      return shape(`M${x(-8)} 3C${x(-8)} -8 ${x(8)} -8 ${x(8)} 3C${x(8)} 15 ${x(-8)} 15 ${x(-8)} 3Z`, cavity, edge);
    case 'angry':
    case 'strain':
      return (
        shape(
          `M${x(-18)} 5Q${x(-9)} -5 0 -4Q${x(10)} -6 ${x(19)} 3Q${x(9)} 11 0 9Q${x(-9)} 12 ${x(-18)} 5Z`,
          '#ffffff',
          edge,
        ) + line(`M${x(-16)} 4Q0 1 ${x(17)} 3M${x(-8)} -1v8M0 -3v10M${x(8)} -2v9`, ink, 1.2, 0.8)
      );
    case 'sad':
      return (
        stroke(points('-13 5, -6 -0.5, 0 -1.5, 7 -0.5, 14 4.5')) + line(`M${x(-5)} 12h${x(10)}`, tones.skinShade, 2.2)
      );
    case 'cry':
      return shape(
        `M${x(-14)} 6Q${x(-7)} -6 0 -4Q${x(8)} -7 ${x(15)} 5Q${x(8)} 8 0 7Q${x(-8)} 9 ${x(-14)} 6Z`,
        cavity,
        edge,
      );
    case 'smirk':
      return stroke(points('-14 3, -4 5, 8 2, 19 -6')) + line(`M${x(20)} -9q4 2 3 6`, ink, 1.6);
    case 'shy':
      return stroke(points('-10 1, -5 -2.5, 0 0.5, 5 2.5, 10 -1'), 3);
    case 'worry':
      return stroke(points('-12 3, -6 -1, 1 1.5, 7 -1.5, 13 2'), 3.2) + under;
    case 'cold':
    case 'deadpan':
      return stroke(points('-13 1, -4 -0.6, 5 -0.4, 14 1')) + line(`M${x(-6)} 9h${x(12)}`, tones.skinShade, 2);
    case 'asleep':
      return stroke(points('-8 0, 0 2, 8 -0.5'), 2.8);
    default:
      return stroke(points('-12 -0.5, -4 1.5, 4 1.8, 12 -1'), 3.2) + under;
  }
}

function openSmile(
  x: (value: number) => string,
  half: number,
  drop: number,
  cavity: string,
  tongue: string,
  edge: { ink: string; inkWidth: number },
): string {
  return (
    shape(
      `M${x(-half)} -7Q0 1 ${x(half + 1)} -8Q${x(half - 3)} ${drop - 2} 0 ${drop}Q${x(-half + 3)} ${drop - 3} ${x(-half)} -7Z`,
      cavity,
      edge,
    ) +
    shape(`M${x(-half + 3)} -5.5Q0 2 ${x(half - 2)} -6.5L${x(half - 5)} 1Q0 6 ${x(-half + 6)} 1.5Z`, '#ffffff') +
    shape(
      `M${x(-half * 0.52)} ${drop * 0.62}Q0 ${drop * 0.28} ${x(half * 0.52)} ${drop * 0.62}Q0 ${drop * 1.02} ${x(-half * 0.52)} ${drop * 0.62}Z`,
      tongue,
    )
  );
}
