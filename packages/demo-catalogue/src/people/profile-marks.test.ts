import { describe, expect, it } from 'vitest';
import { Canvas } from '../draw/canvas.ts';
import { drawHead } from './head.ts';
import type { Light, Manner, Person } from './person.ts';

const LIGHT: Light = { side: 1, shade: '#304060', key: '#ffe0b0', depth: 0.2 };
const MANNER: Manner = { eyes: 'soft', pen: 1, ink: 'tinted', shading: 'cel' };
const PLAIN: Person = {
  seed: 'plain',
  build: 'm',
  hair: 'crop',
  hairColour: '#403028',
  eyeColour: '#506070',
  skin: '#e8c0a0',
  top: 'shirt',
  topColour: '#ffffff',
  accentColour: '#a03040',
};

const faceOf = (person: Person, turn: number): string =>
  drawHead(new Canvas(100, 100), person, { turn, mood: 'calm' }, LIGHT, MANNER).before;

describe('a face from the side', () => {
  it.each(['glasses', 'beard', 'freckles', 'aged'] as const)('has the %s that it has from the front', (mark) => {
    for (const turn of [-90, 0, 90]) expect(faceOf({ ...PLAIN, [mark]: true }, turn)).not.toBe(faceOf(PLAIN, turn));
  });

  it('shows a scar from its own side alone', () => {
    expect(faceOf({ ...PLAIN, scar: true }, -90)).not.toBe(faceOf(PLAIN, -90));
    expect(faceOf({ ...PLAIN, scar: true }, 90)).toBe(faceOf(PLAIN, 90));
  });
});
