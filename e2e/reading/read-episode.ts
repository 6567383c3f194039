import { expect, type Page } from '@playwright/test';

/** More turns than any episode of the tests has. */
const TURNS_MOST = 400;

/** What is on the screen of the viewer, as a reader sees it. */
interface Screen {
  /** Pictures that should be seen and are not there, decoded. */
  missing: string[];
  /** Changes whenever something moves. */
  place: string;
  /** The card behind the last page has come into view. */
  isEnd: boolean;
}

/** Reads from where the viewer opened to the end of the episode with the page key, looking at every screen on the way. */
export async function readToEnd(page: Page, seriesAlias: string): Promise<number> {
  let screen = await settle(page, seriesAlias);
  for (let turns = 0; turns < TURNS_MOST; turns += 1) {
    if (screen.isEnd) return turns;
    await page.keyboard.press('PageDown');
    const before = screen.place;
    await expect
      .poll(async () => (await look(page, seriesAlias)).place, { message: `turn ${turns + 1} moves on` })
      .not.toBe(before);
    screen = await settle(page, seriesAlias);
  }
  throw new Error(`The end did not come in ${TURNS_MOST} turns`);
}

/** Waits until nothing moves and every picture on the screen is decoded. */
async function settle(page: Page, seriesAlias: string): Promise<Screen> {
  await expect
    .poll(async () => (await look(page, seriesAlias)).missing, { message: 'pictures on the screen' })
    .toEqual([]);
  let before = '';
  let screen = await look(page, seriesAlias);
  while (screen.place !== before) {
    before = screen.place;
    await nextFrames(page);
    screen = await look(page, seriesAlias);
  }
  return screen;
}

/** Long enough for a smooth scroll to have moved, if there is one. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 6;
        const step = (): void => {
          left -= 1;
          if (left === 0) resolve();
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
}

async function look(page: Page, seriesAlias: string): Promise<Screen> {
  return page.evaluate((alias) => {
    const isOnScreen = (element: Element): boolean => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 1 && top < innerHeight - 1 && right > 1 && left < innerWidth - 1;
    };
    const frames = [...document.querySelectorAll('main [data-page]')];
    const missing = frames.filter(isOnScreen).flatMap((frame) => {
      const pictures = [...frame.querySelectorAll('img')].filter(isOnScreen);
      const waits = pictures.some((picture) => !picture.complete || picture.naturalWidth === 0);
      const isPicturePage = frame.tagName === 'DIV';
      return waits || (isPicturePage && pictures.length === 0) ? [`page ${frame.getAttribute('data-page')}`] : [];
    });
    const scrollers = [document.scrollingElement, ...document.querySelectorAll('main, main div')];
    const place = scrollers
      .filter((element) => element !== null)
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map(({ scrollTop, scrollLeft }) => `${Math.round(scrollTop)},${Math.round(scrollLeft)}`)
      .join(' ');
    const way = document.querySelector(`main a[href="/detail/${alias}"]`);
    const isEnd = way !== null && isOnScreen(way);
    return { missing, place: `${place}${isEnd ? ' end' : ''}`, isEnd };
  }, seriesAlias);
}

/** Every picture of the open episode, with its natural width: 0 where it is not decoded. */
export async function decodedPictures(page: Page): Promise<{ pages: number; widths: number[] }> {
  return page.evaluate(() => ({
    pages: document.querySelectorAll('main [data-page]').length,
    widths: [...document.querySelectorAll<HTMLImageElement>('main [data-page] img')].map((image) =>
      image.complete ? image.naturalWidth : 0,
    ),
  }));
}
