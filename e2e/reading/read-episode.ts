import { expect, type Page } from '@playwright/test';
import { untilAwake } from './until-awake.ts';

/** More screens than any episode of the tests has. */
const SCREENS_MOST = 400;

/** Limit for a page key with its scrolling and the pictures that come into view. */
const SCREEN_LIMIT_MS = 10_000;
/** Long enough for a smooth scroll to have started. */
const STILL_FRAMES = 6;
/** A busy machine may have drawn nothing until the limit: at least this many frames are waited for. */
const FRAMES_LEAST = 120;

/** What the viewer shows, as a reader sees it. */
interface Screen {
  /** Pages in the viewport whose pictures are not decoded. */
  missing: string[];
  /** Changes whenever something moves. */
  place: string;
  /** The card after the last page is in the viewport. */
  isEnd: boolean;
}

/** Reads from the current place to the end of the episode with the page key, and checks every screen. */
export async function readToEnd(page: Page, seriesAlias: string): Promise<number> {
  await untilAwake(page);
  let screen = await settle(page, seriesAlias, null);
  for (let screens = 0; screens < SCREENS_MOST; screens += 1) {
    if (screen.isEnd) return screens;
    await page.keyboard.press('PageDown');
    const { place } = screen;
    screen = await settle(page, seriesAlias, place);
    expect(screen.place, `screen ${screens + 1} moves on`).not.toBe(place);
  }
  throw new Error(`The end did not come in ${SCREENS_MOST} screens`);
}

/** Waits until the place has changed, nothing moves, and every picture in the viewport is decoded. */
async function settle(page: Page, seriesAlias: string, before: string | null): Promise<Screen> {
  // One call for each screen: the page checks itself, frame by frame.
  const options = {
    ...{ seriesAlias, before },
    ...{ limitMs: SCREEN_LIMIT_MS, framesLeast: FRAMES_LEAST, stillFrames: STILL_FRAMES },
  };
  const screen = await page.evaluate(waitUntilStill, options);
  expect(screen.missing, 'pictures on the screen').toEqual([]);
  return screen;
}

interface StillOptions {
  seriesAlias: string;
  before: string | null;
  limitMs: number;
  framesLeast: number;
  stillFrames: number;
}

/** Runs in the page. @returns its last state, whether or not it is the awaited one */
async function waitUntilStill({
  seriesAlias,
  before,
  limitMs,
  framesLeast,
  stillFrames,
}: StillOptions): Promise<Screen> {
  const isOnScreen = (element: Element): boolean => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 1 && top < innerHeight - 1 && right > 1 && left < innerWidth - 1;
  };
  const missingOf = (frame: Element): string[] => {
    const pictures = [...frame.querySelectorAll('img')].filter(isOnScreen);
    const isLoading = pictures.some((picture) => !picture.complete || picture.naturalWidth === 0);
    const isPicturePage = frame.tagName === 'DIV';
    return isLoading || (isPicturePage && pictures.length === 0) ? [`page ${frame.getAttribute('data-page')}`] : [];
  };
  const readScreen = (): Screen => {
    const frames = [...document.querySelectorAll('main [data-page]')];
    const place = [document.scrollingElement, ...document.querySelectorAll('main, main :is(div, section)')]
      .filter((element) => element !== null)
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map(({ scrollTop, scrollLeft }) => `${Math.round(scrollTop)},${Math.round(scrollLeft)}`)
      .join(' ');
    const backLink = document.querySelector(`main a[href="/detail/${seriesAlias}"]`);
    const isEnd = backLink !== null && isOnScreen(backLink);
    return { missing: frames.filter(isOnScreen).flatMap(missingOf), place: `${place}${isEnd ? ' end' : ''}`, isEnd };
  };
  const untilMs = performance.now() + limitMs;
  let screen = readScreen();
  let still = 0;
  for (let frames = 0; frames < framesLeast || performance.now() < untilMs; frames += 1) {
    await new Promise(requestAnimationFrame);
    const next = readScreen();
    const isThere = next.missing.length === 0 && next.place !== before;
    still = isThere && next.place === screen.place ? still + 1 : 0;
    screen = next;
    if (still >= stillFrames) break;
  }
  return screen;
}

/** The natural width of every picture of the open episode: 0 where it is not decoded. */
export async function decodedPictures(page: Page): Promise<{ pages: number; widths: number[] }> {
  return page.evaluate(() => ({
    pages: document.querySelectorAll('main [data-page]').length,
    widths: [...document.querySelectorAll<HTMLImageElement>('main [data-page] img')].map((image) =>
      image.complete ? image.naturalWidth : 0,
    ),
  }));
}
