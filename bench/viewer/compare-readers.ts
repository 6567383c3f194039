import { type Browser, type BrowserServer, chromium, type Page } from '@playwright/test';
import { slowDown } from '../../e2e/browser/network.ts';
import { CHROMIUM } from '../../e2e/product/chromium.ts';
import { treeMemoryMb } from '../process-figures.ts';
import { LIMITS, type Measure, median, PROMISES } from '../report.ts';
import { type SentPicture, servePeerReaders } from './peer-readers.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A fast phone line. */
const LINE = { bitsPerSecond: 4_000_000, latencyMs: 150 };
const FRAME_LATE_MS = 34;
const STRIP_PX_PER_S = 1_500;
const TURN_EVERY_MS = 200;

type ReadingMode = 'strip' | 'pages';

interface Reader {
  name: string;
  mode: ReadingMode;
  url: string;
  isOurs?: boolean;
}

/** The product's reader and others from the registry, with the same pictures: one report for strips, one for pages. */
export async function* compareReaders(
  ours: string,
  port: number,
): AsyncGenerator<{ title: string; measures: Measure[] }> {
  const pictures = await sentPictures(ours);
  const peers = await servePeerReaders(pictures, port);
  const readers: Reader[] = [
    { name: 'ours, strip', mode: 'strip', url: ours, isOurs: true },
    { name: 'plain lazy pictures', mode: 'strip', url: peers.url('plain-strip') },
    { name: 'ours, pages', mode: 'pages', url: ours, isOurs: true },
    { name: 'react-comic-viewer', mode: 'pages', url: peers.url('react-comic-viewer') },
    { name: 'page-flip', mode: 'pages', url: peers.url('page-flip') },
  ];
  try {
    for (const reader of readers) {
      const title = `Reader: ${reader.name}, ${pictures.length} pictures`;
      yield { title, measures: [await firstPicture(reader), ...(await readAll(reader, pictures.length))] };
    }
  } finally {
    peers.stop();
  }
}

/** A phone that reads books in one mode, if the reader is the product's. */
async function openPhone(browser: Browser, { url, mode }: Pick<Reader, 'url' | 'mode'>): Promise<Page> {
  const context = await browser.newContext(PHONE);
  // tsx names the functions that run in the page by a helper that is not there.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  const value = encodeURIComponent(`books=${mode === 'strip' ? 'SCROLL' : 'PAPER'}`);
  await context.addCookies([{ name: 'longstrip-bom-us-viewer', value, url }]);
  return context.newPage();
}

/** The files that the product sends to this phone, in order. */
async function sentPictures(url: string): Promise<SentPicture[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await openPhone(browser, { url, mode: 'strip' });
    const bodies = new Map<string, { bytes: Buffer; type: string }>();
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (type.startsWith('image/')) bodies.set(response.url(), { bytes: await response.body(), type });
    });
    await page.goto(url);
    const frames = page.locator('main [data-page]');
    const pictures: SentPicture[] = [];
    for (let index = 0; index < (await frames.count()); index += 1) {
      const frame = frames.nth(index);
      await frame.scrollIntoViewIfNeeded();
      const image = frame.locator('img').first();
      await image.waitFor();
      const { address, widthPx, heightPx } = await image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        return { address: element.currentSrc, widthPx: element.naturalWidth, heightPx: element.naturalHeight };
      });
      const body = bodies.get(address);
      if (body === undefined) throw new Error(`${address} was not sent`);
      pictures.push({ ...body, widthPx, heightPx });
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** From the navigation to the decoded first picture, on a fast phone line and without a cache. */
async function firstPicture(reader: Reader): Promise<Measure> {
  const times: number[] = [];
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (let round = 0; round < LIMITS.firstImageLoads; round += 1) {
      const page = await openPhone(browser, reader);
      await slowDown(page, LINE);
      await page.goto(reader.url, { waitUntil: 'commit' });
      times.push(await untilShown(page));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  const promise = reader.isOurs === true ? { most: PROMISES.firstPictureMs } : {};
  return { what: 'first picture, 4 Mbit/s, cold, median', value: median(times), unit: 'ms', ...promise };
}

/** When the first picture is decoded; a reader that draws on a canvas has no element for it, and its file counts. */
function untilShown(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const images = [...document.images].filter(({ currentSrc }) => /pictures|_\/image/.test(currentSrc));
          const [first] = images;
          const drawn = performance
            .getEntriesByType('resource')
            .find(({ name }) => /\/pictures\/1$/.test(name) && document.querySelector('canvas') !== null);
          if (first?.complete && first.naturalWidth > 0) first.decode().then(() => resolve(performance.now()), look);
          else if (drawn !== undefined && 'responseEnd' in drawn && Number(drawn.responseEnd) > 0)
            resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Reads to the end: what comes over the line, late frames, and the browser's memory. */
async function readAll(reader: Reader, count: number): Promise<Measure[]> {
  const server = await chromium.launchServer(CHROMIUM);
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await openPhone(browser, reader);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(reader.url);
    await untilShown(page);
    await page.waitForLoadState('networkidle');
    const opened = bytes;
    const turned = reader.isOurs === true && reader.mode === 'pages' ? [await nextPage(page)] : [];
    const memory = watchPeak(server);
    const frames = await page.evaluate(reader.mode === 'strip' ? scrollThrough : turnThrough, {
      count,
      perSecondPx: STRIP_PX_PER_S,
      everyMs: TURN_EVERY_MS,
      lateMs: FRAME_LATE_MS,
    });
    await page.waitForLoadState('networkidle');
    const peakMb = memory();
    await browser.close();
    return [
      ...turned,
      { what: 'over the line when opened', value: opened / 1024, unit: 'kB' },
      { what: 'over the line when read', value: bytes / 1024, unit: 'kB' },
      {
        what: `frames over ${FRAME_LATE_MS} ms`,
        value: (100 * frames.late) / frames.all,
        unit: '%',
        note: `${frames.all}`,
      },
      { what: 'memory of the browser, at most', value: peakMb, unit: 'MB' },
    ];
  } finally {
    await server.close();
  }
}

/** From a key to the frame in which the next picture, which has loaded ahead, begins to be shown. */
async function nextPage(page: Page): Promise<Measure> {
  const times: number[] = [];
  for (let count = 0; count < LIMITS.turnedPages; count += 1) {
    times.push(await page.evaluate(turnOnce));
  }
  return { what: 'next page, from the key', value: median(times), unit: 'ms', most: PROMISES.nextPageMs };
}

/** Runs in the page. */
function turnOnce(): Promise<number> {
  const SETTLED_FRAMES = 10;
  const isShown = (frame: Element) => {
    const { left, right } = frame.getBoundingClientRect();
    return left < window.innerWidth - 1 && right > 1;
  };
  const hidden = [...document.querySelectorAll('main [data-page]')].filter((frame) => !isShown(frame));
  return new Promise((resolve) => {
    const beganMs = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    const look = () => {
      const image = hidden.find(isShown)?.querySelector('img');
      if (!image?.complete || image.naturalWidth === 0) {
        requestAnimationFrame(look);
        return;
      }
      const tookMs = performance.now() - beganMs;
      const settle = (leftPx: number, still: number) => {
        const { left } = image.getBoundingClientRect();
        if (still >= SETTLED_FRAMES) resolve(tookMs);
        else requestAnimationFrame(() => settle(left, left === leftPx ? still + 1 : 0));
      };
      settle(Number.NaN, 0);
    };
    requestAnimationFrame(look);
  });
}

function watchPeak(server: BrowserServer): () => number {
  const pid = server.process().pid ?? 0;
  let most = 0;
  const look = () => {
    most = Math.max(most, treeMemoryMb(pid));
  };
  look();
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

interface Pace {
  count: number;
  perSecondPx: number;
  everyMs: number;
  lateMs: number;
}

/** Runs in the page. */
function scrollThrough({ perSecondPx, lateMs }: Pace): Promise<{ all: number; late: number }> {
  return new Promise((resolve) => {
    let all = 0;
    let late = 0;
    let beforeMs = performance.now();
    const step = (nowMs: number) => {
      const tookMs = nowMs - beforeMs;
      beforeMs = nowMs;
      all += 1;
      if (tookMs > lateMs) late += 1;
      window.scrollBy({ top: (perSecondPx * tookMs) / 1_000, behavior: 'instant' });
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      if (isAtEnd) resolve({ all, late });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Runs in the page. */
function turnThrough({ count, everyMs, lateMs }: Pace): Promise<{ all: number; late: number }> {
  return new Promise((resolve) => {
    let all = 0;
    let late = 0;
    let beforeMs = performance.now();
    let turned = 1;
    const timer = setInterval(() => {
      turned += 1;
      const press = { key: 'ArrowRight', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      if (turned >= count) clearInterval(timer);
    }, everyMs);
    const step = (nowMs: number) => {
      all += 1;
      if (nowMs - beforeMs > lateMs) late += 1;
      beforeMs = nowMs;
      if (turned >= count) resolve({ all, late });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
