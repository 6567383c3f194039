import type { Box, Point } from '../draw/geometry.ts';
import { type Random, randomFrom } from '../draw/random.ts';
import { HEAD_SEAT_Y } from '../people/figure.ts';
import type { Bearing, Mood, Person } from '../people/person.ts';
import type { PostureName } from '../people/postures.ts';
import type { Prop, PropKind } from '../people/prop.ts';
import type { ComicWork } from '../works/work.ts';
import type { Panel } from './director.ts';
import { SOLES, type Spot } from './spot.ts';
import { makeRoom, spotsFor } from './spots.ts';

/** A person put into a panel: where the point between the eyes is, and how large a unit. */
export interface Placed {
  who: string;
  person: Person;
  x: number;
  y: number;
  scale: number;
  bearing: Bearing;
  posture: PostureName;
  mirror: boolean;
  bodyTurn?: number;
  crop: 'bust' | 'full';
  prop?: Prop;
  headSize?: number;
  /** In the foreground, dark. */
  dim?: boolean;
  /** Where a balloon's tail goes; none for someone seen from behind. */
  mouth: Point;
  /** What a balloon may not cover. */
  face: Box;
  /** Face and hair: what a balloon's tail ends before. */
  head: Box;
}

const HOLDING: Record<PropKind, PostureName> = {
  umbrella: 'umbrella',
  sword: 'sword',
  phone: 'phone',
  cup: 'cup',
  book: 'book',
  lantern: 'phone',
  staff: 'umbrella',
  letter: 'phone',
  flower: 'phone',
  pan: 'guard',
  bread: 'cup',
  torch: 'phone',
  racket: 'sword',
  ball: 'phone',
};

/** Gestures that suit a mood in a shot from the waist up. */
const GESTURES: Partial<Record<Mood, readonly PostureName[]>> = {
  joy: ['clasp', 'cheer', 'wave', 'pump', 'wide', 'thumb'],
  laugh: ['hips', 'mouth', 'scratch', 'wide', 'facepalm'],
  angry: ['hips', 'point', 'guard', 'brace', 'crossed'],
  shout: ['point', 'raise', 'guard', 'wide', 'brace'],
  shock: ['mouth', 'recoil', 'clasp', 'stop', 'recoil'],
  sad: ['chest', 'holdArm', 'slump', 'hug'],
  cry: ['mouth', 'chest', 'hug', 'facepalm'],
  smirk: ['crossed', 'hips', 'think', 'pockets', 'explain'],
  shy: ['chest', 'clasp', 'holdArm', 'scratch', 'hug'],
  cold: ['crossed', 'akimbo', 'pockets', 'stop'],
  talk: ['shrug', 'akimbo', 'reach', 'explain', 'count', 'restTurned', 'pocket'],
  worry: ['chest', 'think', 'mouth', 'holdArm', 'plead'],
  strain: ['clasp', 'guard', 'brace'],
  deadpan: ['crossed', 'akimbo', 'slump', 'pockets'],
  smile: ['rest', 'restTurned', 'peace', 'chest', 'pockets', 'explain'],
  calm: ['rest', 'restTurned', 'think', 'crossed', 'pocket', 'explain', 'akimbo'],
};

/** Shots of a face alone, in which the short stand as high as the tall. */
const LEVELLING: readonly Panel['shot'][] = ['face', 'eyes'];

/** Places a panel's people in its box. Only sizes and angles: nothing is drawn. */
export function stagePanel(work: ComicWork, panel: Panel, box: Box, textPx: number): Placed[] {
  const random = randomFrom(`${panel.key}/stage`);
  const spots = spotsFor(panel, box, random).map((spot) => makeRoom(spot, panel, box, textPx));
  const placed: Placed[] = [];
  panel.actors.forEach((actor, index) => {
    const person = work.cast[actor.who];
    const spot = spots[index];
    if (!person || !spot) return;
    placed.push(placeActor(panel, actor.who, person, actor.mood, spot, index, random));
  });
  return placed;
}

function placeActor(
  panel: Panel,
  who: string,
  person: Person,
  mood: Mood,
  spot: Spot,
  index: number,
  random: Random,
): Placed {
  const { direction } = panel;
  const asked = index === 0 ? direction.posture : undefined;
  const prop: Prop | undefined =
    index === 0 && direction.prop && panel.shot !== 'hand' ? { ...direction.prop } : undefined;
  const posture: PostureName =
    spot.posture ?? asked ?? (prop ? HOLDING[prop.kind] : random.pick(GESTURES[mood] ?? (['rest'] as const)));
  const facing = Math.sign(spot.turn) || 1;
  const lean =
    (spot.lean ?? 0) +
    (mood === 'shy' || mood === 'sad' || mood === 'worry'
      ? 6 * facing
      : mood === 'joy' || mood === 'laugh'
        ? -5 * facing
        : random.between(-3, 3));
  const lift =
    (spot.lift ?? 0) + (mood === 'sad' || mood === 'shy' ? -9 : mood === 'smirk' || mood === 'laugh' ? 6 : 0);
  const stature = spot.level || LEVELLING.includes(panel.shot) ? 1 : (person.stature ?? 1);
  const childScale = stature < 1 ? 0.9 : 1;
  const drop = stature < 1 ? (spot.crop === 'full' ? 0 : 70) : person.build === 'm' ? -16 : 0;
  const scale = spot.scale * childScale;
  const y = spot.crop === 'full' ? spot.y + (1 - stature) * (SOLES - 140) * spot.scale : spot.y + drop * spot.scale;
  const sin = Math.sin((spot.turn * Math.PI) / 180);
  const hidden = Math.abs(spot.turn) > 110;
  const headSize = spot.headSize ?? 1;
  const unit = scale * headSize;
  const middle = y + HEAD_SEAT_Y * (scale - unit);
  return {
    who,
    person,
    x: spot.x,
    y,
    scale,
    bearing: {
      turn: spot.turn,
      mood,
      lean,
      lift,
      gaze: [
        hidden ? 0 : Math.abs(spot.turn) > 12 ? 0.55 * facing : 0.1 * facing,
        mood === 'shy' || mood === 'sad' ? 0.6 : 0,
      ],
      wind: spot.wind ?? random.between(-0.15, 0.2),
    },
    posture,
    mirror: spot.mirror ?? facing < 0,
    ...(spot.bodyTurn === undefined ? {} : { bodyTurn: spot.bodyTurn }),
    crop: spot.crop ?? 'bust',
    ...(prop ? { prop } : {}),
    ...(spot.headSize === undefined ? {} : { headSize }),
    ...(spot.dim ? { dim: true } : {}),
    mouth: [spot.x + sin * 62 * unit, middle + 74 * unit],
    face: { x: spot.x - 88 * unit, y: middle - 112 * unit, w: 176 * unit, h: 226 * unit },
    head: { x: spot.x - 100 * unit, y: middle - 136 * unit, w: 200 * unit, h: 250 * unit },
  };
}
