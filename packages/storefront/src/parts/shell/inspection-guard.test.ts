// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { blocksDefault, isInspectKey } from './blocked-inspection.ts';

beforeAll(() => {
  document.body.innerHTML = '<img id="art"><input id="field"><div contenteditable="true"><b id="inside"></b></div>';
});

/** Sends an event to an element and says whether the rule blocks it. */
function blocked(id: string, event: Event): boolean {
  let answer = false;
  const note = (sent: Event) => {
    answer = blocksDefault(sent);
  };
  document.addEventListener(event.type, note, { once: true });
  document.getElementById(id)?.dispatchEvent(event);
  return answer;
}
const bubbles = { bubbles: true };

describe('D30', () => {
  test.each([
    ['a right click on art', 'art', () => new MouseEvent('contextmenu', { ...bubbles, button: 2 }), true],
    ['the menu key on art', 'art', () => new MouseEvent('contextmenu', { ...bubbles, button: 0 }), false],
    ['a right click in a field', 'field', () => new MouseEvent('contextmenu', { ...bubbles, button: 2 }), false],
    ['a right click in rich text', 'inside', () => new MouseEvent('contextmenu', { ...bubbles, button: 2 }), false],
    ['dragging art', 'art', () => new Event('dragstart', bubbles), true],
    ['F12', 'art', () => new KeyboardEvent('keydown', { ...bubbles, key: 'F12' }), true],
    ['F12 in a field', 'field', () => new KeyboardEvent('keydown', { ...bubbles, key: 'F12' }), false],
    ['a letter', 'art', () => new KeyboardEvent('keydown', { ...bubbles, key: 'i' }), false],
  ])('%s', (_name, id, make, expected) => {
    expect(blocked(id, make())).toBe(expected);
  });
});

const plain = { key: '', ctrlKey: false, shiftKey: false, metaKey: false, altKey: false };

test.each([
  [{ key: 'F12' }, true],
  [{ key: 'I', ctrlKey: true, shiftKey: true }, true],
  [{ key: 'j', ctrlKey: true, shiftKey: true }, true],
  [{ key: 'c', metaKey: true, altKey: true }, true],
  [{ key: 'c', ctrlKey: true }, false],
  [{ key: 'i', shiftKey: true }, false],
  [{ key: 'r', ctrlKey: true, shiftKey: true }, false],
])('inspect key %j: %s', (keys, expected) => {
  expect(isInspectKey({ ...plain, ...keys })).toBe(expected);
});
