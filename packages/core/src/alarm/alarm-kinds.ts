/** What an alarm is put together from, beside its kind: texts and numbers for the places in its sentence. */
export type AlarmParameters = Readonly<Record<string, string | number>>;

interface AlarmFacts {
  /** The page of the site where the reader sees what it is about. */
  readonly pathOf: (subjectId: string) => string;
  /** Its texts are operators', and may be message keys behind `t:` (D26); what a reader wrote never is. */
  readonly hasOperatorTexts: boolean;
}

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
