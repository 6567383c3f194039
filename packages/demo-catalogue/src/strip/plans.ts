import type { Shot } from '../works/work.ts';

/** What is behind a person when it is not the place itself. */
export type Backdrop = 'scene' | 'haze' | 'focus' | 'dots' | 'dark' | 'plain' | 'rays';

/** How a genre tells: its rhythm of shots, the air between panels, the shape of them. */
export interface ShotPlan {
  /** Shots of talk, taken in turn. */
  talk: readonly Shot[];
  /** For strong feelings. */
  strong: readonly Shot[];
  /** Silent panels, put in after every `silentEvery` lines. */
  silent: readonly Shot[];
  silentEvery: number;
  /** Space between panels, from and to. */
  gapPx: readonly [number, number];
  /** Panels kept in from the edges now and then; 0 never. */
  insetPx: number;
  /** Slanted edges up to this many pixels. */
  slantPx: number;
  backdrops: readonly Backdrop[];
  strongBackdrop: Backdrop;
  /** Outline around panels; 0 none. */
  borderPx: number;
  /** Heights are multiplied with this. */
  tall: number;
}

export type PlanName = 'romance' | 'action' | 'comedy' | 'dread' | 'wonder' | 'daily' | 'match' | 'case';

export const PLANS: Record<PlanName, ShotPlan> = {
  romance: {
    talk: ['two', 'close', 'over', 'close', 'profile', 'two', 'close', 'full'],
    strong: ['face', 'close'],
    silent: ['eyes', 'hand', 'back', 'sky', 'profile', 'feet', 'pause'],
    silentEvery: 4,
    gapPx: [150, 290],
    insetPx: 64,
    slantPx: 0,
    backdrops: ['scene', 'haze', 'scene', 'haze'],
    strongBackdrop: 'haze',
    borderPx: 0,
    tall: 1.02,
  },
  action: {
    talk: ['close', 'low', 'close', 'over', 'face', 'profile', 'full'],
    strong: ['face', 'low'],
    silent: ['eyes', 'back', 'feet', 'profile', 'hand', 'eyes'],
    silentEvery: 3,
    gapPx: [22, 110],
    insetPx: 0,
    slantPx: 46,
    backdrops: ['scene', 'focus', 'scene', 'dark'],
    strongBackdrop: 'focus',
    borderPx: 6,
    tall: 1.05,
  },
  comedy: {
    talk: ['two', 'full', 'close', 'chibi', 'close', 'two', 'face'],
    strong: ['face', 'chibi'],
    silent: ['chibi', 'eyes', 'full', 'feet'],
    silentEvery: 5,
    gapPx: [70, 150],
    insetPx: 36,
    slantPx: 0,
    backdrops: ['scene', 'dots', 'plain', 'rays'],
    strongBackdrop: 'rays',
    borderPx: 7,
    tall: 0.94,
  },
  dread: {
    talk: ['close', 'over', 'profile', 'close', 'full', 'face'],
    strong: ['face', 'eyes'],
    silent: ['pause', 'eyes', 'feet', 'back', 'sky', 'hand'],
    silentEvery: 3,
    gapPx: [200, 420],
    insetPx: 90,
    slantPx: 0,
    backdrops: ['scene', 'dark', 'scene', 'scene'],
    strongBackdrop: 'dark',
    borderPx: 0,
    tall: 1.04,
  },
  wonder: {
    talk: ['full', 'close', 'two', 'profile', 'over', 'close', 'low'],
    strong: ['face', 'close'],
    silent: ['back', 'sky', 'eyes', 'hand', 'pause', 'profile'],
    silentEvery: 4,
    gapPx: [110, 240],
    insetPx: 48,
    slantPx: 14,
    backdrops: ['scene', 'scene', 'haze', 'scene'],
    strongBackdrop: 'haze',
    borderPx: 0,
    tall: 1.08,
  },
  daily: {
    talk: ['two', 'close', 'full', 'over', 'two', 'profile', 'close'],
    strong: ['close', 'face'],
    silent: ['hand', 'sky', 'back', 'feet', 'pause', 'profile'],
    silentEvery: 4,
    gapPx: [120, 220],
    insetPx: 54,
    slantPx: 0,
    backdrops: ['scene', 'scene', 'plain', 'scene'],
    strongBackdrop: 'plain',
    borderPx: 3,
    tall: 0.96,
  },
  match: {
    talk: ['close', 'low', 'face', 'over', 'profile', 'two'],
    strong: ['face', 'eyes'],
    silent: ['eyes', 'back', 'feet', 'profile', 'eyes'],
    silentEvery: 4,
    gapPx: [18, 18],
    insetPx: 0,
    slantPx: 30,
    backdrops: ['scene', 'plain', 'scene', 'plain'],
    strongBackdrop: 'focus',
    borderPx: 5,
    tall: 1,
  },
  case: {
    talk: ['two', 'full', 'close', 'over', 'profile', 'full', 'two'],
    strong: ['face', 'close'],
    silent: ['hand', 'back', 'feet', 'profile', 'pause'],
    silentEvery: 5,
    gapPx: [18, 18],
    insetPx: 0,
    slantPx: 0,
    backdrops: ['scene', 'scene', 'plain', 'scene'],
    strongBackdrop: 'plain',
    borderPx: 4,
    tall: 1,
  },
};
