import type { Locator } from '@playwright/test';

/** How far the page, and the row that the link is in, stood moved when the link was clicked. */
export interface Place {
  topPx: number;
  rowPx: number;
}

const NOTED = 'place at the click';

/** Notes the place at the click itself: to come to a link may move the page. What it returns reads the note, afterwards. */
export async function notePlaceAtClick(link: Locator): Promise<() => Promise<Place>> {
  await link.evaluate((element, key) => {
    const note = (): void => {
      const place = { topPx: window.scrollY, rowPx: element.closest('.scroll-row')?.scrollLeft ?? 0 };
      // It outlives the document.
      sessionStorage.setItem(key, JSON.stringify(place));
    };
    element.addEventListener('click', note, { once: true });
  }, NOTED);
  return async () => {
    const place = await link.page().evaluate((key) => sessionStorage.getItem(key), NOTED);
    if (place === null) throw new Error('The link was not clicked');
    return JSON.parse(place);
  };
}
