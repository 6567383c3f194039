import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, pageQueryEntries, TimeMsSchema } from '../http/wire-values.ts';

/** How many alarms one request may mark by id. */
const MARKED_MOST = 100;

/** An alarm for a reader: its kind, and the values for its sentence in the reader's language. */
export const AlarmSchema = v.object({
  alarmId: v.string(),
  /** A key of core's `ALARMS`; clients skip kinds that they do not know. */
  kind: v.string(),
  /** A text that begins with `t:` is a message key (D26). */
  parameters: v.record(v.string(), v.union([v.string(), v.number()])),
  /** The page of the site that it leads to. */
  linkPath: v.string(),
  isRead: v.boolean(),
  createdAt: TimeMsSchema,
});
export type Alarm = v.InferOutput<typeof AlarmSchema>;

/** Answer of `GET alarm`: the last 30 days, newest first. */
export const AlarmPageSchema = pageOf(AlarmSchema);
export type AlarmPage = v.InferOutput<typeof AlarmPageSchema>;

export const AlarmQuerySchema = v.object(pageQueryEntries({ defaultSize: 20, maxSize: 100 }));

/** Body of `POST alarm/read`: which alarms to mark as read; without ids, all. The answer is how many were unread. */
export const AlarmsReadSchema = v.object({
  alarmIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))), v.maxLength(MARKED_MOST))),
});
export type AlarmsRead = v.InferInput<typeof AlarmsReadSchema>;

/** Body of `POST mail/unsubscribe`: the parts of the link in a news mail. */
export const UnsubscribeSchema = v.object({
  userId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  signature: v.pipe(v.string(), v.maxLength(200)),
});
export type Unsubscribe = v.InferOutput<typeof UnsubscribeSchema>;

/** Answer of `GET alarm/count`: how many are unread, for a badge. */
export const AlarmCountSchema = CountSchema;

export const ALARM_CALLS = defineCalls({
  alarms: {
    method: 'GET',
    path: '/alarm',
    access: 'bearer',
    summary: 'The reader’s alarms of the last 30 days, newest first',
    query: AlarmQuerySchema,
    data: AlarmPageSchema,
  },
  alarmCount: {
    method: 'GET',
    path: '/alarm/count',
    access: 'bearer',
    summary: 'How many alarms are not read',
    data: AlarmCountSchema,
  },
  readAlarms: {
    method: 'POST',
    path: '/alarm/read',
    access: 'bearer',
    summary: 'Marks alarms as read, or all where none is named; the answer is how many were not',
    body: AlarmsReadSchema,
    data: AlarmCountSchema,
  },
  unsubscribeMails: {
    method: 'POST',
    path: '/mail/unsubscribe',
    access: 'public',
    summary: 'Ends news by mail, by the link of such a mail; no bearer is needed, and again changes nothing',
    body: UnsubscribeSchema,
    data: v.object({}),
    refusals: ['INVALID_PARAMETER'],
  },
});
