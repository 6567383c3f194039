// @vitest-environment jsdom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { EpisodeList } from './episode-list.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [[false, true], 1],
  [[true, false], 0],
])('a busy page that tells %j of the room at once asks for more rows %i time(s)', async (turns, times) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let tell = (_: { isIntersecting: boolean }[]) => {};
  class Observer {
    constructor(hear: typeof tell) {
      tell = hear;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onNear = vi.fn();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<EpisodeList episodes={[]} label="Episodes" rest={{ count: 400, onNear }} />));
  tell(turns.map((isIntersecting) => ({ isIntersecting })));
  expect(onNear).toHaveBeenCalledTimes(times);
  await act(async () => root.unmount());
});
