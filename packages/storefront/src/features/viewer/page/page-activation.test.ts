// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createPageActivation } from './page-activation.ts';

/** Ten watched pages; `see` moves a page near to the window. */
function episode() {
  let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  const activation = createPageActivation((callback) => {
    report = callback;
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  const active: number[] = [];
  const elements = Array.from({ length: 10 }, () => document.createElement('div'));
  const stops = elements.map((element, index) =>
    activation.watch(index + 1, element, () => {
      active.push(index + 1);
    }),
  );
  const see = (order: number, isIntersecting = true) => {
    const target = elements[order - 1];
    if (target !== undefined) report([{ target, isIntersecting }]);
  };
  return { activation, active, see, stops };
}

describe('when the pages of an episode load', () => {
  test('only those near to the window', () => {
    const { active, see } = episode();
    see(1);
    see(2, false);
    expect(active).toEqual([1]);
  });

  test('two more once a near one is loaded, and no others', () => {
    const { activation, active, see } = episode();
    see(1);
    activation.shown(1);
    expect(active).toEqual([1, 2, 3]);
    activation.shown(2);
    activation.shown(3);
    expect(active).toEqual([1, 2, 3]);
    see(2);
    expect(active).toEqual([1, 2, 3, 4]);
  });

  test('each only once', () => {
    const { activation, active, see } = episode();
    see(1);
    activation.shown(1);
    see(2);
    see(3);
    activation.shown(3);
    expect(active).toEqual([1, 2, 3, 4, 5]);
  });

  test('never after their page was removed', () => {
    const { active, see, stops, activation } = episode();
    stops[1]?.();
    see(1);
    activation.shown(1);
    see(2);
    expect(active).toEqual([1, 3]);
  });
});
