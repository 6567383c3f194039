import { mix } from '../draw/colour.ts';
import { brushStroke, num } from '../draw/geometry.ts';
import { ellipse, line, shape } from '../draw/svg.ts';
import type { EyeContext } from './eyes.ts';
import { faceOf, type NoseKind } from './face-kind.ts';
import type { FacePlan } from './face-plan.ts';

/** How long a bridge is seen, how far the wings reach, how much the tip stands out. */
const NOSES: Record<NoseKind, { bridge: number; wings: number; tip: number }> = {
  fine: { bridge: 15, wings: 5, tip: 2.5 },
  button: { bridge: 5, wings: 5, tip: 3.5 },
  straight: { bridge: 27, wings: 5.5, tip: 3 },
  hooked: { bridge: 31, wings: 6, tip: 7 },
  broad: { bridge: 13, wings: 10.5, tip: 4.5 },
};

/** A nose seen from the front or at an angle. */
export function drawNose(context: EyeContext, plan: FacePlan): string {
  const { person, tones, manner, light } = context;
  const { nose } = faceOf(person);
  const { bridge, wings, tip: out } = NOSES[nose.kind];
  const masculine = person.build === 'm';
  const tip = plan.at(0, (masculine ? 46 : 42) + nose.down, 86);
  const angle = Math.abs(plan.view.turn);
  const sign = Math.sign(plan.view.turn) || light.side;
  const ink = mix(tones.skinShade, tones.skinInk, 0.6);
  const high = bridge + (masculine ? 8 : 0);
  if (manner.eyes === 'dot')
    return line(
      `M${num(tip[0] - 3 * sign)} ${num(tip[1] - 4 - bridge * 0.2)}q${num((4 + out) * sign)} 4 0 8`,
      tones.skinInk,
      2.4,
    );
  const [x, y] = tip;
  if (angle > 14)
    return (
      shape(
        brushStroke(
          [
            [x - sign * 7, y - high],
            [x - sign * (nose.kind === 'hooked' ? -3 : 1), y - high * 0.4],
            [x + sign * out, y - (nose.kind === 'button' ? 2 : 0)],
            [x - sign * 5, y + 5],
          ],
          2.8,
          0.15,
          0.3,
        ),
        ink,
      ) +
      ellipse(x - sign * (wings - 1), y + 1, wings, 3, tones.skinShade, { opacity: 0.7 }) +
      (wings > 8
        ? line(`M${num(x - sign * (wings + 5))} ${num(y - 3)}q${num(-sign * 3)} 6 ${num(sign * 4)} 8`, ink, 2)
        : '')
    );
  return (
    shape(
      `M${num(x - sign * 1)} ${num(y - high)}Q${num(x - sign * 4)} ${num(y - 6)} ${num(x - sign * (wings + 4))} ${num(y + 4)}Q${num(x - sign * 3)} ${num(y + 6)} ${num(x)} ${num(y + 4)}Z`,
      tones.skinShade,
      { opacity: 0.75 },
    ) +
    line(`M${num(x - wings)} ${num(y + 5)}q${num(wings)} ${nose.kind === 'hooked' ? 6 : 3} ${num(wings * 2)} 0`, ink, 2)
  );
}
