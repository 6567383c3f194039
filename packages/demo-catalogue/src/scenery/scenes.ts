import type { Canvas } from '../draw/canvas.ts';
import { randomFrom } from '../draw/random.ts';
import * as castles from './castles.ts';
import * as halls from './halls.ts';
import * as highGround from './high-ground.ts';
import * as oldHalls from './old-halls.ts';
import type { Palette } from './palette.ts';
import * as publicRooms from './public-rooms.ts';
import * as roofs from './roofs.ts';
import * as rooms from './rooms.ts';
import { Stage } from './stage.ts';
import * as town from './town.ts';
import * as water from './water.ts';
import * as wilds from './wilds.ts';

const SCENES = {
  alley: town.alley,
  beach: water.beach,
  bedroom: rooms.bedroom,
  belfry: oldHalls.belfry,
  bridge: water.bridge,
  busInside: publicRooms.busInside,
  busStop: town.busStop,
  cafe: rooms.cafe,
  castle: castles.castle,
  cave: wilds.cave,
  classroom: publicRooms.classroom,
  corridor: halls.corridor,
  crater: highGround.crater,
  court: publicRooms.court,
  forest: wilds.forest,
  harbour: water.harbour,
  heights: highGround.heights,
  kitchen: rooms.kitchen,
  lake: water.lake,
  library: rooms.library,
  lift: halls.lift,
  lockers: publicRooms.lockers,
  office: rooms.office,
  orchard: wilds.orchard,
  riverside: water.riverside,
  rooftops: roofs.rooftops,
  ruin: castles.ruin,
  schoolGate: town.schoolGate,
  stairs: halls.stairs,
  station: publicRooms.station,
  street: town.street,
  throne: oldHalls.throne,
  towers: roofs.towers,
  vault: oldHalls.vault,
  workshop: rooms.workshop,
} as const satisfies Record<string, (stage: Stage) => string>;

export type SceneName = keyof typeof SCENES;

/** Weather does not come into a room. */
export const isIndoors = (scene: SceneName): boolean =>
  scene in rooms || scene in halls || scene in oldHalls || scene in publicRooms || scene === 'cave';

/** Paints a place into a box of w × h at (0, 0); the same seed gives the same place. */
export function paintScene(canvas: Canvas, scene: SceneName, w: number, h: number, p: Palette, seed: string): string {
  return SCENES[scene](new Stage(canvas, w, h, p, randomFrom(`${seed}/${scene}`)));
}
