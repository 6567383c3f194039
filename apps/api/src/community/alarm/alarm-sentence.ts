import {
  ALARM_DAY_PARAMETER,
  ALARMS,
  type AlarmKind,
  type AlarmParameters,
  type Locale,
  lastUsableMs,
  type Platform,
  shownAlarm,
} from '@longstrip/core';
import { loadServerMessages, readMarkedText, type ServerKey } from '@longstrip/messages';
import { DateTime } from 'luxon';

/** What a question was about stays on the site. */
const UNTITLED: Partial<Readonly<Record<AlarmKind, ServerKey>>> = { TICKET_ANSWERED: 'alarm.outsideTICKET_ANSWERED' };

/**
 * The sentence of an alarm for places that others may look at, such as a mailbox or a locked screen: no work for adults and
 * nothing that a reader wrote is named.
 */
export async function alarmSentence(
  alarm: { readonly kind: AlarmKind; readonly parameters: AlarmParameters },
  { platform, locale }: { platform: Platform; locale: Locale },
): Promise<string> {
  const messages = await loadServerMessages(locale);
  const { kind, parameters } = shownAlarm(alarm, { seesAdult: false });
  const sentence = messages[UNTITLED[kind] ?? `alarm.kind${kind}`] ?? '';
  const places = new Map<string, string>();
  for (const [name, value] of Object.entries(parameters)) {
    if (name === ALARM_DAY_PARAMETER && typeof value === 'number') places.set('day', dayOf(value, platform, locale));
    const isMark = typeof value === 'string' && ALARMS[kind].hasOperatorTexts;
    places.set(name, isMark ? readMarkedText(value, messages, () => undefined) : String(value));
  }
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => places.get(name) ?? '');
}

function dayOf(endsAtMs: number, { timeZone, dateFormat }: Platform, locale: Locale): string {
  const options = { zone: timeZone, locale, numberingSystem: 'latn' } as const;
  return DateTime.fromMillis(lastUsableMs(endsAtMs), options).toFormat(dateFormat);
}
