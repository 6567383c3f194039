import { expect, test } from 'vitest';
import { areReadable, brandColours, colourTrouble } from './brand-colours.ts';

test.each(['#ffee00', '#ffffff', '#000000', '#ff3900', '#1c4fd6', '#00e5a0', '#7f7f7f'])(
  'a brand in %s can be read in both themes',
  (colour) => {
    expect(areReadable({ primary: colour, accent: colour })).toBe(true);
  },
);

test('a colour with enough contrast is not changed', () => {
  expect(brandColours({ primary: '#1c4fd6', accent: '#0b6e75' }, 'light')).toMatchObject({
    primary: '#1c4fd6',
    onPrimary: '#ffffff',
    primaryText: '#1c4fd6',
    accent: '#0b6e75',
  });
});

test('an invalid colour is refused', () => {
  expect(colourTrouble('primary', '#1c4fd6')).toBeNull();
  expect(colourTrouble('primary', 'red')).toBe('--primary "red" is no colour like #1c4fd6.');
});
