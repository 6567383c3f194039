import { expect, type Page } from '@playwright/test';
import { untilAwake } from './until-awake.ts';

/** More turns than any episode of the tests has. */
const TURNS_MOST = 400;

/** So long a page key, its scrolling and the pictures that come into view may take. */
const TURN_LIMIT_MS = 10_000;
/** Long enough for a smooth scroll to have moved, if there is one. */
const STILL_FRAMES = 6;
/** A machine that stood still meanwhile has drawn nothing: before this many frames no key is lost. */
const FRAMES_LEAST = 120;

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
  await untilAwake(page);
  let screen = await settle(page, seriesAlias, null);
  for (let turns = 0; turns < TURNS_MOST; turns += 1) {
    if (screen.isEnd) return turns;
    await page.keyboard.press('PageDown');
    const { place } = screen;
    screen = await settle(page, seriesAlias, place);
    expect(screen.place, `turn ${turns + 1} moves on`).not.toBe(place);
  }
  throw new Error(`The end did not come in ${TURNS_MOST} turns`);
}

/** Waits until the place is another one than before, nothing moves, and every picture on the screen is decoded. */
async function settle(page: Page, seriesAlias: string, before: string | null): Promise<Screen> {
  // One trip for each screen: the page watches itself, frame by frame.
  const patience = {
    ...{ seriesAlias, before },
    ...{ limitMs: TURN_LIMIT_MS, framesLeast: FRAMES_LEAST, stillFrames: STILL_FRAMES },
  };
  const screen = await page.evaluate(lookUntilStill, patience);
  expect(screen.missing, 'pictures on the screen').toEqual([]);
  return screen;
}

interface Patience {
  seriesAlias: string;
  before: string | null;
  limitMs: number;
  framesLeast: number;
  stillFrames: number;
}

/** Runs in the page: the last look at it, whether it came to what was waited for or not. */
async function lookUntilStill({ seriesAlias, before, limitMs, framesLeast, stillFrames }: Patience): Promise<Screen> {
  const isOnScreen = (element: Element): boolean => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 1 && top < innerHeight - 1 && right > 1 && left < innerWidth - 1;
  };
  const missingOf = (frame: Element): string[] => {
    const pictures = [...frame.querySelectorAll('img')].filter(isOnScreen);
    const waits = pictures.some((picture) => !picture.complete || picture.naturalWidth === 0);
    const isPicturePage = frame.tagName === 'DIV';
    return waits || (isPicturePage && pictures.length === 0) ? [`page ${frame.getAttribute('data-page')}`] : [];
  };
  const look = (): Screen => {
    const frames = [...document.querySelectorAll('main [data-page]')];
    const place = [document.scrollingElement, ...document.querySelectorAll('main, main :is(div, section)')]
      .filter((element) => element !== null)
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map(({ scrollTop, scrollLeft }) => `${Math.round(scrollTop)},${Math.round(scrollLeft)}`)
      .join(' ');
    const way = document.querySelector(`main a[href="/detail/${seriesAlias}"]`);
    const isEnd = way !== null && isOnScreen(way);
    return { missing: frames.filter(isOnScreen).flatMap(missingOf), place: `${place}${isEnd ? ' end' : ''}`, isEnd };
  };
  const untilMs = performance.now() + limitMs;
  let screen = look();
  let still = 0;
  for (let frames = 0; frames < framesLeast || performance.now() < untilMs; frames += 1) {
    await new Promise(requestAnimationFrame);
    const next = look();
    const isThere = next.missing.length === 0 && next.place !== before;
    still = isThere && next.place === screen.place ? still + 1 : 0;
    screen = next;
    if (still >= stillFrames) break;
  }
  return screen;
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
