/** The texts and numbers that fill the placeholders in an alarm's sentence. */
export type AlarmParameters = Readonly<Record<string, string | number>>;

interface AlarmFacts {
  /** The page of the site that shows the subject of the alarm. */
  readonly pathOf: (subjectId: string) => string;
  /** Operators wrote its texts, which may be message keys behind `t:` (D26). A reader's text is never a message key. */
  readonly hasOperatorTexts: boolean;
  /** A reader who sees adult works gets this kind with its texts. Other readers, and every mail, get no texts. */
  readonly adultsSee?: string;
  /** A second consent that its push messages need, besides the general one for push messages. */
  readonly pushConsent?: 'isAgreePushContents' | 'isAgreePushFreetime';
}

const detailPath = (subjectId: string) => `/detail/${/^\d+/.exec(subjectId)?.[0] ?? '0'}`;

/**
 * Every kind of alarm. A new kind needs one line here, its sentence `alarm.kind<KIND>` in the catalogue, and a call of
 * `raiseAlarm` in the transaction of the event that it reports. Its subject is what it is about: one alarm per subject.
 */
export const ALARMS = {
  /** The subject is a support ticket; `title` is its title. */
  TICKET_ANSWERED: {
    pathOf: (ticketId) => `/qna?ticket=${encodeURIComponent(ticketId)}`,
    hasOperatorTexts: false,
  },
  /** The subject is a gift that an operator named the reader for; `title` is its title. */
  GIFT_OFFERED: { pathOf: () => '/benefit/gift', hasOperatorTexts: true },
  /** The subject is a coupon of the reader that an operator gave; `title` is its title. */
  COUPON_GIVEN: { pathOf: () => '/coupon', hasOperatorTexts: true },
  /** A followed series has a new episode. The subject is its id, a hyphen and the episode's id; `title` is the series'. */
  NEW_EPISODE: { pathOf: detailPath, hasOperatorTexts: true, pushConsent: 'isAgreePushContents' },
  /** The same for a series for adults. */
  NEW_ADULT_EPISODE: {
    pathOf: detailPath,
    hasOperatorTexts: true,
    adultsSee: 'NEW_EPISODE',
    pushConsent: 'isAgreePushContents',
  },
  /** A wait-until-free ticket is ready. The subject is the series' id, a hyphen and that moment; `title` is the series'. */
  FREE_TICKET_READY: { pathOf: detailPath, hasOperatorTexts: true, pushConsent: 'isAgreePushFreetime' },
  /** The same for a series for adults. */
  ADULT_FREE_TICKET_READY: {
    pathOf: detailPath,
    hasOperatorTexts: true,
    adultsSee: 'FREE_TICKET_READY',
    pushConsent: 'isAgreePushFreetime',
  },
  /** The subject is the day of the alarm; `coins` end by `endsAtMs`, the first of them. */
  COINS_END_SOON: { pathOf: () => '/my', hasOperatorTexts: false },
  /** The subject is a gift that the reader took and has not used up by `endsAtMs`; `title` is its title. */
  GIFT_ENDS_SOON: { pathOf: () => '/benefit/gift', hasOperatorTexts: true },
  /** The subject is a coupon of the reader; `title` is its title. */
  COUPON_ENDS_SOON: { pathOf: () => '/coupon', hasOperatorTexts: true },
  /** The subject is the day of the alarm; `tickets` of the roulette end by `endsAtMs`, the first of them. */
  SPINS_END_SOON: { pathOf: () => '/roulette', hasOperatorTexts: false },
} as const satisfies Readonly<Record<string, AlarmFacts>>;

export type AlarmKind = keyof typeof ALARMS;

export const ALARM_KINDS: readonly AlarmKind[] = Object.keys(ALARMS).filter(isAlarmKind);

/** Whether a text is a known kind: a stored one may come from an older or newer version of the program. */
export function isAlarmKind(text: string): text is AlarmKind {
  return Object.hasOwn(ALARMS, text);
}

export function alarmPath(kind: AlarmKind, subjectId: string): string {
  return ALARMS[kind].pathOf(subjectId);
}

/** The second consent that push messages of this kind need, besides the general one; null: none. */
export function pushConsentOf(kind: AlarmKind): 'isAgreePushContents' | 'isAgreePushFreetime' | null {
  const facts: AlarmFacts = ALARMS[kind];
  return facts.pushConsent ?? null;
}

/**
 * What a reader is shown of an alarm. An alarm about an adult work names the work only to readers who see adult works, and
 * never in a mail.
 */
export function shownAlarm(
  alarm: { readonly kind: AlarmKind; readonly parameters: AlarmParameters },
  { seesAdult }: { readonly seesAdult: boolean },
): { kind: AlarmKind; parameters: AlarmParameters } {
  const facts: AlarmFacts = ALARMS[alarm.kind];
  const { adultsSee } = facts;
  if (adultsSee === undefined || !isAlarmKind(adultsSee)) return alarm;
  return seesAdult ? { kind: adultsSee, parameters: alarm.parameters } : { kind: alarm.kind, parameters: {} };
}

/** The name of the parameter with an end time. The sentence shows it as a day, in the placeholder `day`. */
export const ALARM_DAY_PARAMETER = 'endsAtMs';

/** The last moment before something ends. Its day is the one that the sentence names. */
export function lastUsableMs(endsAtMs: number): number {
  return endsAtMs - 1;
}

const DAY_MS = 86_400_000;

/** How long before coins end their reader is notified. */
export const COINS_NOTICE_MS = 7 * DAY_MS;
/** The same for gifts, coupons and tickets of the roulette. */
export const BENEFITS_NOTICE_MS = 3 * DAY_MS;

/** Something that a reader has and that ends: a lot of coins, or a ticket. */
export interface ExpiringItem {
  readonly amount: number;
  readonly acquiredAtMs: number;
  readonly endsAtMs: number;
}

/**
 * Sums up the things for one alarm: all that end within `noticeMs` and that no earlier alarm reported. An earlier alarm
 * reported what the reader had then and what ended within `noticeMs` after it.
 *
 * @param lastNotifiedAtMs when the last such alarm was raised; null: there was none
 * @returns null if there is nothing to report
 */
export function summariseExpiring(
  things: readonly ExpiringItem[],
  { noticeMs, lastNotifiedAtMs }: { noticeMs: number; lastNotifiedAtMs: number | null },
  nowMs: number,
): { amount: number; endsAtMs: number } | null {
  const ending = things.filter(
    ({ acquiredAtMs, endsAtMs }) =>
      endsAtMs > nowMs &&
      endsAtMs <= nowMs + noticeMs &&
      (lastNotifiedAtMs === null || endsAtMs > lastNotifiedAtMs + noticeMs || acquiredAtMs > lastNotifiedAtMs),
  );
  if (ending.length === 0) return null;
  return {
    amount: ending.reduce((sum, { amount }) => sum + amount, 0),
    endsAtMs: Math.min(...ending.map(({ endsAtMs }) => endsAtMs)),
  };
}

/** What decides whether a reader is notified of a series that they follow. */
export interface NotifiedSeries {
  readonly isAdult: boolean;
  readonly isBl: boolean;
}

/** Which works a reader sees (D24, D36). */
export interface NotifiedReader {
  readonly seesAdult: boolean;
  readonly seesBl: boolean;
}

/** Whether a reader is notified of a series: never if the site hides it from them. */
export function mayNotifyOf(series: NotifiedSeries, reader: NotifiedReader): boolean {
  return (!series.isAdult || reader.seesAdult) && (!series.isBl || reader.seesBl);
}
