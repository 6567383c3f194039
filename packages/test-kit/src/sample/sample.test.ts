import { describe, expect, it } from 'vitest';
import { sample, sampleTitle } from './sample.ts';

const NUMBERS = Array.from({ length: 200 }, (_, index) => index);

describe('a sample', () => {
  it('is the same in every run', () => {
    expect(sample(NUMBERS.slice(0, 60), 10, false)).toEqual(sample(NUMBERS.slice(0, 60), 10, false));
    expect(sample(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 4, false)).toEqual(['e', 'f']);
  });

  it('is as large as it says, in the order of the list, and never empty', () => {
    const selected = sample(NUMBERS, 8, false);
    expect(selected).toHaveLength(25);
    expect(selected).toEqual([...selected].sort((one, other) => one - other));
    expect(sample(['one'], 8, false)).toEqual(['one']);
    expect(sample([], 8, false)).toEqual([]);
  });

  it('follows no order in the list: of items that come in fives, each kind is in it', () => {
    expect(new Set(sample(NUMBERS, 5, false).map((number) => number % 5)).size).toBe(5);
  });

  it('is everything in the long run, and its title says which of them it is', () => {
    expect(sample(NUMBERS, 8, true)).toEqual(NUMBERS);
    expect(sampleTitle('draws', 8, true)).toBe('draws');
    expect(sampleTitle('draws', 8, false)).toBe('draws (sample: one in 8)');
  });
});
