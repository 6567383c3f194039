import type { MessageTarget } from '../shared/enumerations.ts';
import type { DayWindow, Platform } from '../shared/platform.ts';
import { ALARM_KINDS, type AlarmKind, pushConsentOf } from './alarm.ts';

/** Minimum time between two push messages to one reader. Alarms that arrive in between share the second message. */
export const PUSH_PAUSE_MS = 30 * 60_000;
/** Older alarms are not pushed; the site still lists them. */
export const PUSH_NEWS_MS = 24 * 3_600_000;
/** How many browsers of one reader get push messages. */
export const PUSH_SUBSCRIPTIONS_MOST = 10;
/** After this many refusals in a row a subscription counts as dead. */
export const PUSH_REFUSALS_MOST = 5;

const MINUTES_A_DAY = 24 * 60;

/** The push messages that a reader agreed to. */
export interface PushConsent {
  readonly isAgreePush: boolean;
  readonly isAgreePushContents: boolean;
  readonly isAgreePushFreetime: boolean;
  readonly isAgreePushNight: boolean;
}

/** The time of day at a reader, and their quiet hours. */
export interface PushHour {
  /** By the reader's clock. */
  readonly minuteOfDay: number;
  readonly quietWindow: DayWindow;
}

/** What is known of a reader who has a device for push messages. */
export interface PushFacts extends PushConsent, PushHour {
  /** Alarms that may be pushed and that were neither read nor pushed yet. */
  readonly unsentCount: number;
  /** Null: they never had one. */
  readonly lastPushAtMs: number | null;
}

/** The kinds of alarms that may be pushed with this consent; none without the general one for push messages. */
export function pushKinds(consent: Omit<PushConsent, 'isAgreePushNight'>): readonly AlarmKind[] {
  if (!consent.isAgreePush) return [];
  return ALARM_KINDS.filter((kind) => {
    const switchName = pushConsentOf(kind);
    return switchName === null || consent[switchName];
  });
}

/** Whether the time is right: in quiet hours only for a reader who agreed to messages at night (section 9). */
export function mayPushNow({ isAgreePushNight }: Pick<PushConsent, 'isAgreePushNight'>, hour: PushHour): boolean {
  return isAgreePushNight || !isInWindow(hour.quietWindow, hour.minuteOfDay);
}

/** Whether to send a push message now: there is something to say, no quiet hours, and enough time since the last one. */
export function isPushDue(facts: PushFacts, nowMs: number): boolean {
  const { isAgreePush, unsentCount, lastPushAtMs } = facts;
  const hasPaused = lastPushAtMs === null || nowMs - lastPushAtMs >= PUSH_PAUSE_MS;
  return isAgreePush && unsentCount > 0 && hasPaused && mayPushNow(facts, facts);
}

/**
 * How long a push service keeps a message for a device that is off, in seconds: at most a day, and for a reader without
 * consent to messages at night only until the quiet hours begin.
 */
export function pushLifetimeSeconds(
  { isAgreePushNight }: Pick<PushConsent, 'isAgreePushNight'>,
  { minuteOfDay, quietWindow }: PushHour,
): number {
  if (isAgreePushNight) return PUSH_NEWS_MS / 1000;
  const minutes = (quietWindow.startMinute - minuteOfDay + MINUTES_A_DAY) % MINUTES_A_DAY;
  // The current minute is not counted: part of it is already over.
  return Math.max(minutes - 1, 0) * 60;
}

/** When digests are sent, by the reader's clock: in the evening, before the quiet hours. */
const DIGEST_WINDOW: DayWindow = { startMinute: 17 * 60, endMinute: 21 * 60 };
/** Minimum time between two digests to one reader, even when a trip changes their time zone. */
export const DIGEST_PAUSE_MS = 20 * 3_600_000;
/** How many alarms a digest lists; for the rest it gives only their number. */
export const DIGEST_LINES_MOST = 8;

/** What is known of a reader who might get a digest. */
export interface DigestFacts {
  /** Their consent to news by e-mail. */
  readonly isAgreeMail: boolean;
  /** Only an address that its owner has confirmed gets one. */
  readonly hasConfirmedAddress: boolean;
  /** Alarms that are neither read nor in an earlier digest. */
  readonly unsentCount: number;
  /** Null: they never had one. */
  readonly lastDigestAtMs: number | null;
  /** By the reader's clock. */
  readonly minuteOfDay: number;
  readonly quietWindow: DayWindow;
}

/** Whether to send a digest now: at most one a day, with something to say, in the evening, and never in quiet hours. */
export function isDigestDue(facts: DigestFacts, nowMs: number): boolean {
  const { isAgreeMail, hasConfirmedAddress, unsentCount, lastDigestAtMs } = facts;
  const hasPaused = lastDigestAtMs === null || nowMs - lastDigestAtMs >= DIGEST_PAUSE_MS;
  return isAgreeMail && hasConfirmedAddress && unsentCount > 0 && hasPaused && maySendDigest(facts);
}

/** Whether the time is right, also to send an earlier digest again that failed. */
export function maySendDigest({ minuteOfDay, quietWindow }: Pick<DigestFacts, 'minuteOfDay' | 'quietWindow'>): boolean {
  return isInWindow(DIGEST_WINDOW, minuteOfDay) && !isInWindow(quietWindow, minuteOfDay);
}

/** The zone of the quiet hours of readers at a Korean address, by Korean law. */
const KOREAN_TIME_ZONE = 'Asia/Seoul';

/** When a reader must not be disturbed, by the clock of a zone. */
export interface QuietHours {
  readonly window: DayWindow;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * The quiet hours of a reader: the platform's night in its zone, or Korea's for a reader last seen at a Korean address
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
 * Whether a minute of the day lies in a window (start inclusive, end exclusive), which may pass midnight.
 * @param minuteOfDay minutes since midnight by the window's clock
 */
export function isInWindow({ startMinute, endMinute }: DayWindow, minuteOfDay: number): boolean {
  const sinceStart = (minuteOfDay - startMinute + MINUTES_A_DAY) % MINUTES_A_DAY;
  return sinceStart < (endMinute - startMinute + MINUTES_A_DAY) % MINUTES_A_DAY;
}

/** What identifies the receiver, for each message target (D29). */
interface ReceiverNames {
  /** An address, whether or not an account has it. */
  readonly MAIL: { readonly address: string };
  /** A reader, whose address is looked up when the message is sent. */
  readonly USER: { readonly userId: string };
}

export type MessageReceiver = {
  readonly [Target in MessageTarget]: { readonly target: Target } & ReceiverNames[Target];
}[MessageTarget];
