import { areSameTickets, type Platform, priceByOffer, rentalsByTicket, type SeriesOffer } from '@longstrip/core';
import type { Executor, SqlRunner } from '@longstrip/database';
import { readerEpisodes } from '../../catalogue/index.ts';
import { findSeriesAsOffered, type OfferedSeries, seriesOffer } from '../purchase/series-offers.ts';
import { type AlikePurchases, listAlike, openingsByReader, type TriedPeriod } from './earlier-purchases.repository.ts';

/** A series as it is offered now, and as it would be. */
export interface TriedSeries {
  readonly seriesId: number;
  readonly now: OfferedSeries;
  readonly tried: OfferedSeries;
}

/** What purchases of a series cost, and what they would have cost. */
export interface OfferTried {
  readonly purchases: number;
  /** For another price, or not sold. */
  readonly touched: number;
  /** It would not have been sold in that way. */
  readonly notSold: number;
  /** Rentals that a wait-until-free ticket would have opened. */
  readonly byTicket: number;
  /** Today’s price is another one already. */
  readonly changedSince: number;
  /** In coins: what was paid; at today’s prices, where it is still sold; and with what is tried. */
  readonly paid: number;
  readonly now: number;
  readonly tried: number;
}

/** All that the prices of a series depend on. @throws if there is no such series */
export async function readOffer(executor: Executor, platformId: string, seriesId: number): Promise<OfferedSeries> {
  const offered = await findSeriesAsOffered(executor, platformId, seriesId);
  if (offered === null) throw new Error(`series ${seriesId} is not there`);
  return offered;
}

const HOUR_MS = 3_600_000;

/**
 * What the purchases of a series in a period would have cost by another offer, decided by the rules of a purchase. A free window that is
 * new counts as open.
 * @returns null if there are more purchases than are looked at
 */
export async function tryOffer(
  runner: Pick<SqlRunner, 'run'>,
  period: TriedPeriod,
  { seriesId, ...of }: TriedSeries,
  { platform, nowMs }: { readonly platform: Platform; readonly nowMs: number },
): Promise<OfferTried | null> {
  const now = offerOf(of.now, platform, nowMs);
  const tried = offerOf(withNewWindowsOpen(of, nowMs), platform, nowMs);
  const byTicket = await countByTicket(runner, period, { seriesId, now, tried });
  const sums = { purchases: 0, touched: 0, notSold: 0, byTicket: 0, changedSince: 0, paid: 0, now: 0, tried: 0 };
  const all = await listAlike(runner, period, seriesId);
  if (all === null) return null;
  for (const alike of all) {
    const { coins, count } = alike;
    const ticketed = alike.type === 'RENT' ? Math.min(count, byTicket.get(nameOf(alike)) ?? 0) : 0;
    const triedPrice = priceByOffer(alike, tried, nowMs);
    const nowPrice = priceByOffer(alike, now, nowMs) ?? coins;
    const paying = count - ticketed;
    sums.purchases += count;
    sums.byTicket += ticketed;
    sums.touched += ticketed + (triedPrice === coins ? 0 : paying);
    sums.notSold += triedPrice === null ? paying : 0;
    sums.changedSince += nowPrice === coins ? 0 : count;
    sums.paid += count * coins;
    sums.now += count * nowPrice;
    sums.tried += paying * (triedPrice ?? 0);
  }
  return sums;
}

function offerOf(
  { series, on_platform: onPlatform, episodes, tiers }: OfferedSeries,
  platform: Platform,
  nowMs: number,
) {
  const state = { isShown: true, openedAtMs: onPlatform?.openedAtMs ?? 0 };
  return seriesOffer(series, state, readerEpisodes({ onPlatform }, episodes, [], nowMs), tiers, platform);
}

function withNewWindowsOpen({ now, tried }: Omit<TriedSeries, 'seriesId'>, nowMs: number): OfferedSeries {
  const before = new Map(now.episodes.map(({ episode, onPlatform }) => [episode.id, onPlatform]));
  const episodes = tried.episodes.map((row) => {
    const { onPlatform } = row;
    if (onPlatform === null || onPlatform.freeUntilMs === null || onPlatform.freeUntilMs <= nowMs) return row;
    const was = before.get(row.episode.id);
    const isSame = was?.freeFromMs === onPlatform.freeFromMs && was.freeUntilMs === onPlatform.freeUntilMs;
    return isSame ? row : { ...row, onPlatform: { ...onPlatform, freeFromMs: nowMs } };
  });
  return { ...tried, episodes };
}

const nameOf = ({ episodeIds, coins }: Pick<AlikePurchases, 'episodeIds' | 'coins'>) => `${episodeIds[0]} ${coins}`;

/** How many rentals of an episode and price tickets would have opened, which they do not open by today’s rule. */
async function countByTicket(
  runner: Pick<SqlRunner, 'run'>,
  period: TriedPeriod,
  { seriesId, now, tried }: { readonly seriesId: number; readonly now: SeriesOffer; readonly tried: SeriesOffer },
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (areSameTickets(now.freetime, tried.freetime)) return counts;
  const hours = Math.max(now.freetime?.refillHours ?? 0, tried.freetime?.refillHours ?? 0);
  // Tickets that were used shortly before were not back yet.
  const read = { ...period, fromMs: period.fromMs - hours * HOUR_MS };
  for await (const openings of openingsByReader(runner, read, seriesId)) {
    const byToday = rentalsByTicket(openings, now);
    const byTried = rentalsByTicket(openings, tried);
    for (const { id, episodeId, coins, atMs } of openings) {
      if (atMs < period.fromMs || byToday.has(id) || !byTried.has(id)) continue;
      const name = nameOf({ episodeIds: [episodeId], coins });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
