import { Canvas } from '../draw/canvas.ts';
import { itemAt } from '../draw/geometry.ts';
import { randomFrom } from '../draw/random.ts';
import { circle, place, rect } from '../draw/svg.ts';
import { drawSilhouette } from '../people/figure.ts';
import { paintScene, type SceneName } from '../scenery/scenes.ts';
import { drawWeather } from '../scenery/weather.ts';
import type { NovelWork } from '../works/work.ts';
import { finishIn, hourOf } from './work-colours.ts';

/** Places that follow one another through the episodes of a novel without its own. */
const PLACES: readonly SceneName[] = [
  'library',
  'street',
  'harbour',
  'lake',
  'workshop',
  'rooftops',
  'bridge',
  'beach',
];

/** The small picture of a novel's episode: a place at the hour of the chapter, someone far off in it. */
export function drawNovelThumbnail(work: NovelWork, episode: number, w: number, h: number): string {
  const canvas = new Canvas(w, h);
  const hours = Object.keys(work.hours);
  const p = hourOf(work, itemAt(hours, episode % hours.length));
  const scene = work.places
    ? itemAt(work.places, episode % work.places.length)
    : itemAt(PLACES, (episode * 3 + work.key.length) % PLACES.length);
  const member = work.cover.cast[0];
  const person = member ? work.cast[member.who] : undefined;
  const random = randomFrom(`${work.key}/${episode}`);
  const scale = 0.13;
  const x = w * random.between(0.3, 0.7);
  const figure = person
    ? place(
        drawSilhouette(canvas, person, p.ink, {
          bearing: { turn: 170, mood: 'calm', wind: 0.4 },
          posture: 'walkAway',
          crop: 'full',
        }),
        x,
        h * 0.95 - 1160 * scale,
        scale,
      )
    : '';
  const glow = circle(
    x,
    h * 0.8,
    h * 0.36,
    canvas.radial([
      [0, p.lamp, 0.6],
      [1, p.lamp, 0],
    ]),
  );
  return finishIn(
    work,
    canvas,

    place(paintScene(canvas, scene, w, h * 1.5, p, `${work.key}/${episode}`), 0, -h * 0.38) +
      rect(0, 0, w, h, p.ink, { opacity: 0.12 }) +
      glow +
      figure +
      place(drawWeather(canvas, work.cover.weather, w, h, p, random, 1), 0, 0),
  );
}
