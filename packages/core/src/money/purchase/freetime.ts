import { isOnOffer, type SeriesOffer } from './offer.ts';

const HOUR_MS = 3_600_000;

/** What the wait-until-free ticket can do for an episode (D10). `readyAtMs` null: it is ready. */
export type FreetimeState =
  | { readonly isEligible: false }
  | { readonly isEligible: true; readonly readyAtMs: number | null };

/**
 * Whether a ticket opens an episode, and when. It opens any episode with a price but the newest ones of the series; samples
 * are not counted among these. A ticket is ready from its hour on.
 */
export function freetimeState(
  { freetime, episodes }: Pick<SeriesOffer, 'freetime' | 'episodes'>,
  episodeId: number,
  ticketReadyAtMs: number | null,
  nowMs: number,
): FreetimeState {
  if (freetime === null) return { isEligible: false };
  const counted = episodes.filter((episode) => isOnOffer(episode, nowMs) && !episode.isSample);
  const place = counted.findIndex((episode) => episode.episodeId === episodeId);
  const episode = counted[place];
  const isNewest = place >= counted.length - freetime.excludedNewest;
  if (episode === undefined || isNewest || episode.price.kind === 'free') return { isEligible: false };
  const isReady = ticketReadyAtMs === null || ticketReadyAtMs <= nowMs;
  return { isEligible: true, readyAtMs: isReady ? null : ticketReadyAtMs };
}

/** When a ticket that is used now is whole again. */
export function refilledAtMs({ refillHours }: { readonly refillHours: number }, usedAtMs: number): number {
  return usedAtMs + refillHours * HOUR_MS;
}
