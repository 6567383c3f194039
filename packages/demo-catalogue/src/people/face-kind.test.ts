import { describe, expect, it } from 'vitest';
import { Canvas } from '../draw/canvas.ts';
import { WORKS } from '../works/catalogue.ts';
import { FACES } from './face-kind.ts';
import { drawHead } from './head.ts';
import type { Light, Manner, Person } from './person.ts';

const LIGHT: Light = { side: 1, shade: '#304060', key: '#ffe0b0', depth: 0.2 };
const MANNER: Manner = { eyes: 'soft', pen: 1, ink: 'tinted', shading: 'cel' };
const PLAIN: Person = {
  seed: 'plain',
  build: 'f',
  hair: 'crop',
  hairColour: '#403028',
  eyeColour: '#506070',
  skin: '#e8c0a0',
  top: 'shirt',
  topColour: '#ffffff',
  accentColour: '#a03040',
};

describe('faces', () => {
  it('are of another kind for each of a cast', () => {
    for (const { key, cast } of WORKS) {
      const faces = Object.values(cast).map(({ face }) => face);
      expect(new Set(faces).size, key).toBe(faces.length);
    }
  });

  it.each([0, 34, 90])('differ at a turn of %i degrees', (turn) => {
    const drawn = FACES.map(
      (face) => drawHead(new Canvas(100, 100), { ...PLAIN, face }, { turn, mood: 'calm' }, LIGHT, MANNER).before,
    );
    expect(new Set(drawn).size).toBe(FACES.length);
  });
});
