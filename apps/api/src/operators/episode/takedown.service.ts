import type { Takedown, TakedownPreview, TakedownQuerySchema } from '@longstrip/api-contract';
import { ALL_PLATFORMS } from '@longstrip/core';
import type { Database, JobQueue } from '@longstrip/database';
import { entitlement, episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { type Operator, type OperatorDecision, refuseOperator } from '../../shared/operator.ts';
import { applyDocument } from '../apply/apply.service.ts';
import { parseApplyDocument } from '../apply/apply-document.ts';
import { seriesIdOf } from './episode-pages.service.ts';

interface TakedownParts {
  readonly database: Database;
  readonly jobs: JobQueue;
}

const NO_EPISODE = 'there is no such episode.';

/**
 * Who has rights that a takedown leaves untouched (`decideEpisodeAccess`): owners read on for ever, renters until their rental ends;
 * all others lose it.
 */
export async function previewTakedown(
  { database }: Pick<TakedownParts, 'database'>,
  { series, number }: v.InferOutput<typeof TakedownQuerySchema>,
  nowMs: number,
): Promise<OperatorDecision<TakedownPreview>> {
  const found = await findSubject(database, series, number);
  if (!found.ok) return found;
  const { seriesId, episodeId } = found.value;
  const ofSubject = episodeId === null ? eq(episode.seriesId, seriesId) : eq(episode.id, episodeId);
  const readers = database.orm
    .select({
      platformId: entitlement.platformId,
      owns: sql<boolean>`bool_or(${entitlement.expiresAtMs} is null)`.as('owns'),
      endsAtMs: sql`max(${entitlement.expiresAtMs})`.mapWith(Number).as('ends_at_ms'),
      rights: sql<number>`count(distinct ${entitlement.episodeId})::int`.as('rights'),
    })
    .from(entitlement)
    .innerJoin(episode, eq(episode.id, entitlement.episodeId))
    .where(
      and(
        ofSubject,
        isNull(entitlement.revokedAtMs),
        or(isNull(entitlement.expiresAtMs), gt(entitlement.expiresAtMs, nowMs)),
      ),
    )
    .groupBy(entitlement.platformId, entitlement.userId)
    .as('readers');
  const counts = await database.orm
    .select({
      platformId: readers.platformId,
      owners: sql<number>`(count(*) filter (where ${readers.owns}))::int`,
      renters: sql<number>`(count(*) filter (where not ${readers.owns}))::int`,
      lastRentalEndsAtMs: sql<number | null>`max(${readers.endsAtMs})`,
      rights: sql<number>`sum(${readers.rights})::int`,
    })
    .from(readers)
    .groupBy(readers.platformId);
  const byPlatform = new Map(counts.map((row) => [row.platformId, row]));
  const shown = await findPlaces(database, seriesId, episodeId);
  return {
    ok: true,
    value: {
      platforms: shown.map(({ platformId, isVisible, isDraft }) => {
        const { owners = 0, renters = 0, lastRentalEndsAtMs = null, rights = 0 } = byPlatform.get(platformId) ?? {};
        const ends = lastRentalEndsAtMs === null ? null : Number(lastRentalEndsAtMs);
        return { platform: platformId, isVisible, isDraft, owners, renters, lastRentalEndsAtMs: ends, rights };
      }),
    },
  };
}

async function findPlaces({ orm }: Database, seriesId: number, episodeId: number | null) {
  if (episodeId === null) {
    const { platformId, isVisible, isDraft } = seriesPlatform;
    return orm
      .select({ platformId, isVisible, isDraft })
      .from(seriesPlatform)
      .where(eq(seriesPlatform.seriesId, seriesId))
      .orderBy(asc(platformId));
  }
  const { platformId, isVisible, isDraft } = episodePlatform;
  return orm
    .select({ platformId, isVisible, isDraft })
    .from(episodePlatform)
    .where(eq(episodePlatform.episodeId, episodeId))
    .orderBy(asc(platformId));
}

async function findSubject(
  database: Database,
  series: string,
  number: string | null,
): Promise<OperatorDecision<{ seriesId: number; episodeId: number | null }>> {
  const seriesId = await seriesIdOf(database, series);
  if (typeof seriesId !== 'number') return seriesId;
  if (number === null || number === '') return { ok: true, value: { seriesId, episodeId: null } };
  const [row] = await database.orm
    .select({ id: episode.id })
    .from(episode)
    .where(and(eq(episode.seriesId, seriesId), eq(episode.number, number)));
  if (row === undefined) return refuseOperator('EPISODE_UNKNOWN', NO_EPISODE);
  return { ok: true, value: { seriesId, episodeId: row.id } };
}

/** Removes, restores, hides or shows a series or episode as a document for `apply` would, with the reason in the audit log. */
export async function takeDown(
  { database, jobs }: TakedownParts,
  operator: Operator,
  { platform, series, number, act, reason }: Takedown,
  nowMs: number,
): Promise<OperatorDecision<{ hasChanged: boolean }>> {
  const isEverywhere = act === 'remove' || act === 'restore';
  if (isEverywhere !== (platform === ALL_PLATFORMS)) {
    const sentence = isEverywhere
      ? 'what is removed or restored is so on all platforms.'
      : 'name the platform on which it is hidden or shown.';
    return refuseOperator('PLATFORM_MISSING', sentence);
  }
  const found = await findSubject(database, series, number);
  if (!found.ok) return found;
  const { seriesId, episodeId } = found.value;
  if (!isEverywhere) {
    const places = await findPlaces(database, seriesId, episodeId);
    if (!places.some(({ platformId }) => platformId === platform))
      return refuseOperator('PLATFORM_UNKNOWN', `it is not on ${platform}.`);
  }
  const what = isEverywhere
    ? { isRemoved: act === 'remove' }
    : { platforms: { [platform]: { isVisible: act === 'unhide' } } };
  const entry = number === null ? { series: seriesId, ...what } : { series: seriesId, episodes: [{ number, ...what }] };
  const parsed = parseApplyDocument({ series: [entry] });
  if (!parsed.ok) return refuseOperator('DOCUMENT_INVALID', parsed.sentences.join(' '));
  const applied = await applyDocument({ database, jobs, operator, nowMs, reason }, parsed.document, `series.${act}`);
  if (applied.ok) return { ok: true, value: { hasChanged: applied.applied.some(({ hasChanged }) => hasChanged) } };
  const [refusal] = applied.refusals;
  return refuseOperator(refusal?.code ?? 'UNKNOWN', refusal?.sentence ?? '');
}
