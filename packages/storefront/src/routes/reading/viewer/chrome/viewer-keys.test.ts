import { VIEWER_KEY, VIEWER_KEY_ACTIONS } from '@longstrip/core';
import { expect, test } from 'vitest';
import { actionOfKey, keysOf, withKey } from './viewer-keys.ts';

test('each action has a key of its own', () => {
  const keys = Object.values(keysOf({}));
  expect(new Set(keys).size).toBe(VIEWER_KEY_ACTIONS.length);
  for (const key of keys) expect(key).toMatch(VIEWER_KEY);
  for (const action of VIEWER_KEY_ACTIONS) expect(actionOfKey(keysOf({})[action], {})).toBe(action);
});

test.each([
  ['x', 'nextEpisode'],
  ['n', null],
  // Taken over from another action.
  ['p', 'help'],
  ['b', 'bars'],
  ['z', null],
])('where the reader has chosen keys, %s is %s', (key, action) => {
  expect(actionOfKey(key, { nextEpisode: 'x', help: 'p' })).toBe(action);
});

test.each([
  ['free', {}, 'x', { next: 'x' }, null],
  ['its own', {}, 'j', { next: 'j' }, null],
  ['the usual one of another action', {}, 'k', { next: 'k', previous: 'j' }, 'previous'],
  ['what the reader gave another action', { help: 'x', next: 'y' }, 'x', { help: 'y', next: 'x' }, 'help'],
] as const)('a key for an action that is %s', (_, own, key, keys, exchanged) => {
  expect(withKey(own, 'next', key)).toEqual({ keys, exchanged });
  const all = Object.values(keysOf(keys));
  expect(new Set(all).size).toBe(all.length);
});
