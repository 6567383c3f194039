/** What an alarm is put together from, beside its kind: texts and numbers for the places in its sentence. */
export type AlarmParameters = Readonly<Record<string, string | number>>;

interface AlarmFacts {
  /** The page of the site where the reader sees what it is about. */
  readonly pathOf: (subjectId: string) => string;
  /** Its texts are operators', and may be message keys behind `t:` (D26); what a reader wrote never is. */
  readonly hasOperatorTexts: boolean;
  /** Who sees adult works is shown it as this kind, with its texts; everybody else, and every mail, gets no texts. */
  readonly adultsSee?: string;
  /** The consent that a push message of it needs beside the one for push messages. */
  readonly pushConsent?: 'isAgreePushContents' | 'isAgreePushFreetime';
}

const detailPath = (subjectId: string) => `/detail/${/^\d+/.exec(subjectId)?.[0] ?? '0'}`;

/**
 * Every kind of alarm. A new kind is one line here, its sentence `alarm.kind<KIND>` in the catalogue, and a call of
 * `raiseAlarm` in the transaction of what it tells. Its subject is what it is about: one subject is told once.
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
  /** A series that the reader follows goes on. The subject is its id, a hyphen and the newest episode's; `title` is the series'. */
  NEW_EPISODE: { pathOf: detailPath, hasOperatorTexts: true, pushConsent: 'isAgreePushContents' },
  /** The same of a series for adults. */
  NEW_ADULT_EPISODE: {
    pathOf: detailPath,
    hasOperatorTexts: true,
    adultsSee: 'NEW_EPISODE',
    pushConsent: 'isAgreePushContents',
  },
  /** A wait-until-free ticket is ready. The subject is the series' id, a hyphen and that moment; `title` is the series'. */
  FREE_TICKET_READY: { pathOf: detailPath, hasOperatorTexts: true, pushConsent: 'isAgreePushFreetime' },
  /** The same of a series for adults. */
  ADULT_FREE_TICKET_READY: {
    pathOf: detailPath,
    hasOperatorTexts: true,
    adultsSee: 'FREE_TICKET_READY',
    pushConsent: 'isAgreePushFreetime',
  },
  /** The subject is the day on which it was told; `coins` end by `endsAtMs`, the first of them. */
  COINS_END_SOON: { pathOf: () => '/my', hasOperatorTexts: false },
  /** The subject is a gift that the reader took and has not used up by `endsAtMs`; `title` is its title. */
  GIFT_ENDS_SOON: { pathOf: () => '/benefit/gift', hasOperatorTexts: true },
  /** The subject is a coupon of the reader; `title` is its title. */
  COUPON_ENDS_SOON: { pathOf: () => '/coupon', hasOperatorTexts: true },
  /** The subject is the day on which it was told; `tickets` of the roulette end by `endsAtMs`, the first of them. */
  SPINS_END_SOON: { pathOf: () => '/roulette', hasOperatorTexts: false },
} as const satisfies Readonly<Record<string, AlarmFacts>>;

export type AlarmKind = keyof typeof ALARMS;

/** Every kind, in the order of the table. */
export const ALARM_KINDS: readonly AlarmKind[] = Object.keys(ALARMS).filter(isAlarmKind);

/** Whether a text is a kind; a former or later version of the program may know others. */
export function isAlarmKind(text: string): text is AlarmKind {
  return Object.hasOwn(ALARMS, text);
}

/** Where an alarm leads. */
export function alarmPath(kind: AlarmKind, subjectId: string): string {
  return ALARMS[kind].pathOf(subjectId);
}

/** The consent that a push message of a kind needs beside the one for push messages; null: none. */
export function pushConsentOf(kind: AlarmKind): 'isAgreePushContents' | 'isAgreePushFreetime' | null {
  const facts: AlarmFacts = ALARMS[kind];
  return facts.pushConsent ?? null;
}

/**
 * What a reader is shown of an alarm. One about an adult work names it only to who sees adult works, and never in a mail.
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

/** The name of the parameter with the moment at which something ends; the sentence names that day, under `day`. */
export const ALARM_DAY_PARAMETER = 'endsAtMs';

/** The last moment at which something can still be used that ends: the day that its sentence names. */
export function lastUsableMs(endsAtMs: number): number {
  return endsAtMs - 1;
}

const DAY_MS = 86_400_000;

/** How long before their end readers are told of coins. */
export const COINS_NOTICE_MS = 7 * DAY_MS;
/** How long before their end readers are told of gifts, coupons and tickets of the roulette. */
export const BENEFITS_NOTICE_MS = 3 * DAY_MS;

/** What a reader has that ends: a lot of coins, or a ticket. */
export interface EndingThing {
  readonly amount: number;
  readonly acquiredAtMs: number;
  readonly endsAtMs: number;
}

/**
 * What of a reader's things is to be told as one: all that end within the notice and were in no alarm before. An alarm told
 * what ended within the notice at its time, of what there was then.
 *
 * @param lastNotifiedAtMs when the last such alarm was raised; null: there was none
 * @returns null where there is nothing to tell
 */
export function endingSoon(
  things: readonly EndingThing[],
  { noticeMs, lastNotifiedAtMs }: { noticeMs: number; lastNotifiedAtMs: number | null },
  nowMs: number,
): { amount: number; endsAtMs: number } | null {
  const untold = things.filter(
    ({ acquiredAtMs, endsAtMs }) =>
      endsAtMs > nowMs &&
      endsAtMs <= nowMs + noticeMs &&
      (lastNotifiedAtMs === null || endsAtMs > lastNotifiedAtMs + noticeMs || acquiredAtMs > lastNotifiedAtMs),
  );
  if (untold.length === 0) return null;
  return {
    amount: untold.reduce((sum, { amount }) => sum + amount, 0),
    endsAtMs: Math.min(...untold.map(({ endsAtMs }) => endsAtMs)),
  };
}

/** What decides whether a reader is told of a series that they follow. */
export interface NotifiedSeries {
  readonly isAdult: boolean;
  readonly isBl: boolean;
}

/** Of a reader: which works they see (D24, D36). */
export interface NotifiedReader {
  readonly seesAdult: boolean;
  readonly seesBl: boolean;
}

/** Whether a reader is told that a series goes on: nobody is told of a work that the site hides from them. */
export function mayNotifyOf(series: NotifiedSeries, reader: NotifiedReader): boolean {
  return (!series.isAdult || reader.seesAdult) && (!series.isBl || reader.seesBl);
}
