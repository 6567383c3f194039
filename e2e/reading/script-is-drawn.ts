import type { Page } from '@playwright/test';

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
      const nobodyHas = String.fromCodePoint(0x10fffd);
      return pictureOf(drawn) !== pictureOf(nobodyHas) && pictureOf(drawn) !== pictureOf('');
    },
    [selector, letter] as const,
  );
}
