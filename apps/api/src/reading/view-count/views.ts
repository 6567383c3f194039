import { createHmac } from 'node:crypto';
import { subscriberNetwork } from '@longstrip/api-contract/request';
import { type Database, isDatabaseLost } from '@longstrip/database';
import type { Logger } from 'pino';
import { VIEW_COUNTED_AGAIN_MS } from '../../catalogue/index.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReadingServices } from '../services.ts';
import type { OpenEpisode } from '../viewer/open-episode.ts';

/** How long views are collected before they are written together. */
const COLLECTED_MS = 1_000;
/** Maximum number of waiting views; more are not counted, so that a flood cannot fill the memory. */
const WAITING_MAX = 5_000;
/** Views per statement. */
const BATCH_SIZE = 500;

/** Counts views after their requests were answered, many per statement. */
export interface ViewRecorder {
  note(view: View): void;
  /** Writes all waiting views; resolves when they are written. */
  flush(): Promise<void>;
}

export function createViewRecorder({ database, logger }: { database: Database; logger: Logger }): ViewRecorder {
  let waiting: View[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(views: readonly View[]): Promise<void> {
    for (let start = 0; start < views.length; start += BATCH_SIZE) {
      await countViews(database, views.slice(start, start + BATCH_SIZE)).catch((error: unknown) => {
        // A lost count is not worth an error or a retry.
        if (isDatabaseLost(error)) return;
        logger.error({ event: 'views-not-counted', err: error }, 'some views were not counted');
      });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const views = waiting;
    waiting = [];
    writing = writing.then(() => write(views));
    return writing;
  }

  return {
    note(view) {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(view);
      timer ??= setTimeout(() => void flush(), COLLECTED_MS).unref();
    },
    flush,
  };
}

/** A view of a series, or a read of one of its episodes. */
export interface View {
  readonly platformId: string;
  /** The reader who viewed it (`createReaderKeys`). */
  readonly mark: string;
  readonly seriesId: number;
  /** Null: the series itself. */
  readonly episodeId: number | null;
  /** Read with an entitlement, not because it was free. */
  readonly isPaid: boolean;
  readonly atMs: number;
}

/**
 * Counts many views in one statement. Views of the same episode or series by the same reader within half an hour count
 * once, whichever process saw them. Each counted view adds to the series' view count; a view of an episode is a read for
 * the rankings (D7). The rows of series are locked in order, to avoid deadlocks between processes.
 */
const COUNT_VIEWS = `
with offered as (
  select distinct on (platform_id, mark, series_id, episode_id) *
  from jsonb_to_recordset($1::text::jsonb) as offered(
    platform_id text, mark text, series_id integer, episode_id integer, is_paid boolean, at_ms bigint)
  order by platform_id, mark, series_id, episode_id, at_ms
), known as (
  select offered.* from offered join series on series.id = offered.series_id
  where offered.episode_id = 0 or exists (
    select 1 from episode where episode.id = offered.episode_id and episode.series_id = offered.series_id)
), counted as (
  insert into recent_view as seen (platform_id, mark, series_id, episode_id, seen_at_ms)
  select platform_id, mark, series_id, episode_id, at_ms from known
  order by platform_id, mark, series_id, episode_id
  on conflict (platform_id, mark, series_id, episode_id) do update set seen_at_ms = excluded.seen_at_ms
  where seen.seen_at_ms <= excluded.seen_at_ms - ${VIEW_COUNTED_AGAIN_MS}
  returning platform_id, mark, series_id, episode_id
), read as (
  insert into read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)
  select platform_id, series_id, episode_id, is_paid, at_ms
  from known join counted using (platform_id, mark, series_id, episode_id) where episode_id <> 0
), locked as (
  select id from series where id in (select series_id from counted) order by id for no key update
)
update series set view_count = series.view_count + fresh.views
from (select series_id, count(*) as views from counted group by series_id) as fresh
where series.id = fresh.series_id and series.id in (select id from locked)`;

export async function countViews(database: Database, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ platformId, mark, seriesId, episodeId, isPaid, atMs }) => ({
    ...{ platform_id: platformId, mark, series_id: seriesId, episode_id: episodeId ?? 0 },
    ...{ is_paid: isPaid, at_ms: atMs },
  }));
  await database.run(COUNT_VIEWS, [JSON.stringify(rows)]);
}

/** A view of a series or episode by the caller, now. */
export function viewOf(
  { readerKeys }: Pick<ReadingServices, 'readerKeys'>,
  what: Pick<View, 'seriesId' | 'episodeId' | 'isPaid'>,
  { caller, platform, clientAddress, nowMs }: EndpointCall,
): View {
  const userId = caller.kind === 'user' ? caller.user.id : null;
  const mark = readerKeys({ platformId: platform.id, userId, clientAddress });
  return { ...what, platformId: platform.id, mark, atMs: nowMs };
}

/** A read of an episode by the caller, now. */
export function readOfEpisode(
  services: Pick<ReadingServices, 'readerKeys'>,
  { view, readerEpisode, access }: OpenEpisode,
  call: EndpointCall,
): View {
  const seriesId = view.seriesOnPlatform.series.id;
  const what = { seriesId, episodeId: readerEpisode.row.episode.id, isPaid: access.by !== 'FREE' };
  return viewOf(services, what, call);
}

/** A signed-in reader, or a guest by network. */
interface ViewingReader {
  readonly platformId: string;
  readonly userId: string | null;
  /** Null if unknown: all such guests count as one. */
  readonly clientAddress: string | null;
}

export type ReaderKeys = (reader: ViewingReader) => string;

/**
 * Makes keys that recognise a reader's repeated views. They are keyed hashes, so that the table of views identifies no reader
 * and addresses cannot be guessed from it. All processes of a store make the same keys.
 */
export function createReaderKeys(secret: string): ReaderKeys {
  const key = createHmac('sha256', secret).update('marks of readers').digest();
  return ({ platformId, userId, clientAddress }) => {
    const who = userId === null ? `address ${subscriberNetwork(clientAddress ?? '')}` : `user ${userId}`;
    return createHmac('sha256', key).update(`${platformId} ${who}`).digest('base64url');
  };
}
