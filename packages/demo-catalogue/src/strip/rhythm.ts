import type { Random } from '../draw/random.ts';
import type { Panel } from './director.ts';
import type { ShotPlan } from './plans.ts';

/** How tall a shot wants to be on a page 800 wide. */
export const HEIGHTS: Record<Panel['shot'], readonly [number, number]> = {
  wide: [860, 1060],
  two: [680, 800],
  over: [660, 780],
  close: [620, 760],
  face: [700, 820],
  eyes: [230, 290],
  profile: [620, 740],
  full: [940, 1120],
  back: [820, 980],
  low: [720, 860],
  hand: [380, 480],
  feet: [320, 400],
  action: [940, 1120],
  clash: [640, 760],
  sky: [460, 640],
  pause: [420, 620],
  chibi: [520, 640],
  group: [700, 800],
};

/** Shots that never stand in a frame of their own. */
const BLEED: readonly Panel['shot'][] = ['wide', 'eyes', 'action', 'clash', 'face', 'low', 'sky', 'pause', 'back'];
/** Shots of one thing, which may be narrow. */
const NARROW: readonly Panel['shot'][] = ['close', 'profile', 'hand', 'feet', 'over'];
/** More letters need the whole width. */
const FEW_LETTERS = 48;

const lettersOf = (panel: Panel): number => panel.lines.reduce((sum, line) => sum + line.letters[0].length, 0);

/** From which x to which a panel reaches on a strip: over all of it, in a frame, or in from one side. */
export function spanOf(panel: Panel, plan: ShotPlan, random: Random, widthPx: number): readonly [number, number] {
  const isFree = random.chance(0.6);
  const depth = random.between(0.5, 1.2);
  const inward = random.between(0.14, 0.26);
  if (NARROW.includes(panel.shot) && panel.lines.length < 2 && lettersOf(panel) <= FEW_LETTERS && random.chance(0.5)) {
    const free = Math.round(widthPx * inward);
    const edge = plan.insetPx === 0 ? 0 : Math.round(plan.insetPx * 0.4);
    return panel.side > 0 ? [free, widthPx - edge] : [edge, widthPx - free];
  }
  if (BLEED.includes(panel.shot) || plan.insetPx === 0 || !isFree) return [0, widthPx];
  const inset = Math.round(plan.insetPx * depth);
  return [inset, widthPx - inset];
}

/** Whether the story goes on elsewhere, or at another hour. */
const isElsewhere = (panel: Panel, next: Panel): boolean => panel.place !== next.place || panel.hour !== next.hour;

/**
 * The space after a panel: short between two who talk, shorter before a blow, long around silence, longest where the story goes
 * on elsewhere.
 */
export function gapAfter(panel: Panel, next: Panel | undefined, plan: ShotPlan, random: Random): number {
  const [low, high] = plan.gapPx;
  const within = (from: number, to: number) => Math.round(low + (high - low) * random.between(from, to));
  if (next === undefined) return within(0, 1);
  if (isElsewhere(panel, next)) return within(1.3, 1.9);
  if (next.shot === 'clash' || (next.strong && !panel.strong)) return within(0, 0.25);
  if (panel.lines.length === 0) return within(0.8, 1.3);
  if (next.lines.length === 0) return within(0.6, 1);
  return within(0.05, 0.6);
}
