// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PageFlow } from './page-flow.ts';
import { createPictureLoader, type LoadReason } from './picture-loader.ts';

const WINDOW_PX = 800;
/** Two pages fill a window. */
const PAGE_PX = 400;

/** Thirty watched pages; `requests` are in the order they were made, `-3` is one that was given up. */
async function episode({ firstScreen = 0 } = {}) {
  let topPx = 0;
  let nowMs = 0;
  const prepared = new Set<number>();
  let onMove = () => {};
  const elements = Array.from({ length: 30 }, () => document.createElement('div'));
  const elementOf = (order: number) => elements[order - 1] ?? document.body;
  const flow: PageFlow = {
    lengthPx: () => WINDOW_PX,
    positionPx: () => topPx,
    canFly: true,
    layOut() {},
    extentOf(element) {
      const startPx = elements.indexOf(element as HTMLDivElement) * PAGE_PX;
      return { startPx, endPx: startPx + PAGE_PX };
    },
    listen(listener) {
      onMove = () => listener.onMove?.();
      return () => {};
    },
  };
  const activation = createPictureLoader(flow, {
    prepare: (element) => prepared.add(elements.indexOf(element as HTMLDivElement) + 1),
    nowMs: () => nowMs,
  });
  const requests: number[] = [];
  const reasons = new Map<number, LoadReason>();
  const stops = elements.map((element, index) => {
    const order = index + 1;
    const load = (reason: LoadReason) => {
      if (reason === null) requests.push(-order);
      else if ((reasons.get(order) ?? null) === null) requests.push(order);
      reasons.set(order, reason);
    };
    if (order <= firstScreen) reasons.set(order, 'seen');
    return activation.watch(element, load, order <= firstScreen);
  });
  await Promise.resolve();
  /** Slowly, unless a time is given. */
  const scrollTo = (px: number, tookMs = 60_000) => {
    topPx = px;
    nowMs += tookMs;
    onMove();
  };
  const settle = async (...orders: number[]) => {
    for (const order of orders) activation.settle(elementOf(order));
    await Promise.resolve();
  };
  /** Settles all requests, until there are no new ones. */
  const settleAll = async () => {
    for (const order of requests) if (order > 0) await settle(order);
  };
  return { requests, prepared, reasons, scrollTo, settle, settleAll, stops };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the pictures of an episode', () => {
  test('in the window load at once, then the nearest ahead, two at a time', async () => {
    const { requests, reasons, settle } = await episode();
    expect(requests).toEqual([1, 2]);
    await settle(2);
    expect(requests).toEqual([1, 2, 3]);
    expect([reasons.get(1), reasons.get(3)]).toEqual(['seen', 'ahead']);
    await settle(1, 3);
    expect(requests).toEqual([1, 2, 3, 4, 5]);
  });

  test('in the window load however many load already', async () => {
    const { requests, scrollTo } = await episode();
    scrollTo(2.5 * PAGE_PX);
    expect(requests).toEqual([1, 2, 3, 4, 5]);
  });

  test('load three windows ahead, and no further', async () => {
    const { requests, settleAll } = await episode();
    await settleAll();
    expect(requests).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('that come into the window count as seen; what the reader left is given up', async () => {
    const { requests, reasons, settle, scrollTo } = await episode();
    await settle(1, 2);
    scrollTo(PAGE_PX);
    expect([reasons.get(3), reasons.get(4)]).toEqual(['seen', 'ahead']);
    requests.length = 0;
    scrollTo(20 * PAGE_PX);
    expect(requests).toEqual([-3, -4, 21, 22]);
  });

  test('behind the reader come after those ahead', async () => {
    const { requests, settleAll, scrollTo } = await episode();
    scrollTo(20 * PAGE_PX);
    await settleAll();
    expect(requests.slice(-10)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 20, 19]);
  });

  test('after turning back, those before are ahead', async () => {
    const { requests, settleAll, scrollTo } = await episode();
    await settleAll();
    scrollTo(20 * PAGE_PX);
    await settleAll();
    requests.length = 0;
    scrollTo(19 * PAGE_PX);
    await settleAll();
    expect(requests.filter((order) => order < 20)).toEqual([18, 17, 16, 15, 14]);
  });

  test('of the first screen are not asked for twice', async () => {
    const { requests, settle } = await episode({ firstScreen: 2 });
    expect(requests).toEqual([]);
    await settle(1, 2);
    expect(requests).toEqual([3, 4]);
  });

  test('that fly past load only where the reader stops', async () => {
    vi.useFakeTimers();
    const { requests, settleAll, scrollTo } = await episode();
    await settleAll();
    requests.length = 0;
    scrollTo(12 * PAGE_PX);
    for (let page = 13; page <= 20; page += 1) scrollTo(page * PAGE_PX, 100);
    expect(requests.filter((order) => order > 14)).toEqual([]);
    vi.advanceTimersByTime(150);
    expect(requests.filter((order) => order > 14)).toEqual([21, 22]);
  });

  test('are prepared long before they load', async () => {
    const { prepared, requests } = await episode();
    expect(requests).toEqual([1, 2]);
    expect([...prepared]).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  test('are released when they are far, and load again when the reader comes back', async () => {
    const { requests, settleAll, scrollTo } = await episode();
    await settleAll();
    requests.length = 0;
    scrollTo(20 * PAGE_PX);
    expect(requests.filter((order) => order < 0)).toEqual([]);
    scrollTo(29 * PAGE_PX);
    expect(requests.filter((order) => order < 0 && order > -9)).toEqual([-1, -2, -3, -4]);
    scrollTo(0);
    expect(requests).toContain(1);
  });

  test('that come when the reader has gone load again when the reader comes back', async () => {
    const { requests, settle, scrollTo } = await episode();
    scrollTo(20 * PAGE_PX);
    await settle(1);
    requests.length = 0;
    scrollTo(0);
    expect(requests).toContain(1);
  });

  test('never load after their page was removed', async () => {
    const { requests, settle, stops } = await episode();
    stops[2]?.();
    await settle(1, 2);
    expect(requests).toEqual([1, 2, 4, 5]);
  });
});
