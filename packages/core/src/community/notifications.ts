import type { MessageTarget } from '../shared/enumerations.ts';
import type { DayWindow, Platform } from '../shared/platform.ts';
import { ALARM_KINDS, type AlarmKind, pushConsentOf } from './alarm.ts';

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
  readonly unsentCount: number;
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
  const { isAgreePush, unsentCount, lastPushAtMs } = facts;
  const hasPaused = lastPushAtMs === null || nowMs - lastPushAtMs >= PUSH_PAUSE_MS;
  return isAgreePush && unsentCount > 0 && hasPaused && mayPushNow(facts, facts);
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

/** When digests leave, by the reader's clock: in the evening, before anybody's night. */
const DIGEST_WINDOW: DayWindow = { startMinute: 17 * 60, endMinute: 21 * 60 };
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
  readonly unsentCount: number;
  /** Null: they never had one. */
  readonly lastDigestAtMs: number | null;
  /** By the reader's clock. */
  readonly minuteOfDay: number;
  readonly quietWindow: DayWindow;
}

/** Whether a digest leaves now: at most one a day, with something to tell, in the evening, and never within quiet hours. */
export function isDigestDue(facts: DigestFacts, nowMs: number): boolean {
  const { isAgreeMail, hasConfirmedAddress, unsentCount, lastDigestAtMs } = facts;
  const hasPaused = lastDigestAtMs === null || nowMs - lastDigestAtMs >= DIGEST_PAUSE_MS;
  return isAgreeMail && hasConfirmedAddress && unsentCount > 0 && hasPaused && maySendDigest(facts);
}

/** Whether the hour is right, also for a digest that could not be sent before. */
export function maySendDigest({ minuteOfDay, quietWindow }: Pick<DigestFacts, 'minuteOfDay' | 'quietWindow'>): boolean {
  return isInWindow(DIGEST_WINDOW, minuteOfDay) && !isInWindow(quietWindow, minuteOfDay);
}

/** By whose clock readers at a Korean address have their night: that of Korean law. */
const KOREAN_TIME_ZONE = 'Asia/Seoul';

/** When a reader is not to be disturbed, by the clock of a zone. */
export interface QuietHours {
  readonly window: DayWindow;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * The quiet hours of a reader: the platform's night in its zone, or Korea's for who was last seen at a Korean address
 * (section 9).
 */
export function quietHoursOf(
  { regional, timeZone }: Pick<Platform, 'regional' | 'timeZone'>,
  { isKoreanAddress }: { readonly isKoreanAddress: boolean },
): QuietHours {
  return isKoreanAddress
    ? { window: regional.nightPushKorea, timeZone: KOREAN_TIME_ZONE }
    : { window: regional.nightPush, timeZone };
}

/**
 * Whether a minute of the day lies in a window, whose start counts and whose end does not.
 * @param minuteOfDay minutes since midnight by the window's clock
 */
export function isInWindow({ startMinute, endMinute }: DayWindow, minuteOfDay: number): boolean {
  const sinceStart = (minuteOfDay - startMinute + MINUTES_A_DAY) % MINUTES_A_DAY;
  return sinceStart < (endMinute - startMinute + MINUTES_A_DAY) % MINUTES_A_DAY;
}

/** Of each target (D29), what names its receiver. */
interface ReceiverNames {
  /** An address, whether or not an account has it. */
  readonly MAIL: { readonly address: string };
  /** A reader, whose address is looked up when the message is sent. */
  readonly USER: { readonly userId: string };
}

/** Who gets a message. */
export type MessageReceiver = {
  readonly [Target in MessageTarget]: { readonly target: Target } & ReceiverNames[Target];
}[MessageTarget];
