import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts.ts';
import { depositFor, reportedHalves } from './unused-balance.ts';

const JAPAN = [
  { month: 3, day: 31 },
  { month: 9, day: 30 },
];

describe('the half years of the report', () => {
  const spring = { from: '2026-10-01', until: '2027-03-31' };
  const autumn = { from: '2027-04-01', until: '2027-09-30' };
  it.each([
    ['2027-03-30', [{ ...spring, isOpen: true }]],
    ['2027-03-31', [{ ...spring, isOpen: true }]],
    [
      '2027-04-01',
      [
        { ...autumn, isOpen: true },
        { ...spring, isOpen: false },
      ],
    ],
    [
      '2027-10-01',
      [
        { from: '2027-10-01', until: '2028-03-31', isOpen: true },
        { ...autumn, isOpen: false },
      ],
    ],
  ])('on %s begin with the one that is open', (today, halves) => {
    expect(reportedHalves(JAPAN, today, halves.length)).toEqual(halves);
  });
});

describe('the deposit', () => {
  it.each([
    [0, 0],
    [10_000_000, 0],
    [10_000_001, 5_000_001],
    [12_000_000, 6_000_000],
  ])('for %i is %i', (unused, deposit) => {
    expect(depositFor(minorUnits(unused), 10_000_000)).toBe(deposit);
  });
});
