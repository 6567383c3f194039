// @vitest-environment jsdom

import type { Anchor } from '@longstrip/core';
import { getPlatform } from '@longstrip/platform-config';
import { sampleTexts } from '@longstrip/ui/samples';
import { useRevalidator } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_RECORD } from '../../../parts/reading/reading-record.ts';
import { readingStore } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';
import { storyEpisode } from '../../../testing/story-data.ts';
import { storySiteData } from '../../../testing/story-site.tsx';
import { endJump, jump, OFFERED_MS } from './chrome/jump.ts';
import { turnedPosition } from './reading-geometry.ts';
import { useReadingPlace, useResumePlace } from './use-reading-place.ts';
import type { ViewerEpisode } from './viewer-model.ts';
import { notePosition, useViewerStore } from './viewer-store.ts';

// Loaded before, so that it is there when the chapter opens.
await import('../../../parts/reading/position-sender.ts');

const PLATFORM = 'bom-us';
const CHAPTER: ViewerEpisode = {
  ...storyEpisode(sampleTexts('en-US')),
  content: { kind: 'novel', pages: [] },
  known: null,
};
const SCREEN_COUNT = 20;

let root: Root;
let revalidate = () => {};
let shownReader = '';
/** What the site tells of the session at the next load. */
let logIn: Partial<ReturnType<typeof storySiteData>> = {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.localStorage.clear();
  readingStore(PLATFORM, 'guest').change(() => ({ version: 1, series: {} }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  endJump();
  logIn = {};
  useViewerStore.setState({ position: null, moveTo: null });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A signed-in reader opens the chapter. Returns what was sent to the site. */
async function open(address: string): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response(null, { status: 204 });
  });
  window.history.replaceState(null, '', address);
  const site = { ...storySiteData(getPlatform(PLATFORM), 'en-US'), sessionStatus: 'authenticated' } as const;
  function Chapter() {
    useReadingPlace(CHAPTER, useResumePlace(CHAPTER));
    revalidate = useRevalidator().revalidate;
    shownReader = useSite().readerKey;
    return null;
  }
  const Stub = createRemixStub([{ id: 'root', path: '/', Component: Chapter, loader: () => ({ ...site, ...logIn }) }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Stub hydrationData={{ loaderData: { root: site } }} />));
  return sent;
}

/** The reader component reports a screen, and the page is hidden. Returns what is stored of the series. */
async function show(screen: number, reader = 'guest') {
  const anchor: Anchor = { kind: 'text', page: 1, path: [screen, 0], character: 0 };
  await act(async () => notePosition({ ...turnedPosition(0, screen, SCREEN_COUNT), anchor }));
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  return readingStore(PLATFORM, reader).get().series['salt-crown'];
}

test('a turn back to the end of a chapter does not mark it as read; its place is stored once the reader moves', async () => {
  const sent = await open('/viewer/salt-crown/ep-1?at=last');
  expect(await show(SCREEN_COUNT - 1)).toBeUndefined();
  // The same place after another layout.
  expect(await show(SCREEN_COUNT - 1)).toBeUndefined();
  expect(sent).toEqual([]);
  expect(await show(SCREEN_COUNT - 2)).toMatchObject({ place: { share: 0.95 }, read: [] });
  expect(sent).toHaveLength(1);
  expect(await show(SCREEN_COUNT - 1)).toMatchObject({ place: { share: 1 }, read: ['ep-1'] });
});

test('a place where a reader opens a chapter otherwise is stored at once', async () => {
  const sent = await open('/viewer/salt-crown/ep-1');
  expect(await show(0)).toMatchObject({ place: { episodeAlias: 'ep-1', share: 0.05 } });
  expect(sent).toHaveLength(1);
});

test('a jump to the end does not mark a chapter as read while it can be taken back', async () => {
  await open('/viewer/salt-crown/ep-1');
  await show(0);
  vi.useFakeTimers();
  jump(() => undefined);
  expect(await show(SCREEN_COUNT - 1)).toMatchObject({ place: { share: 0.05 }, read: [] });
  await act(async () => vi.advanceTimersByTime(OFFERED_MS));
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(readingStore(PLATFORM, 'guest').get().series['salt-crown']).toMatchObject({
    place: { share: 1 },
    read: ['ep-1'],
  });
});

test('a jump that ends before the end is a place like any other', async () => {
  await open('/viewer/salt-crown/ep-1');
  await show(0);
  jump(() => undefined);
  expect(await show(SCREEN_COUNT / 2)).toMatchObject({ place: { share: 0.55 } });
});

/** The page is hidden for some time, and seen again. */
async function leaveFor(awayMs: number): Promise<void> {
  const hide = (state: string) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const leftAtMs = Date.now();
  hide('hidden');
  vi.spyOn(Date, 'now').mockReturnValue(leftAtMs + awayMs);
  await act(async () => hide('visible'));
  await act(async () => void (await import('../../../parts/reading/other-device.ts')));
}

test.each([
  ['later, it is gone to', { awayMs: 60_000, laterByMs: 30_000 }, 1],
  ['before, the reader stays', { awayMs: 60_000, laterByMs: -30_000 }, 0],
  ['within a glance at something else, nothing is asked', { awayMs: 5_000, laterByMs: 3_000 }, 0],
])('of a place that another device noted %s', async (_when, { awayMs, laterByMs }, moves) => {
  await open('/viewer/salt-crown/ep-1');
  await show(0);
  const moveTo = vi.fn();
  useViewerStore.setState({ moveTo });
  const last = { episodeAlias: 'ep-1', anchor: 't1.9.0:4', isFinished: false, readAt: Date.now() + laterByMs };
  vi.stubGlobal('fetch', async () => Response.json(last));
  await leaveFor(awayMs);
  await act(async () => {});
  expect(moveTo).toHaveBeenCalledTimes(moves);
});

test('logged out in another tab, a page writes nothing for the next reader until that one moves', async () => {
  await open('/viewer/salt-crown/ep-1');
  await show(7);
  logIn = { readerKey: 'another', sessionStatus: 'unauthenticated' };
  revalidate();
  await vi.waitFor(() => expect(shownReader).toBe('another'));
  readingStore(PLATFORM, 'another').change(() => EMPTY_RECORD);
  expect(await show(7, 'another')).toBeUndefined();
  expect(await show(8, 'another')).toMatchObject({ place: { share: 0.45 } });
});
