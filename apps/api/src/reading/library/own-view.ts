import { type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import { callerSeesAdult, callerSeesBl } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** Whose series are looked for, when, and what they see (D24, D36). */
export interface OwnView {
  readonly scope: ReaderScope;
  readonly nowMs: number;
  readonly seesAdult: boolean;
  readonly seesBl: boolean;
}

/** Condition on an entitlement: it is the reader's and valid now, as core's `isActive` has it. */
function isHeldNow({ scope, nowMs }: OwnView): SQL {
  return sql`entitlement.platform_id = ${scope.platformId} and entitlement.user_id = ${scope.userId}
    and (entitlement.revoked_at_ms is null or entitlement.revoked_at_ms > ${nowMs})
    and (entitlement.expires_at_ms is null or entitlement.expires_at_ms > ${nowMs})`;
}

/** The episodes that a reader has now: whether they own them, and when a rental ends. */
export function heldEpisodes(view: OwnView): SQL {
  return sql`select entitlement.episode_id, episode.series_id,
      bool_or(entitlement.expires_at_ms is null) as is_owned,
      max(entitlement.expires_at_ms) as ends_at_ms,
      max(entitlement.started_at_ms) as since_ms
    from entitlement join episode on episode.id = entitlement.episode_id
    where ${isHeldNow(view)}
    group by entitlement.episode_id, episode.series_id`;
}

/**
 * Series with their row of the platform. A series that the platform does not show is included for readers who have a part of it
 * (record 0010). `is_hidden`: they would see it with other settings.
 */
export function ownSeries(view: OwnView): SQL {
  const { scope, nowMs, seesAdult, seesBl } = view;
  return sql`select series.id, series.alias, series.type, series.language, series.is_adult, series.is_mixed,
      coalesce(series_platform.title, series.title) as title,
      (series.is_adult and not ${seesAdult}::boolean) or (not ${seesBl}::boolean and exists (
        select 1 from series_genre where series_genre.series_id = series.id and series_genre.genre = 'BL'
      )) as is_hidden
    from series left join series_platform
      on series_platform.series_id = series.id and series_platform.platform_id = ${scope.platformId}
    where (series.removed_at_ms is null and series_platform.is_visible and series_platform.opened_at_ms <= ${nowMs})
      or exists (select 1 from held where held.series_id = series.id)`;
}

/** The episodes of series that a reader may find there now: shown and open, or theirs. */
export function listedEpisodes({ scope, nowMs }: OwnView, ofSeries: SQL): SQL {
  return sql`select episode.id, episode.series_id, episode.alias, episode.title, episode.order_no,
      coalesce(episode_platform.opened_at_ms, 0) as opened_at_ms, held.episode_id is not null as is_held
    from episode
    join series on series.id = episode.series_id
    left join series_platform
      on series_platform.series_id = series.id and series_platform.platform_id = ${scope.platformId}
    left join episode_platform
      on episode_platform.episode_id = episode.id and episode_platform.platform_id = ${scope.platformId}
    left join held on held.episode_id = episode.id
    where ${ofSeries} and coalesce(episode_platform.opened_at_ms, 0) <= ${nowMs}
      and (held.episode_id is not null or (episode.removed_at_ms is null and episode_platform.is_visible
        and series.removed_at_ms is null and series_platform.is_visible and series_platform.opened_at_ms <= ${nowMs}))`;
}

/** What a reader sees of their own series now. */
export function ownViewOf(call: EndpointCall<SignedInCaller>, includesAdult = true): OwnView {
  const { caller, platform, nowMs } = call;
  const seesAdult = includesAdult && callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  return { scope: caller.scope, nowMs, seesAdult, seesBl: callerSeesBl(call) };
}
