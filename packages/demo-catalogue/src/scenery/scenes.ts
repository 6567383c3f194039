import type { Canvas } from '../draw/canvas.ts';
import { randomFrom } from '../draw/random.ts';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';
import type { Palette } from './palette.ts';
import { Stage } from './stage.ts';

const SCENES = {
  alley: outdoors.alley,
  beach: outdoors.beach,
  bridge: outdoors.bridge,
  busStop: outdoors.busStop,
  castle: outdoors.castle,
  forest: outdoors.forest,
  harbour: outdoors.harbour,
  heights: outdoors.heights,
  lake: outdoors.lake,
  orchard: outdoors.orchard,
  riverside: outdoors.riverside,
  rooftops: outdoors.rooftops,
  ruin: outdoors.ruin,
  schoolGate: outdoors.schoolGate,
  street: outdoors.street,
  towers: outdoors.towers,
  bedroom: indoors.bedroom,
  belfry: indoors.belfry,
  busInside: indoors.busInside,
  cafe: indoors.cafe,
  cave: indoors.cave,
  classroom: indoors.classroom,
  corridor: indoors.corridor,
  court: indoors.court,
  kitchen: indoors.kitchen,
  library: indoors.library,
  lift: indoors.lift,
  lockers: indoors.lockers,
  office: indoors.office,
  stairs: indoors.stairs,
  station: indoors.station,
  throne: indoors.throne,
  vault: indoors.vault,
  workshop: indoors.workshop,
} as const satisfies Record<string, (stage: Stage) => string>;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES).sort();

/** Weather does not come into a room. */
export const isIndoors = (scene: SceneName): boolean => scene in indoors;

/** Paints a place into a box of w × h at (0, 0); the same seed gives the same place. */
export function paintScene(canvas: Canvas, scene: SceneName, w: number, h: number, p: Palette, seed: string): string {
  return SCENES[scene](new Stage(canvas, w, h, p, randomFrom(`${seed}/${scene}`)));
}
