// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markPressedCover } from './cover-transition.ts';

function link(covers: number): HTMLElement {
  const made = document.createElement('a');
  made.innerHTML = '<span><i class="cover-frame"></i></span>'.repeat(covers);
  return made;
}

test('the cover of the link clicked last is marked, and none of a link with several covers, such as a pick', () => {
  const [one, another, pick] = [link(1), link(1), link(3)];
  const marked = () => [one, another, pick].map((each) => each?.dataset.pressed !== undefined);
  if (!one || !another || !pick) throw new Error('no links');
  markPressedCover(one);
  markPressedCover(another);
  expect(marked()).toEqual([false, true, false]);
  markPressedCover(pick);
  expect(marked()).toEqual([false, false, false]);
});
