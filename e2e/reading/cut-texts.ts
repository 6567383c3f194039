import type { Locator } from '@playwright/test';

/**
 * Words that cannot be read completely: those outside their frame, and those in a box that hides part of its content.
 * Texts for screen readers do not count.
 */
export function cutTexts(frame: Locator): Promise<string[]> {
  return frame.evaluate((root) => {
    const edge = root.getBoundingClientRect();
    const cut = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (words === '' || owner === null || owner.closest('.sr-only') !== null || !owner.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      // The box of a font is taller than a tight line. The part that no letter reaches may be outside.
      const air = Number.parseFloat(getComputedStyle(owner).fontSize) * 0.25;
      if (top < edge.top - air || bottom > edge.bottom + air || left < edge.left - 1 || right > edge.right + 1) {
        cut.add(`${words} stands out of its frame`);
      }
      for (let box: Element | null = owner; box !== null && root.contains(box); box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
          cut.add(`${words} is cut`);
      }
    }
    return [...cut];
  });
}
