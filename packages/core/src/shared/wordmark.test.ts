import { describe, expect, it } from 'vitest';
import { composeWordmark, LETTERS } from './wordmark.ts';

const balloons = (word: string) =>
  composeWordmark(word).parts.flatMap((part, index) => (part.kind === 'balloon' ? [index] : []));

describe('the word-mark', () => {
  it.each([
    ['bom', [1]],
    ['beltoon', [5]],
    ['oo', [1]],
    ['next', []],
  ])('of %s has its balloon at %j', (word, places) => {
    expect(balloons(word)).toEqual(places);
  });

  it('can draw every Latin letter', () => {
    expect(Object.keys(LETTERS).sort().join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(composeWordmark('abcdefghijklmnopqrstuvwxyz').parts).toHaveLength(26);
  });

  it('does not care about case and leaves out what it cannot draw', () => {
    expect(composeWordmark('Bom-2')).toEqual(composeWordmark('bom'));
  });

  it('sets letters side by side, wider for a longer word', () => {
    const { parts, widthUnits } = composeWordmark('bom');
    expect(parts.map((part) => part.xUnits)).toEqual([2, 28, 55]);
    expect(widthUnits).toBeLessThan(composeWordmark('boom').widthUnits);
  });

  it('of nothing is an empty drawing with a width', () => {
    expect(composeWordmark('')).toEqual({ widthUnits: 4, heightUnits: 40, parts: [] });
  });
});
