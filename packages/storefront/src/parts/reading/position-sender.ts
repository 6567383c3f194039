import type { ReadingPlace } from './reading-record.ts';

const POSITION_PATH = '/_/position';
/** Shortest time between two sent positions while a reader reads, in milliseconds. */
export const SEND_EVERY_MS = 30_000;

/** An episode that is being read. */
export interface ReadEpisode {
  seriesAlias: string;
  episodeAlias: string;
}

/** The place as the api takes it. */
type SentPlace = Pick<ReadingPlace, 'page' | 'offset' | 'share'> & { isFinished: boolean };

/** Tells the site where a reader is. */
export interface PositionSender {
  /** Sends the place now where it is time, and otherwise later; the end of an episode at once. */
  note(place: SentPlace): void;
  /** Sends what was noted and not sent: the page is being left. */
  leave(): void;
}

/**
 * Sends places sparingly: once in half a minute, at an episode's end, and when the page is left. Nothing waits for an
 * answer; what is lost is sent again with the next place.
 * @param send sends a body that has to survive the page, such as a beacon
 */
export function createPositionSender(
  { seriesAlias, episodeAlias }: ReadEpisode,
  { send, nowMs }: { send: (body: string) => void; nowMs: () => number },
): PositionSender {
  let waiting: { place: SentPlace; readAt: number } | null = null;
  let lastSentMs = Number.NEGATIVE_INFINITY;
  let wasFinished = false;

  function sendWaiting(): void {
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
        readAt,
      }),
    );
  }

  return {
    note(place) {
      waiting = { place, readAt: nowMs() };
      const isEnd = place.isFinished && !wasFinished;
      if (isEnd || nowMs() - lastSentMs >= SEND_EVERY_MS) sendWaiting();
    },
    leave: sendWaiting,
  };
}

/** Sends a body so that it survives the page; without a connection it is lost. */
export function sendPosition(body: string): void {
  if (navigator.sendBeacon(POSITION_PATH, body)) return;
  void fetch(POSITION_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}
