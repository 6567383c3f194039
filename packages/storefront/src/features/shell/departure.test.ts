// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markDeparture } from './departure.ts';

function link(covers: number): HTMLElement {
  const made = document.createElement('a');
  made.innerHTML = '<span><i class="cover-frame"></i></span>'.repeat(covers);
  return made;
}

test('one pressed link sends its cover ahead; one with several, such as a pick, sends none', () => {
  const [one, another, pick] = [link(1), link(1), link(3)];
  const departing = () => [one, another, pick].map((each) => each?.dataset.departing !== undefined);
  if (!one || !another || !pick) throw new Error('no links');
  markDeparture(one);
  markDeparture(another);
  expect(departing()).toEqual([false, true, false]);
  markDeparture(pick);
  expect(departing()).toEqual([false, false, false]);
});
