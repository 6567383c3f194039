import type { Box } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import type { PostureName } from '../people/postures.ts';
import type { Panel } from './director.ts';
import { FULL_HEIGHT, SOLES, type Spot } from './spot.ts';
import { wideSpots } from './wide-spots.ts';

/** Crown of anybody, above the point between the eyes. */
const CROWN = 140;
/** How tall the small, large-headed figures of a comedy are beside the grown, and where their soles are. */
export const CHIBI_STATURE = 0.4;
const CHIBI_SOLES = 560;
const CHIBI_HEAD = 1.3;
const CHIBI_CROWN = 196;
/** Where the frame cuts a standing figure that talks: above the knees. */
const THIGHS = 700;
/** What can only be seen down to the feet. */
const WHOLE: readonly PostureName[] = ['walk', 'walkAway', 'run', 'leap', 'fall', 'sit', 'crouch', 'kick', 'sword'];
/** How somebody stands who listens. */
const LISTENING: readonly PostureName[] = ['akimbo', 'holdArm', 'restTurned', 'rest', 'pockets', 'hug', 'crossed'];

/** Shots in which people stand back for their words. */
const TALKING: readonly Panel['shot'][] = ['two', 'over', 'close', 'face', 'profile', 'low', 'group', 'full', 'chibi'];
/** Room that a letter takes with its balloon, in squares of the text's size. */
const ROOM_PER_LETTER = 1.05;

/** The more there is to say in a panel, the smaller and lower its people, and the further to their side. */
export function makeRoom(spot: Spot, panel: Panel, box: Box, textPx: number): Spot {
  const letters = panel.lines.reduce(
    (sum, line) => sum + (line.tone === 'box' ? 0.6 : 1) * (line.letters[0].length + 8),
    0,
  );
  const crowd = Math.min(0.5, (letters * textPx * textPx * ROOM_PER_LETTER) / (box.w * box.h));
  if (!TALKING.includes(panel.shot) || crowd < 0.08) return spot;
  const stands = spot.ground !== undefined;
  const scale = spot.scale * (1 - crowd * (stands ? 0.42 : 0.62));
  if (spot.ground !== undefined) {
    const aside = panel.actors.length > 1 ? 0 : panel.side * crowd * 0.25 * box.w;
    return { ...spot, scale, x: spot.x + aside, y: spot.y + spot.ground * (spot.scale - scale) };
  }
  const aside =
    panel.shot === 'two' || panel.shot === 'group' ? 0 : panel.side * crowd * 0.24 * box.w * (spot.dim ? -0.3 : 1);
  return { ...spot, scale: spot.dim ? spot.scale : scale, x: spot.x + aside, y: spot.y + crowd * 0.34 * box.h };
}

/** The places of a shot's people, the first for whom it is about. */
export function spotsFor(panel: Panel, { x, y, w, h }: Box, random: Random): Spot[] {
  const { side, shot } = panel;
  const look = -side;
  const at = (fx: number, fy: number): { x: number; y: number } => ({ x: x + w * fx, y: y + h * fy });
  const talkative = panel.lines.length > 0 ? 0.06 : 0;
  const bust = Math.min(h / 430, w / 440);
  switch (shot) {
    case 'two': {
      const scale = Math.min(h / 540, w / 560);
      return [
        {
          ...at(0.5 + side * 0.23, 0.5 + talkative),
          scale: scale * random.between(0.98, 1.1),
          turn: look * random.between(26, 40),
          bodyTurn: look * 22,
        },
        {
          ...at(0.5 - side * 0.23, random.between(0.45, 0.5) + talkative),
          scale: scale * random.between(0.88, 0.98),
          turn: side * random.between(24, 40),
          bodyTurn: side * 22,
        },
      ];
    }
    case 'over':
      return [
        {
          ...at(0.5 + side * 0.14, 0.46 + talkative),
          scale: bust * 0.86,
          turn: look * random.between(16, 34),
          bodyTurn: look * 14,
        },
        {
          ...at(0.5 - side * 0.42, 0.66),
          scale: bust * 1.5,
          turn: side * 148,
          bodyTurn: side * 150,
          posture: 'rest',
          dim: true,
        },
      ];
    case 'face':
      return [
        {
          ...at(0.5 + side * 0.05, 0.5 + talkative),
          scale: Math.min(h / 330, w / 330),
          turn: look * random.between(4, 16),
          posture: 'rest',
          wind: 0.5 * look,
          lean: random.between(-5, 5),
        },
      ];
    case 'eyes':
      return [{ ...at(0.5 + side * 0.04, 0.44), scale: Math.max(w / 250, h / 130), turn: look * 12, posture: 'rest' }];
    case 'profile':
      return [
        {
          ...at(0.5 + side * 0.14, 0.47 + talkative),
          scale: Math.min(h / 390, w / 400),
          turn: look * 90,
          bodyTurn: look * 72,
          posture: 'rest',
          wind: look * -0.5,
          lift: 4,
        },
      ];
    case 'low':
      return [
        {
          ...at(0.5 + side * 0.08, 0.42 + talkative),
          scale: Math.min(h / 380, w / 380),
          turn: look * random.between(18, 32),
          lift: 15,
          wind: look * 0.6,
        },
      ];
    case 'full':
      return fullSpots(panel, { x, y, w, h }, random);
    case 'back': {
      const scale = (h * 0.82) / FULL_HEIGHT;
      const feet = y + h * 0.98 - SOLES * scale;
      return [
        {
          x: x + w * (panel.actors.length > 1 ? 0.4 : 0.5),
          y: feet,
          scale,
          turn: 172 * look,
          crop: 'full',
          posture: random.chance(0.5) ? 'back' : 'walkAway',
          wind: 0.4,
        },
        {
          x: x + w * 0.64,
          y: feet - 20 * scale,
          scale,
          turn: -158 * look,
          crop: 'full',
          posture: 'backTurned',
          wind: 0.4,
        },
      ];
    }
    case 'wide':
      return wideSpots(panel, { x, y, w, h }, random);
    case 'feet':
      return feetSpots(panel, { x, y, w, h }, random);
    case 'action': {
      const scale = (h * 0.78) / FULL_HEIGHT;
      const posture = panel.direction.posture ?? random.pick(['leap', 'run', 'kick', 'sword'] as const);
      const spots: Spot[] = [
        {
          x: x + w * (0.5 + side * 0.08),
          y: y + h * 0.24,
          scale,
          turn: look * (posture === 'run' ? 78 : 32),
          crop: 'full',
          posture,
          wind: -look * 0.9,
          lean: look * 6,
        },
      ];
      spots.push({
        x: x + w * (0.5 - side * 0.32),
        y: y + h * 0.42,
        scale: scale * 0.72,
        turn: side * 34,
        crop: 'full',
        posture: 'guard',
        wind: look * 0.6,
      });
      return spots;
    }
    case 'chibi': {
      const scale = Math.min((h * 0.93) / (CHIBI_SOLES + CHIBI_CROWN), w / (panel.actors.length > 1 ? 560 : 420));
      return panel.actors.map((_, index) => ({
        x:
          x +
          w * (panel.actors.length > 1 ? 0.5 + (index ? -side : side) * 0.23 : 0.5 + side * (talkative ? 0.15 : 0.06)),
        y: y + h * 0.97 - CHIBI_SOLES * scale,
        scale,
        turn: (index ? side : look) * 18,
        crop: 'full' as const,
        ground: CHIBI_SOLES,
        headSize: CHIBI_HEAD,
        level: true,
        ...(index ? { posture: random.pick(LISTENING) } : {}),
      }));
    }
    case 'group': {
      const count = panel.actors.length;
      const scale = Math.min(h / 620, w / (count * 230));
      return panel.actors.map((_, index) => ({
        x: x + (w * (index + 0.5)) / count,
        y: y + h * (0.47 + talkative + (index % 2) * 0.06),
        scale,
        turn: (index < count / 2 ? 1 : -1) * random.between(8, 30),
      }));
    }
    case 'clash':
    case 'hand':
    case 'sky':
    case 'pause':
      return [];
    default:
      return [
        {
          ...at(0.5 + side * 0.13, 0.5 + talkative),
          scale: bust * random.between(0.92, 1.06),
          turn: look * random.between(18, 40),
          bodyTurn: look * random.between(8, 26),
        },
      ];
  }
}

/** From the knees down: one who walks, or two who stand before each other. */
function feetSpots(panel: Panel, { x, y, w, h }: Box, random: Random): Spot[] {
  const { side } = panel;
  const scale = h / 420;
  const feet = y + h * 0.9 - SOLES * scale;
  if (panel.actors.length < 2)
    return [{ x: x + w * 0.5, y: feet, scale, turn: -side * 80, crop: 'full', posture: 'walk', wind: 0.3 }];
  return [1, -1].map((which) => ({
    ...{ x: x + w * (0.5 + which * side * 0.22), y: feet, scale, turn: -which * side * 30 },
    crop: 'full',
    posture: random.pick(LISTENING),
  }));
}

/** Who stands and talks fills the panel from the thighs up; who moves, or is only looked at, is seen down to the feet. */
function fullSpots(panel: Panel, { x, y, w, h }: Box, random: Random): Spot[] {
  const { side } = panel;
  const look = -side;
  const posture = panel.direction.posture;
  const alone = panel.actors.length < 2;
  const whole = panel.lines.length === 0 || (posture !== undefined && WHOLE.includes(posture));
  const ground = whole ? SOLES : THIGHS;
  const scale = whole
    ? Math.min((h * 0.93) / FULL_HEIGHT, w / (alone ? 460 : 560))
    : Math.min((h * 0.88) / (THIGHS + CROWN), w / (alone ? 520 : 640));
  const spot = (fx: number, turn: number, first: boolean): Spot => ({
    x: x + w * fx,
    y: y + h * (whole ? 0.98 : 1) - ground * scale,
    scale,
    turn,
    crop: 'full',
    ground,
    bodyTurn: turn * 0.7,
    wind: random.between(0, 0.4),
    ...(alone && !whole ? { level: true } : {}),
    ...(first ? {} : { posture: random.pick(LISTENING) }),
  });
  if (!alone) return [spot(0.5 + side * 0.22, look * 34, true), spot(0.5 - side * 0.22, side * 34, false)];
  const only = spot(0.5 + side * 0.06, look * 26, true);
  return [
    posture === 'walk' || posture === 'run'
      ? withoutBodyTurn({ ...only, turn: look * 80 })
      : posture
        ? withoutBodyTurn(only)
        : only,
  ];
}

function withoutBodyTurn(spot: Spot): Spot {
  const { bodyTurn: _, ...rest } = spot;
  return rest;
}
