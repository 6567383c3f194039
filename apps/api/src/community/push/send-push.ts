import {
  alarmPath,
  grant,
  isAlarmKind,
  type Locale,
  mayPushNow,
  type Platform,
  PUSH_REFUSALS_MOST,
  pushKinds,
  pushLifetimeSeconds,
  textDirection,
} from '@longstrip/core';
import { type Database, decideInTransaction, type HandledJob, handleJob } from '@longstrip/database';
import { loadServerMessages } from '@longstrip/messages';
import type { Logger } from 'pino';
import { MessageNotSentError } from '../../adapters/message-senders.ts';
import type { PushPayload, PushSender } from '../../adapters/web-push.ts';
import { findAnyAccount, readersHour } from '../../people/index.ts';
import type { AlarmRow } from '../alarm/alarm.repository.ts';
import { alarmSentence } from '../alarm/alarms.ts';
import { listPendingAlarms } from '../alarm/pending-alarms.ts';
import { decidePushesJob, type PushDelivery, sendPushJob } from '../jobs.ts';
import { type DecidePushParts, decidePushes } from './decide-pushes.ts';
import { findPushMessage, forgetRefusals, givePushBack, takePush } from './push-message.repository.ts';
import { deleteSubscription, findSubscription } from './push-subscriptions.ts';

export interface SendPushParts {
  readonly database: Database;
  /** Null: the store sends none. */
  readonly push: PushSender | null;
  readonly platforms: readonly Platform[];
  readonly logger: Logger;
  readonly nowMs: () => number;
}

/** The handlers of the jobs of push messages, for `JobQueue.work`. */
export function handlePushJobs(parts: SendPushParts & DecidePushParts): HandledJob[] {
  return [
    handleJob(decidePushesJob, async (_, { signal }) => {
      if (parts.push !== null) await decidePushes(parts, signal);
    }),
    handleJob(sendPushJob, (delivery) => sendPush(parts, delivery)),
  ];
}

/**
 * Sends a reader's message to one of their browsers. It is taken before it is handed to the push service, and released if that
 * does not accept it: a job that runs twice sends it once. It is not sent if that has become wrong meanwhile: its alarms are
 * read, the consent is gone, it is night, or the browser has logged out.
 */
export async function sendPush(parts: SendPushParts, delivery: PushDelivery): Promise<void> {
  const { database, push, platforms, nowMs } = parts;
  const { platformId, userId, subscriptionId: id } = delivery;
  const now = nowMs();
  const platform = platforms.find((each) => each.id === platformId);
  const message = await findPushMessage(database.orm, delivery);
  const browser = await findSubscription(database.orm, { platformId, userId, id }, now);
  const user = await findAnyAccount(database.orm, { platformId, userId });
  if (push === null || platform === undefined || message === null || browser === null || user === null) return;
  const hour = readersHour(platform, user, now);
  if (user.withdrawnAtMs !== null || !mayPushNow(user, hour)) return;
  const kinds = pushKinds(user);
  const alarms = kinds.length === 0 ? [] : await listPendingAlarms(database.orm, message, kinds);
  if (alarms.length === 0) return;
  const payload = await composePush(alarms, {
    ...{ platform, locale: user.locale ?? platform.locales[0] },
    tag: `alarm-${message.decidedAtMs}`,
  });
  const taken = await decideInTransaction(database, async (tx) => grant(await takePush(tx, delivery, now)));
  if (!taken.ok || !taken.value) return;
  try {
    const outcome = await push.send(browser, payload, { lifetimeSeconds: pushLifetimeSeconds(user, hour) });
    if (outcome === 'gone') await deleteSubscription(database.orm, { platformId, userId, id });
    else await forgetRefusals(database.orm, delivery);
  } catch (error) {
    await noteFailure(parts, delivery, error);
  }
}

/** What is refused for good is not retried: a browser that is refused several times in a row loses its subscription. */
async function noteFailure({ database, logger }: SendPushParts, delivery: PushDelivery, error: unknown): Promise<void> {
  const { platformId, userId, subscriptionId: id } = delivery;
  const isRefused = error instanceof MessageNotSentError && error.isFinal;
  await decideInTransaction(database, async (transaction) => {
    const refusals = await givePushBack(transaction, delivery, { isRefused });
    if (refusals >= PUSH_REFUSALS_MOST) await deleteSubscription(transaction, { platformId, userId, id });
    return grant(null);
  });
  if (!isRefused) throw error;
  logger.warn({ event: 'push-refused', platformId, err: error }, 'a push service refused a message');
}

/**
 * What the device shows, where others may see it: the sentence of a single alarm, or how many there are. No work for adults and
 * nothing that a reader wrote is named.
 */
async function composePush(
  alarms: readonly AlarmRow[],
  { platform, locale, tag }: { platform: Platform; locale: Locale; tag: string },
): Promise<PushPayload> {
  const shown = { title: platform.brand.name, tag, lang: locale, dir: textDirection(locale) };
  const [alarm] = alarms;
  if (alarms.length === 1 && alarm !== undefined && isAlarmKind(alarm.kind)) {
    const { kind, subjectId, parameters } = alarm;
    const body = await alarmSentence({ kind, parameters }, { platform, locale });
    return { ...shown, body, path: alarmPath(kind, subjectId) };
  }
  const { 'alarm.outsideMany': sentence = '' } = await loadServerMessages(locale);
  return { ...shown, body: sentence.replaceAll('{{count}}', String(alarms.length)), path: '/alarm' };
}
