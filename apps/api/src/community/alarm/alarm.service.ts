import type { Alarm, AlarmPage } from '@longstrip/api-contract';
import { alarmPath, isAlarmKind, shownAlarm } from '@longstrip/core';
import { callerSeesAdult } from '../../http/adult-view.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { CommunityParts } from '../parts.ts';
import { type AlarmRow, countAlarms, listAlarms, markRead } from './alarm.repository.ts';

const DAY_MS = 86_400_000;
type Parts = Pick<CommunityParts, 'db'>;
type ReaderCall = EndpointCall<SignedInCaller>;

/** The reader's alarms as far as they are kept (section 9); a job deletes older ones. */
function keptAlarms({ caller, platform, nowMs }: ReaderCall) {
  return { reader: caller.scope, afterMs: nowMs - platform.constants.alertDays * DAY_MS };
}

/** `GET alarm`. */
export async function readAlarms(
  { db }: Parts,
  page: { number: number; size: number },
  call: ReaderCall,
): Promise<AlarmPage> {
  const filter = keptAlarms(call);
  const [rows, totalElements] = await Promise.all([listAlarms(db.orm, filter, page), countAlarms(db.orm, filter)]);
  const { caller, platform, nowMs } = call;
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const alarms = rows.map((row) => wireAlarm(row, seesAdult));
  return pageOf(alarms, { ...page, totalElements });
}

/** `GET alarm/count`: how many are not read. */
export function countUnread({ db }: Parts, call: ReaderCall): Promise<number> {
  return countAlarms(db.orm, keptAlarms(call), { isUnread: true });
}

/** `POST alarm/read`. Names of others' alarms mean nothing. */
export function markAlarms({ db }: Parts, alarmIds: readonly string[] | null, call: ReaderCall): Promise<number> {
  return markRead(db.orm, keptAlarms(call), { alarmIds, nowMs: call.nowMs });
}

function wireAlarm({ id, kind, subjectId, parameters, createdAtMs, readAtMs }: AlarmRow, seesAdult: boolean): Alarm {
  const stored = { alarmId: id, isRead: readAtMs !== null, createdAt: createdAtMs };
  // A kind of another version of this program: whom its texts may be shown to is not known here.
  if (!isAlarmKind(kind)) return { ...stored, kind, parameters: {}, linkPath: '/alarm' };
  const shown = shownAlarm({ kind, parameters }, { seesAdult });
  return { ...stored, kind: shown.kind, parameters: { ...shown.parameters }, linkPath: alarmPath(kind, subjectId) };
}
