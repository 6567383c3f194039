import { expect, test } from 'vitest';
import { CLIENT_PLATFORMS } from '../shared/enumerations.ts';
import { blVisibility } from './bl-visibility.ts';

test.each([
  ['WEB', null, true, false],
  ['WEB', true, true, true],
  ['WEB', false, false, true],
  ['IOS_APP', null, false, false],
  ['IOS_APP', true, false, false],
  ['AND_PLAY', true, false, false],
  ['AND_PLUS', false, false, false],
] as const)('with the toggle, on %s and the switch at %s: works %s, switch %s', (client, isBlToggle, works, toggle) => {
  expect(blVisibility(true, { client, isBlToggle })).toEqual({ works, toggle });
});

test('without the toggle BL is a genre like any other, everywhere', () => {
  for (const client of CLIENT_PLATFORMS) {
    for (const isBlToggle of [null, true, false]) {
      expect(blVisibility(false, { client, isBlToggle })).toEqual({ works: true, toggle: false });
    }
  }
});
