import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { clearAccountRowsJob } from '../jobs.ts';

const DAY_MS = 86_400_000;
/** The site's cookie outlives its session by a month. During that time the answer is that the session has expired. */
const SESSION_RETENTION_MS = 31 * DAY_MS;
/** A reader who enters a code too late gets that answer for a day. */
const CODE_RETENTION_MS = DAY_MS;
/** D40. */
const REPLY_RETENTION_MS = 30 * DAY_MS;
/** As long as any platform shows them (section 9). */
const ALARM_RETENTION_MS = Math.max(...PLATFORMS.map(({ constants }) => constants.alertDays)) * DAY_MS;
/** A deleted support ticket counts for its day, in any time zone. */
const DELETED_TICKET_RETENTION_MS = 2 * DAY_MS;
/** Longer than the opening of an episode counts as news. */
const NOTIFIED_RETENTION_MS = 7 * DAY_MS;
/** Rows that one statement deletes at most: no request waits long for it. */
const BATCH = 1_000;

/** `$1`: rows that ended at or before this time are deleted. `$2`: the maximum number of rows. */
interface Clearing {
  readonly retentionMs: number;
  readonly statement: string;
}

/**
 * @param key the columns of the table's key: the place of a row in its file (`ctid`) is not its own where a table is in partitions
 */
function byTime(table: string, column: string, key: readonly string[]): string {
  const isOld = key.map((each) => `${table}.${each} = old.${each}`).join(' and ');
  return `
with old as (select ${key.join(', ')} from ${table} where ${column} <= $1 limit $2 for update skip locked)
delete from ${table} using old where ${isOld} returning 1`;
}

const OF_READER = ['platform_id', 'user_id', 'id'];

/** A session is deleted with its tokens. */
const ENDED_SESSIONS = `
with ended as (
  select platform_id, user_id, id from user_session where expires_at_ms <= $1 limit $2 for update skip locked
), tokens as (
  delete from refresh_token using ended
  where refresh_token.platform_id = ended.platform_id and refresh_token.user_id = ended.user_id
    and refresh_token.session_id = ended.id
)
delete from user_session using ended
where user_session.platform_id = ended.platform_id and user_session.user_id = ended.user_id and user_session.id = ended.id
returning 1`;

const CLEARINGS: readonly Clearing[] = [
  { retentionMs: SESSION_RETENTION_MS, statement: ENDED_SESSIONS },
  // Old tokens of sessions that are still active.
  {
    retentionMs: SESSION_RETENTION_MS,
    statement: byTime('refresh_token', 'expires_at_ms', ['platform_id', 'user_id', 'token_hash']),
  },
  { retentionMs: CODE_RETENTION_MS, statement: byTime('one_time_code', 'expires_at_ms', ['platform_id', 'id']) },
  {
    retentionMs: REPLY_RETENTION_MS,
    statement: byTime('request_reply', 'created_at_ms', ['platform_id', 'subject', 'request_id']),
  },
  { retentionMs: ALARM_RETENTION_MS, statement: byTime('alarm', 'created_at_ms', OF_READER) },
  {
    retentionMs: NOTIFIED_RETENTION_MS,
    statement: byTime('told_episode', 'told_at_ms', ['platform_id', 'episode_id']),
  },
  { retentionMs: DELETED_TICKET_RETENTION_MS, statement: byTime('support_ticket', 'deleted_at_ms', OF_READER) },
  { retentionMs: 0, statement: byTime('rate_limit', 'expire', ['key']) },
  { retentionMs: 0, statement: byTime('sign_up_block', 'until_ms', ['platform_id', 'id_hash']) },
];

/** The handler of the job that clears, for `JobQueue.work`. */
export function handleClearingJob(parts: { database: Database; nowMs: () => number }): HandledJob {
  return handleJob(clearAccountRowsJob, async (_, { signal }) => {
    await clearAccountRows(parts.database, parts.nowMs(), { signal });
  });
}

/**
 * Deletes rows of accounts that have ended long enough ago, in batches; what is valid, or may still be asked about, stays.
 * Running twice, or in several processes, changes nothing more.
 * @returns how many rows were deleted, tokens of sessions not counted
 */
export async function clearAccountRows(
  database: Pick<Database, 'run'>,
  nowMs: number,
  { signal, batch = BATCH }: { signal?: AbortSignal; batch?: number } = {},
): Promise<number> {
  let count = 0;
  for (const { retentionMs, statement } of CLEARINGS) {
    for (let last = batch; last === batch; count += last) {
      signal?.throwIfAborted();
      last = (await database.run(statement, [nowMs - retentionMs, batch])).length;
    }
  }
  return count;
}
