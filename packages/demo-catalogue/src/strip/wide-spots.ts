import type { Box } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import type { PostureName } from '../people/postures.ts';
import { isIndoors } from '../scenery/scenes.ts';
import type { Panel } from './director.ts';
import { FULL_HEIGHT, SOLES, type Spot } from './spot.ts';

/** How people are in a place before anything happens. */
const ARRIVING: readonly PostureName[] = ['rest', 'akimbo', 'pockets', 'pocket', 'crossed', 'restTurned', 'holdArm'];

/** Where people stand in the panel that shows a place: near enough to be seen, small under a sky, or one of them close by. */
export function wideSpots(panel: Panel, box: Box, random: Random): Spot[] {
  const isSpoken = panel.lines.some((line) => line.tone !== 'box');
  const draw = random.next();
  const isPair = panel.actors.length > 1;
  if (!isSpoken && isPair && draw < 0.3) return beyond(panel, box, random);
  if (!isSpoken && !isIndoors(panel.place) && draw < 0.66) return vista(panel, box, random);
  return standing(panel, box, random);
}

function standing(panel: Panel, { x, y, w, h }: Box, random: Random): Spot[] {
  const { side } = panel;
  const scale = (h * random.between(0.4, 0.47)) / FULL_HEIGHT;
  const feet = y + h * 0.955 - SOLES * scale;
  const middle = 0.5 + random.between(-0.07, 0.07);
  const asked = panel.direction.posture;
  const spot = (fx: number, turn: number, posture: PostureName): Spot => ({
    ...{ x: x + w * fx, y: feet, scale, turn, posture },
    crop: 'full',
    bodyTurn: turn * 0.6,
    wind: 0.3,
  });
  return [
    spot(middle + side * 0.15, -side * 40, asked ?? random.pick(ARRIVING)),
    { ...spot(middle - side * 0.16, side * 40, random.pick(ARRIVING)), y: feet + h * 0.012 },
  ];
}

/** Small under much sky, side by side and on one side. */
function vista(panel: Panel, { x, y, w, h }: Box, random: Random): Spot[] {
  const { side } = panel;
  const scale = (h * random.between(0.2, 0.25)) / FULL_HEIGHT;
  const feet = y + h * 0.93 - SOLES * scale;
  const middle = 0.5 + side * random.between(0.1, 0.2);
  const away = random.chance(0.5);
  return [-0.05, 0.07].map((dx, index) => ({
    ...{ x: x + w * (middle + dx), y: feet + index * h * 0.006, scale },
    turn: away ? (index ? -160 : 168) : (index ? 1 : -1) * side * 34,
    posture: away ? (index ? 'backTurned' : 'back') : random.pick(ARRIVING),
    crop: 'full',
    wind: 0.5,
  }));
}

/** Seen over the shoulder of one who is close by. */
function beyond(panel: Panel, { x, y, w, h }: Box, random: Random): Spot[] {
  const { side } = panel;
  const scale = (h * random.between(0.32, 0.38)) / FULL_HEIGHT;
  const near = Math.min(h / 700, w / 560);
  return [
    {
      ...{ x: x + w * (0.5 + side * 0.1), y: y + h * 0.92 - SOLES * scale, scale, turn: -side * 24 },
      posture: panel.direction.posture ?? random.pick(ARRIVING),
      crop: 'full',
      wind: 0.3,
    },
    {
      ...{ x: x + w * (0.5 - side * 0.37), y: y + h * 0.56, scale: near, turn: side * 150, bodyTurn: side * 152 },
      posture: 'rest',
      crop: 'full',
      dim: true,
      wind: 0.3,
    },
  ];
}
