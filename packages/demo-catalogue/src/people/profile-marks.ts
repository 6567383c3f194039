import { mix } from '../draw/colour.ts';
import { blob, knots, num } from '../draw/geometry.ts';
import { circle, ellipse, group, line, shape } from '../draw/svg.ts';
import type { EyeContext } from './eyes.ts';

/** What a person is known by, on a face seen from the side that looks to the right: under the features, and over them. */
export interface ProfileMarks {
  under: string;
  over: string;
}

/** The same marks that a face has from the front; a scar only on its own side. */
export function profileMarks(context: EyeContext, outline: string): ProfileMarks {
  const { person } = context;
  let over = '';
  if (person.freckles)
    over += knots('44 38, 54 41, 62 36, 50 48')
      .map(([x, y]) => circle(x, y, 1.8, context.tones.skinShade))
      .join('');
  if (person.aged) over += line('M67 50q-9 8 -6 19M44 33q9 6 19 0', context.tones.skinShade, 2.2);
  if (person.scar && context.bearing.turn < 0)
    over += line('M50 -34Q53 5 44 44', mix(context.tones.skinShade, '#a02838', 0.6), 3.4);
  if (person.glasses) over += glasses(context);
  return { under: person.beard ? beard(context, outline) : '', over };
}

function beard({ canvas, tones }: EyeContext, outline: string): string {
  const hair = blob(knots('-24 14, -10 24, 6 48, 30 58, 54 56, 72 51!, 96 52, 92 120, 40 132, -30 90'));
  return group(shape(hair, tones.hair, { opacity: 0.86 }) + ellipse(76, 67, 14, 8, tones.skin), {
    clip: canvas.clip(outline),
  });
}

/** A lens nearly on edge, and the bow to the ear. */
function glasses({ person, tones }: EyeContext): string {
  const y = person.build === 'm' ? 8 : 10;
  return (
    line(`M58 ${num(y - 9)}Q20 ${num(y - 12)} -16 ${num(y - 2)}`, tones.hairInk, 3.2) +
    ellipse(68, y, 11, 23, '#e4f2ff', { opacity: 0.14, ink: tones.hairInk, inkWidth: 3.2 }) +
    line(`M66 ${num(y - 13)}l4 -4`, '#ffffff', 2.4, 0.7)
  );
}
