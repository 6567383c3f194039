import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every layout shift since the start of the document, whatever caused it. */
    longstripShifts?: { value: number; sources: string[] }[];
  }
}

/** Records layout shifts of every document that the page opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    window.longstripShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
        );
        shifts.push({ value, sources: names });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the open document. */
export async function layoutShifts(page: Page): Promise<{ value: number; sources: string[] }[]> {
  return page.evaluate(() => window.longstripShifts ?? [{ value: Number.NaN, sources: ['not recorded'] }]);
}

/** Clears the record: shifts during a change of pages are not measured. */
export async function forgetLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A shift is reported after the frame in which it happened.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    window.longstripShifts?.splice(0);
  });
}

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

/** The lines of a text as it is laid out, from the first to the last. */
export function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((root) => {
    const lines: { topPx: number; letters: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const letters = node.textContent ?? '';
      for (let at = 0; at < letters.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        const line = lines.at(-1);
        // A mark above or below a letter has no width of its own, and belongs to the letter's line.
        const isNew = line === undefined || (box.width > 0 && Math.abs(box.top - line.topPx) > box.height / 2);
        if (isNew) lines.push({ topPx: box.top, letters: letters.charAt(at) });
        else line.letters += letters.charAt(at);
      }
    }
    return lines.map((line) => line.letters.trim());
  });
}

/**
 * Whether a letter has a glyph in the fonts of an element: its picture differs from that of a character that no font has.
 * Without the fonts of its script both would be the same box.
 */
export async function isLetterDrawn(page: Page, selector: string, letter: string): Promise<boolean> {
  return page.evaluate(
    ([where, drawn]) => {
      const element = document.querySelector(where);
      if (element === null) return false;
      const { fontFamily } = getComputedStyle(element);
      const pictureOf = (text: string): string => {
        const canvas = document.createElement('canvas');
        canvas.width = 64;
        canvas.height = 64;
        const context = canvas.getContext('2d');
        if (context === null) return '';
        context.font = `40px ${fontFamily}`;
        context.textBaseline = 'middle';
        context.fillText(text, 4, 32);
        return canvas.toDataURL();
      };
      const unassigned = String.fromCodePoint(0x10fffd);
      return pictureOf(drawn) !== pictureOf(unassigned) && pictureOf(drawn) !== pictureOf('');
    },
    [selector, letter] as const,
  );
}
