import type { DayWindow } from '../shared/platform.ts';
import { ALARM_KINDS, type AlarmKind, pushConsentOf } from './alarm-kinds.ts';
import { isInWindow } from './quiet-hours.ts';

/** Two push messages of one reader are further apart; what comes in between is told by the second as one. */
export const PUSH_PAUSE_MS = 30 * 60_000;
/** What is older is no news: the site still lists it. */
export const PUSH_NEWS_MS = 24 * 3_600_000;
/** Browsers of one reader that push messages come to. */
export const PUSH_SUBSCRIPTIONS_MOST = 10;
/** Refusals in a row by which a push service says that a subscription is worth nothing. */
export const PUSH_REFUSALS_MOST = 5;

const MINUTES_A_DAY = 24 * 60;

/** What a reader lets their devices be told of. */
export interface PushConsent {
  readonly isAgreePush: boolean;
  readonly isAgreePushContents: boolean;
  readonly isAgreePushFreetime: boolean;
  readonly isAgreePushNight: boolean;
}

/** The clock of a reader. */
export interface PushHour {
  /** By the reader's clock. */
  readonly minuteOfDay: number;
  readonly quietWindow: DayWindow;
}

/** What is known of a reader who has a device for push messages. */
export interface PushFacts extends PushConsent, PushHour {
  /** Alarms that may be pushed and that are neither read nor pushed before. */
  readonly untoldCount: number;
  /** Null: they never had one. */
  readonly lastPushAtMs: number | null;
}

/** The kinds of alarms that a consent lets be pushed; none without the consent for push messages. */
export function pushKinds(consent: Omit<PushConsent, 'isAgreePushNight'>): readonly AlarmKind[] {
  if (!consent.isAgreePush) return [];
  return ALARM_KINDS.filter((kind) => {
    const switchName = pushConsentOf(kind);
    return switchName === null || consent[switchName];
  });
}

/** Whether the hour is right: within quiet hours only for who agreed to messages by night (section 9). */
export function mayPushNow({ isAgreePushNight }: Pick<PushConsent, 'isAgreePushNight'>, hour: PushHour): boolean {
  return isAgreePushNight || !isInWindow(hour.quietWindow, hour.minuteOfDay);
}

/** Whether a push message leaves now: with something to tell, not within quiet hours, and not soon after the last one. */
export function isPushDue(facts: PushFacts, nowMs: number): boolean {
  const { isAgreePush, untoldCount, lastPushAtMs } = facts;
  const hasPaused = lastPushAtMs === null || nowMs - lastPushAtMs >= PUSH_PAUSE_MS;
  return isAgreePush && untoldCount > 0 && hasPaused && mayPushNow(facts, facts);
}

/**
 * How long a push service keeps a message for a device that is off, in seconds: a day at most, and not into the quiet hours
 * of a reader without consent to messages by night.
 */
export function pushLifetimeSeconds(
  { isAgreePushNight }: Pick<PushConsent, 'isAgreePushNight'>,
  { minuteOfDay, quietWindow }: PushHour,
): number {
  if (isAgreePushNight) return PUSH_NEWS_MS / 1000;
  const minutes = (quietWindow.startMinute - minuteOfDay + MINUTES_A_DAY) % MINUTES_A_DAY;
  // Of the minute that has begun nothing is counted.
  return Math.max(minutes - 1, 0) * 60;
}
