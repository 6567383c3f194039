import type { Locator } from '@playwright/test';

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
