import { type Anchor, formatAnchor, parseAnchor } from '@longstrip/core';
import type { ReadingPlace } from './reading-record.ts';
import { storeUnsentPlace } from './unsent-places.ts';

const POSITION_PATH = '/_/position';
/** Shortest time between two sent positions while a reader reads, in milliseconds. */
export const SEND_EVERY_MS = 30_000;

/** An episode that is being read. */
export interface ReadEpisode {
  seriesAlias: string;
  episodeAlias: string;
}

/** The place in the api's format. */
type SentPlace = Pick<ReadingPlace, 'page' | 'offset' | 'share'> & { anchor: Anchor; isFinished: boolean };

/** Sends the reader's place in an episode to the site. */
export interface PositionSender {
  /** Sends the place now if it is time, and otherwise later; the end of an episode is sent at once. */
  note(place: SentPlace): void;
  /** Sends the last noted place, if it was not sent yet, because the page is being left. */
  leave(): void;
}

/**
 * Sends places rarely: once in half a minute, at an episode's end, and when the page is left. Nothing waits for a response;
 * a lost place is replaced by the next one.
 * @param send sends a body even when the page is being closed, as a beacon does
 */
export function createPositionSender(
  { seriesAlias, episodeAlias }: ReadEpisode,
  { send, nowMs }: { send: (body: string) => void; nowMs: () => number },
): PositionSender {
  let waiting: { place: SentPlace; readAt: number } | null = null;
  let lastSentMs = Number.NEGATIVE_INFINITY;
  let wasFinished = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) return;
    const { place, readAt } = waiting;
    waiting = null;
    lastSentMs = nowMs();
    wasFinished = place.isFinished;
    const permille = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000);
    send(
      JSON.stringify({
        contentsAlias: seriesAlias,
        episodeAlias,
        pageOrderNo: place.page,
        offsetPermille: permille(place.offset),
        sharePermille: permille(place.share),
        finished: place.isFinished,
        anchor: parseAnchor(formatAnchor(place.anchor)) === null ? null : formatAnchor(place.anchor),
        readAt,
      }),
    );
  }

  return {
    note(place) {
      waiting = { place, readAt: nowMs() };
      const isEnd = place.isFinished && !wasFinished;
      const dueInMs = lastSentMs + SEND_EVERY_MS - nowMs();
      if (isEnd || dueInMs <= 0) sendWaiting();
      // A reader who rests may go on with another device.
      else timer ??= setTimeout(sendWaiting, dueInMs);
    },
    leave: sendWaiting,
  };
}

/**
 * Makes what sends the places of a reader in an episode, even when the page is being closed. Without a connection a place is
 * stored until there is one. It names its reader: another may have logged in meanwhile, here or in another tab.
 */
export function createPlaceRequest({ seriesAlias, episodeAlias }: ReadEpisode, readerKey: string) {
  return (place: string): void => {
    const body = JSON.stringify({ ...JSON.parse(place), reader: readerKey });
    const store = () => storeUnsentPlace(`${seriesAlias}/${episodeAlias}`, body);
    if (!navigator.onLine) store();
    else void fetch(POSITION_PATH, { method: 'POST', body, keepalive: true }).catch(store);
  };
}
