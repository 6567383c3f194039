import type { Locator } from '@playwright/test';

/** The scroll positions of the page and of the link's row when the link was clicked. */
export interface Place {
  topPx: number;
  rowPx: number;
}

const NOTED = 'place at the click';

/** Records the scroll positions at the click itself: reaching a link may scroll the page. The returned function reads them. */
export async function notePlaceAtClick(link: Locator): Promise<() => Promise<Place>> {
  await link.evaluate((element, key) => {
    const note = (): void => {
      const place = { topPx: window.scrollY, rowPx: element.closest('.scroll-row')?.scrollLeft ?? 0 };
      // It survives a change of the document.
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
