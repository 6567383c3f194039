import { randomUUID } from 'node:crypto';
import type { Alarm, AlarmPage } from '@longstrip/api-contract';
import {
  ALARM_DAY_PARAMETER,
  ALARMS,
  type AlarmKind,
  type AlarmParameters,
  alarmPath,
  isAlarmKind,
  type Locale,
  lastUsableMs,
  type Platform,
  shownAlarm,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { loadServerMessages, readMarkedText, type ServerKey } from '@longstrip/messages';
import { DateTime } from 'luxon';
import type { SignedInCaller } from '../../http/caller.ts';
import { callerSeesAdult } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import type { CommunityParts } from '../services.ts';
import { type AlarmRow, addAlarm, countAlarms, listAlarms, markRead } from './alarm.repository.ts';

const DAY_MS = 86_400_000;
type Parts = Pick<CommunityParts, 'db'>;
type ReaderCall = EndpointCall<SignedInCaller>;

/** The reader's alarms within their retention (section 9); a job deletes older ones. */
function alarmFilter({ caller, platform, nowMs }: ReaderCall) {
  return { reader: caller.scope, afterMs: nowMs - platform.constants.alertDays * DAY_MS };
}

/** `GET alarm`. */
export async function readAlarms(
  { db }: Parts,
  page: { number: number; size: number },
  call: ReaderCall,
): Promise<AlarmPage> {
  const filter = alarmFilter(call);
  const [rows, totalElements] = await Promise.all([listAlarms(db.orm, filter, page), countAlarms(db.orm, filter)]);
  const { caller, platform, nowMs } = call;
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const alarms = rows.map((row) => wireAlarm(row, seesAdult));
  return pageOf(alarms, { ...page, totalElements });
}

/** `GET alarm/count`: how many are not read. */
export function countUnread({ db }: Parts, call: ReaderCall): Promise<number> {
  return countAlarms(db.orm, alarmFilter(call), { isUnread: true });
}

/** `POST alarm/read`. Ids of alarms of other readers are ignored. */
export function markAlarms({ db }: Parts, alarmIds: readonly string[] | null, call: ReaderCall): Promise<number> {
  return markRead(db.orm, alarmFilter(call), { alarmIds, nowMs: call.nowMs });
}

function wireAlarm({ id, kind, subjectId, parameters, createdAtMs, readAtMs }: AlarmRow, seesAdult: boolean): Alarm {
  const stored = { alarmId: id, isRead: readAtMs !== null, createdAt: createdAtMs };
  // A kind from another version of this program: this version does not know to whom its texts may be shown.
  if (!isAlarmKind(kind)) return { ...stored, kind, parameters: {}, linkPath: '/alarm' };
  const shown = shownAlarm({ kind, parameters }, { seesAdult });
  return { ...stored, kind: shown.kind, parameters: { ...shown.parameters }, linkPath: alarmPath(kind, subjectId) };
}

/** A notification for a reader. */
export interface RaisedAlarm {
  readonly kind: AlarmKind;
  /** What it is about, such as the id of a ticket: its reader is notified once, however often this runs. */
  readonly subjectId: string;
  /** For the placeholders of its sentence; nothing more than that sentence says. */
  readonly parameters: AlarmParameters;
}

/**
 * Notifies a reader on the site, in the transaction of what the alarm is about: both are stored or neither. Its sentence is
 * `alarm.kind<KIND>` of the message catalogue, looked up in the reader's language when it is shown.
 * @returns false if the reader was notified of the same subject before
 */
export function raiseAlarm(
  transaction: Transaction,
  reader: ReaderScope,
  alarm: RaisedAlarm,
  nowMs: number,
): Promise<boolean> {
  return addAlarm(transaction, reader, { id: randomUUID(), ...alarm, createdAtMs: nowMs });
}

/** Sentences without a title: what a question was about is only shown on the site. */
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
