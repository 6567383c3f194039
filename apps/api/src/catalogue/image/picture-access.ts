import { createHash } from 'node:crypto';
import type { Database, Row } from '@longstrip/database';

/** Decides at serving time whether an address opens its picture (D39), by the current catalogue. */
export interface PictureAccess {
  /** The asset is a page of some episode, or has been one since the start of this process: it has no public address. */
  isPage(assetId: string): boolean;
  /** The asset is shown only for series and episodes that were taken down. */
  isTakenDown(assetId: string): boolean;
  /**
   * Until when any reader may read the episode, in epoch milliseconds: it is open, shown, free, not adult, and no sign-in is required.
   * Infinity: without an end; null: not at that moment.
   */
  freeUntilMs(platformId: string, episodeId: number, nowMs: number): number | null;
}

/** Answers from memory that follows the catalogue. */
export interface PictureAccessReader {
  /** The current state. Rejects if the catalogue cannot be read: then nothing may be served. */
  current(): Promise<PictureAccess>;
}

interface PictureAccessOptions {
  readonly database: Pick<Database, 'run'>;
  /** The catalogue edition: another, higher number after each change, whichever process made it. */
  readonly edition: () => number;
}

/** Series that are read at a time: about ten thousand pages, so that no request waits long for the database. */
const SERIES_AT_ONCE = 100;
/** Hexadecimal digits of an asset's hash that are stored: 52 bits, as many as a number holds. */
const HASH_DIGITS = 13;

/**
 * Keeps in memory which assets are pages and which episodes are free. It reads the whole catalogue once, then only the series
 * that changed. It asks for changes once per catalogue edition, never for each picture. Half a million pages take some 20 MB:
 * each asset is stored as a number, made of the first 52 bits of its hash. Two assets with the same number are improbable (1 in
 * 100,000 with as many covers); then a cover is refused.
 */
export function createPictureAccess(options: PictureAccessOptions): PictureAccessReader {
  const { database, edition } = options;
  const pages = new Set<number>();
  const free = new FreeEpisodes();
  let takenDown: ReadonlySet<number> = new Set();
  const access: PictureAccess = {
    isPage: (assetId) => pages.has(keyOf(assetId)),
    isTakenDown: (assetId) => takenDown.has(keyOf(assetId)),
    freeUntilMs: (platformId, episodeId, atMs) => free.untilMs(platformId, episodeId, atMs),
  };
  let known: { readonly snapshot: string; readonly edition: number } | null = null;
  // Later callers wait for the same read.
  let reading: Promise<void> | null = null;

  async function follow({ seriesIds }: CatalogueChanges): Promise<void> {
    for (let start = 0; start < seriesIds.length; start += SERIES_AT_ONCE) {
      const ids = seriesIds.slice(start, start + SERIES_AT_ONCE);
      for (const assetId of await readPageAssets(database, ids)) pages.add(keyOf(assetId));
      free.replace(ids, await readFreePeriods(database, ids));
    }
  }

  async function read(): Promise<void> {
    const asked = edition();
    const changes =
      known === null ? await readAllSeriesIds(database) : await readCatalogueChanges(database, known.snapshot);
    await follow(changes);
    if (changes.seriesIds.length > 0) takenDown = new Set((await readTakenDownAssets(database)).map(keyOf));
    known = { edition: asked, snapshot: changes.snapshot };
  }

  return {
    async current() {
      const current = edition();
      while (known === null || known.edition < current) {
        reading ??= read().finally(() => {
          reading = null;
        });
        await reading;
      }
      return access;
    },
  };
}

/** Ids of files are hashes; those of drawn pictures are hashed here. */
function keyOf(assetId: string): number {
  const hash = /^[0-9a-f]{64}$/.test(assetId) ? assetId : createHash('sha256').update(assetId).digest('hex');
  return Number.parseInt(hash.slice(0, HASH_DIGITS), 16);
}

/** The free episodes of a catalogue, replaced series by series. */
class FreeEpisodes {
  readonly #periods = new Map<string, FreePeriod>();
  readonly #keysOfSeries = new Map<number, string[]>();

  untilMs(platformId: string, episodeId: number, nowMs: number): number | null {
    const period = this.#periods.get(`${platformId} ${episodeId}`);
    if (period === undefined || nowMs < period.fromMs) return null;
    const untilMs = period.untilMs ?? Number.POSITIVE_INFINITY;
    return nowMs < untilMs ? untilMs : null;
  }

  replace(seriesIds: readonly number[], periods: readonly FreePeriod[]): void {
    for (const seriesId of seriesIds) {
      for (const key of this.#keysOfSeries.get(seriesId) ?? []) this.#periods.delete(key);
      this.#keysOfSeries.delete(seriesId);
    }
    for (const period of periods) {
      const key = `${period.platformId} ${period.episodeId}`;
      this.#periods.set(key, period);
      const keys = this.#keysOfSeries.get(period.seriesId) ?? [];
      keys.push(key);
      this.#keysOfSeries.set(period.seriesId, keys);
    }
  }
}

/** Changes of the catalogue that this process has not read yet. Every process reads them for itself. */
interface CatalogueChanges {
  /** The database snapshot of this moment, for the next call. */
  readonly snapshot: string;
  /** Series whose pages, openings or prices changed since; ids of deleted ones are among them. */
  readonly seriesIds: readonly number[];
}

/** The time in which an episode is open and free to every reader of a platform, guests too, and not adult. */
interface FreePeriod {
  readonly seriesId: number;
  readonly platformId: string;
  readonly episodeId: number;
  readonly fromMs: number;
  /** Exclusive; null: it stays free. */
  readonly untilMs: number | null;
}

type Runner = Pick<Database, 'run'>;

/**
 * What was committed since an earlier snapshot. Transaction ids that this server has not assigned yet are left out: they come
 * from the server of which it is a restored copy.
 */
async function readCatalogueChanges(runner: Runner, since: string): Promise<CatalogueChanges> {
  const rows = await runner.run(
    `select pg_current_snapshot()::text as snapshot, series_id
     from (select 1) as one left join catalogue_change
       on changed_in >= pg_snapshot_xmin($1::pg_snapshot) and changed_in < pg_snapshot_xmax(pg_current_snapshot())
       and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`,
    [since],
  );
  const seriesIds = rows.flatMap(({ series_id: id }) => (id === null ? [] : [Number(id)]));
  return { snapshot: String(rows[0]?.snapshot), seriesIds };
}

/** A snapshot taken before anything else is read, and the ids of all series. */
async function readAllSeriesIds(runner: Runner): Promise<CatalogueChanges> {
  const [row] = await runner.run('select pg_current_snapshot()::text as snapshot');
  const rows = await runner.run('select id from series order by id');
  return { snapshot: String(row?.snapshot), seriesIds: rows.map(({ id }) => Number(id)) };
}

/** Ids of the assets that are pages of these series, or are in a text page of one; also of removed and hidden episodes. */
async function readPageAssets(runner: Runner, seriesIds: readonly number[]): Promise<string[]> {
  const rows = await runner.run(
    `select page.asset_id from page join episode on episode.id = page.episode_id
       where episode.series_id = any($1::int[]) and page.asset_id is not null
     union all
     select text_asset.asset_id from text_asset join episode on episode.id = text_asset.episode_id
       where episode.series_id = any($1::int[])`,
    [seriesIds],
  );
  return rows.map(({ asset_id: id }) => String(id));
}

/**
 * Ids of public pictures (covers, frames and thumbnails) that belong only to removed series and episodes. A picture that
 * something not removed, a banner or an event also shows is not among them.
 */
async function readTakenDownAssets(runner: Runner): Promise<string[]> {
  const rows = await runner.run(
    `with thumbnail as (
       select shown.asset_id, series.removed_at_ms is not null as is_removed
         from series_thumbnail as shown join series on series.id = shown.series_id
       union all
       select episode.thumbnail_asset_id, episode.removed_at_ms is not null or series.removed_at_ms is not null
         from episode join series on series.id = episode.series_id where episode.thumbnail_asset_id is not null
       union all select phone_asset_id, false from banner where phone_asset_id is not null
       union all select desktop_asset_id, false from banner where desktop_asset_id is not null
       union all select asset_id, false from event where asset_id is not null
     )
     select asset_id from thumbnail group by asset_id having bool_and(is_removed)`,
  );
  return rows.map(({ asset_id: id }) => String(id));
}

/**
 * When the episodes of these series are open and free to every reader, by the rules of `episodePrice` and `decideEpisodeAccess`
 * in core (D8, D9). An episode that is never free is left out.
 */
async function readFreePeriods(runner: Runner, seriesIds: readonly number[]): Promise<FreePeriod[]> {
  const rows = await runner.run(
    `select * from (
       select episode.series_id, on_platform.platform_id, episode.id as episode_id,
         greatest(series_platform.opened_at_ms, on_platform.opened_at_ms) as opened_at_ms,
         on_platform.is_login_required, on_platform.free_from_ms, on_platform.free_until_ms,
         episode.is_sample or episode.type = 'PREVIEW' or series_platform.free_episode_count >= row_number() over (
           partition by on_platform.platform_id, episode.series_id order by episode.order_no, episode.id
         ) as stays_free
       from episode
       join episode_platform as on_platform on on_platform.episode_id = episode.id
       join series on series.id = episode.series_id
       join series_platform on series_platform.series_id = series.id and series_platform.platform_id = on_platform.platform_id
       where series.id = any($1::int[]) and series.removed_at_ms is null and not series.is_adult
         and series_platform.is_visible and episode.removed_at_ms is null and on_platform.is_visible
     ) as shown
     where not is_login_required and (stays_free or free_from_ms is not null)`,
    [seriesIds],
  );
  return rows.map(asFreePeriod);
}

function asFreePeriod(row: Row): FreePeriod {
  const openedAtMs = Number(row.opened_at_ms);
  const staysFree = row.stays_free === true;
  return {
    seriesId: Number(row.series_id),
    platformId: String(row.platform_id),
    episodeId: Number(row.episode_id),
    fromMs: staysFree ? openedAtMs : Math.max(openedAtMs, Number(row.free_from_ms)),
    untilMs: staysFree ? null : Number(row.free_until_ms),
  };
}
