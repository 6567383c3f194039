import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { untilHydrated } from './waits.ts';

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
  await untilHydrated(page);
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

/** The address of the first episode on the open page of a series: the last row, since the newest comes first. */
export async function firstEpisode(page: Page, seriesAlias: string): Promise<string> {
  const href = await page.locator(`main li a[href^="/viewer/${seriesAlias}/"]`).last().getAttribute('href');
  if (href === null) throw new Error('no episode is listed');
  return href;
}

/** A series with episodes that are for sale. */
export interface LockedSeries {
  alias: string;
  /** Those that are for rent and to own, the oldest first. */
  locked: { alias: string; rentCoin: number; possessionCoin: number }[];
  /** The last episode before them that all readers can read. */
  before: string;
}

/** The first series of a site with at least this many episodes for rent and to own. */
export async function lockedSeries(page: Page, platformId: string, isWaitFree = false): Promise<LockedSeries> {
  const get = async (path: string) =>
    (await (await page.request.get(addressOf(platformId, `/api/balcony-api-v2${path}`))).json()).data;
  const found: { alias: string }[] = await get('/contents/search?searchText=');
  for (const { alias } of found) {
    const series = await get(`/contents/${alias}`);
    if (series === undefined || (series.freetime !== null) !== isWaitFree) continue;
    const episodes: { alias: string; paid: boolean; rentCoin: number; possessionCoin: number }[] = series.episodes;
    const locked = episodes.filter(({ paid, rentCoin, possessionCoin }) => paid && rentCoin && possessionCoin);
    const first = episodes.findIndex(({ paid }) => paid);
    const before = episodes[first - 1]?.alias;
    if (locked.length >= 4 && before !== undefined && episodes[first]?.alias === locked[0]?.alias) {
      return { alias, locked, before };
    }
  }
  throw new Error(`${platformId} has no series with episodes for sale`);
}

/** The last cover of a list, by its address: another test may import a work that comes after it. */
export async function lastCover(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  const href = await main.getByRole('listitem').last().getByRole('link').getAttribute('href');
  return main.getByRole('listitem').locator(`a[href="${href}"]`);
}

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
