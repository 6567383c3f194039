import type { DayWindow } from '../shared/platform.ts';
import { isInWindow } from './quiet-hours.ts';

/** When digests leave, by the reader's clock: in the evening, before anybody's night. */
export const DIGEST_WINDOW: DayWindow = { startMinute: 17 * 60, endMinute: 21 * 60 };
/** Two digests of one reader are further apart, even where they travel. */
export const DIGEST_PAUSE_MS = 20 * 3_600_000;
/** A digest tells so many alarms; of more it says how many there are. */
export const DIGEST_LINES_MOST = 8;

/** What is known of a reader who might get a digest. */
export interface DigestFacts {
  /** Their consent to news by e-mail. */
  readonly isAgreeMail: boolean;
  /** Only an address that its owner has confirmed gets one. */
  readonly hasConfirmedAddress: boolean;
  /** Alarms that are neither read nor told by a digest before. */
  readonly untoldCount: number;
  /** Null: they never had one. */
  readonly lastDigestAtMs: number | null;
  /** By the reader's clock. */
  readonly minuteOfDay: number;
  readonly quietWindow: DayWindow;
}

/** Whether a digest leaves now: at most one a day, with something to tell, in the evening, and never within quiet hours. */
export function isDigestDue(facts: DigestFacts, nowMs: number): boolean {
  const { isAgreeMail, hasConfirmedAddress, untoldCount, lastDigestAtMs } = facts;
  const hasPaused = lastDigestAtMs === null || nowMs - lastDigestAtMs >= DIGEST_PAUSE_MS;
  return isAgreeMail && hasConfirmedAddress && untoldCount > 0 && hasPaused && maySendDigest(facts);
}

/** Whether the hour is right, also for a digest that could not be sent before. */
export function maySendDigest({ minuteOfDay, quietWindow }: Pick<DigestFacts, 'minuteOfDay' | 'quietWindow'>): boolean {
  return isInWindow(DIGEST_WINDOW, minuteOfDay) && !isInWindow(quietWindow, minuteOfDay);
}
