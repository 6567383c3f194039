import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../../e2e/product/chromium.ts';
import { drawReport, isBroken, LIMITS, type Measure, median, PROMISES } from '../report.ts';

const PHONE = { width: 390, height: 844 };
/** How much slower the emulated phone is than this machine. */
const THROTTLE = 4;
const SCROLL_STEP_PX = 700;
/** A page that is not hydrated by then counts as failed. */
const WAKES_WITHIN_MS = 60_000;

/** The page of a series with very many episodes: its document, and its times on a slow phone. */
async function measureLongSeries(url: string, episodes: number): Promise<Measure[]> {
  const server: number[] = [];
  let html = '';
  for (let round = 0; round <= LIMITS.longSeriesLoads; round += 1) {
    const startedMs = performance.now();
    html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    // The first request warms up the server.
    if (round > 0) server.push(performance.now() - startedMs);
  }
  const phone = await onPhone(url);
  const what = `${episodes} episodes`;
  return [
    { what: `${what}, document`, value: html.length / 1000, unit: 'kB' },
    { what: `${what}, document`, value: gzipSync(html).byteLength / 1000, unit: 'kB gzipped' },
    { what: `${what}, whole answer`, value: median(server), unit: 'ms', note: `${server.length} answers` },
    {
      what: `${what}, phone: sort answers`,
      value: median(phone.map((each) => each.interactiveMs)),
      unit: 'ms',
      note: `from navigation, processor slowed ${THROTTLE} times`,
    },
    {
      what: `${what}, phone: turned round`,
      value: median(phone.map((each) => each.sortMs)),
      unit: 'ms',
      note: 'from the tap to the next frame',
    },
    {
      what: `${what}, phone: longest task while scrolling`,
      value: median(phone.map((each) => each.longestMs)),
      unit: 'ms',
      note: `${phone[0]?.steps ?? 0} steps to the end`,
      most: PROMISES.longestTaskMs,
    },
  ];
}

interface PhoneFigures {
  interactiveMs: number;
  sortMs: number;
  longestMs: number;
  steps: number;
}

async function onPhone(url: string): Promise<PhoneFigures[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const figures: PhoneFigures[] = [];
    for (let round = 0; round < LIMITS.longSeriesLoads; round += 1) {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      figures.push(await openAndScroll(page, url));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function openAndScroll(page: Page, url: string): Promise<PhoneFigures> {
  await page.goto(url, { waitUntil: 'commit' });
  const list = page.locator('section > ol').first();
  await list.locator('li').first().waitFor({ state: 'attached' });
  // Before hydration a tap does nothing: repeated taps find the end of hydration.
  const interactiveMs = await list.evaluate(async (element, withinMs) => {
    const before = element.querySelector('a')?.getAttribute('href');
    const button = element.parentElement?.querySelector('button');
    while (element.querySelector('a')?.getAttribute('href') === before) {
      if (performance.now() > withinMs) throw new Error('The page does not answer taps');
      button?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now();
  }, WAKES_WITHIN_MS);
  const sortMs = await list.evaluate(async (element) => {
    const startedMs = performance.now();
    element.parentElement?.querySelector('button')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startedMs;
  });
  return { interactiveMs, sortMs, ...(await scrollToEnd(page)) };
}

/** Scrolls a screen at a time, and records tasks that block the page noticeably. */
async function scrollToEnd(page: Page): Promise<{ longestMs: number; steps: number }> {
  return page.evaluate(async (stepPx) => {
    const tasks: number[] = [0];
    await new Promise((resolve) => requestIdleCallback(resolve));
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    let steps = 0;
    for (let last = -1; last !== window.scrollY; steps += 1) {
      last = window.scrollY;
      window.scrollBy({ top: stepPx, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    tasks.push(...observer.takeRecords().map(({ duration }) => duration));
    return { longestMs: Math.max(...tasks), steps };
  }, SCROLL_STEP_PX);
}

// Measures a running product on an idle machine. Arguments: the address of a series' page, and its number of episodes.

const [url, episodes] = process.argv.slice(2);
if (url === undefined || !(Number(episodes) > 0)) throw new Error('Give the address of a series and its episodes');
const measures = await measureLongSeries(url, Number(episodes));
process.stdout.write(drawReport('A long series', measures));
if (measures.some(isBroken)) process.exitCode = 1;
