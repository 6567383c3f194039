// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isHandledByTarget } from './key-target.ts';

function inside(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (target === null) throw new Error('nothing is marked as the target');
  return target;
}

describe('a key', () => {
  it.each([
    ['ArrowRight', '<button data-target>Settings</button>', false],
    ['PageDown', '<a href="/" data-target>Back</a>', false],
    ['Enter', '<button data-target>Settings</button>', true],
    [' ', '<button><span data-target>Settings</span></button>', true],
    ['ArrowRight', '<input type="range" data-target>', true],
    ['ArrowRight', '<select data-target></select>', true],
    ['ArrowDown', '<div role="dialog"><button data-target>Close</button></div>', true],
    ['ArrowRight', '<p data-target>Art</p>', false],
  ])('%s on %s is handled there: %s', (key, html, expected) => {
    expect(isHandledByTarget(inside(html), key)).toBe(expected);
  });

  it('on no element is for the page', () => {
    expect(isHandledByTarget(window, 'ArrowRight')).toBe(false);
  });
});
