import { sample, sampleTitle } from '@longstrip/test-kit/sample';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../draw/canvas.ts';
import { place } from '../draw/svg.ts';
import { WORKS } from '../works/catalogue.ts';
import { drawHead } from './head.ts';
import { neckEdges } from './neck.ts';
import type { Bearing, Light, Manner, Person } from './person.ts';

/** Of the bearings, each with everybody. */
const ONE_IN = 6;
const TILE_PX = 96;
const SCALE = 0.3;
const LIGHT: Light = { side: 1, shade: '#304060', key: '#ffe0b0', depth: 0.2 };
const MANNER: Manner = { eyes: 'dot', pen: 1, ink: 'tinted', shading: 'flat' };

/** One person for every build, hair and age that the catalogue has. */
function kinds(): Person[] {
  const found = new Map<string, Person>();
  for (const work of WORKS)
    for (const person of Object.values(work.kind === 'comic' ? work.cast : {}))
      found.set(`${person.build}/${person.hair}/${person.stature ?? 1}`, person);
  return [...found.values()];
}

/** As shots and postures turn heads: from the front, the side and behind, leaned and lifted. */
const BEARINGS: readonly Bearing[] = [
  [0, 15, 9],
  [34, 21, -9],
  [50, -9, 9],
  [61, 4, 6],
  [62, 4, -6],
  [78, 0, 9],
  [90, 10, 9],
  [90, -9, -9],
  [111, 0, 3],
  [112, 0, 3],
  [148, 4, -9],
  [172, 0, 9],
]
  .flatMap(([turn = 0, lift = 0, lean = 0]) => [
    { turn, lift, lean },
    { turn: -turn, lift, lean: -lean },
  ])
  .map((bearing): Bearing => ({ ...bearing, mood: 'calm', wind: 0 }));

describe('a neck', () => {
  it(sampleTitle('goes up into the head of everybody, however the head is turned and leaned', ONE_IN), async () => {
    const people = kinds();
    expect(people.length).toBeGreaterThan(20);
    for (const bearing of sample(BEARINGS, ONE_IN)) {
      const canvas = new Canvas(TILE_PX * people.length, TILE_PX);
      const centre = (index: number): readonly [number, number] => [(index + 0.5) * TILE_PX, TILE_PX / 2];
      const heads = people.map((person, index) =>
        place(drawHead(canvas, person, bearing, LIGHT, MANNER).before, ...centre(index), SCALE),
      );
      const { data, info } = await sharp(Buffer.from(canvas.finish(heads.join(''))))
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      people.forEach((person, index) => {
        const [middleX, middleY] = centre(index);
        const { left, right } = neckEdges(person, bearing);
        for (const top of [left[0], right[0]]) {
          if (!top) throw new Error('a neck without edges');
          const at = Math.round(middleY + top[1] * SCALE) * info.width + Math.round(middleX + top[0] * SCALE);
          expect(data[at], `${person.hair} ${person.build} ${JSON.stringify(bearing)} ${top}`).toBeGreaterThan(200);
        }
      });
    }
  }, 120_000);
});
