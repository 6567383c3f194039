// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { mostShownPage } from './more-menu.tsx';

test('a fault is reported of the page that covers most of the window', () => {
  const tops = [-1_700, -700, 300, 1_300];
  document.body.innerHTML = `<main>${tops.map((_top, index) => `<div data-page="${index + 1}"></div>`).join('')}</main>`;
  const show = (scrolledPx: number) => {
    for (const [index, element] of [...document.querySelectorAll('[data-page]')].entries()) {
      const top = (tops[index] ?? 0) - scrolledPx;
      element.getBoundingClientRect = () => new DOMRect(0, top, 400, 1_000);
    }
    return mostShownPage();
  };
  vi.stubGlobal('innerHeight', 800);
  expect([show(0), show(-300), show(5_000)]).toEqual([3, 2, null]);
});
