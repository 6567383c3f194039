import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type Entitlement, type EntitlementScope, strongestEntitlement } from './entitlement.ts';
import type { EpisodePrice } from './episode-price.ts';

/** Facts about an episode on one platform that access depends on. */
export interface EpisodeAccessFacts {
  readonly seriesExists: boolean;
  readonly episodeExists: boolean;
  /** Series and episode are on this platform, visible and not removed. */
  readonly isShown: boolean;
  /** Opening time: the later of series and episode. */
  readonly openedAtMs: number;
  readonly isAdult: boolean;
  /** Requires sign-in even when free. */
  readonly isLoginRequired: boolean;
  readonly price: EpisodePrice;
}

export type EpisodeReader =
  | { readonly kind: 'guest'; readonly seesAdult: boolean }
  /** Has the token of a revoked session. */
  | { readonly kind: 'revoked' }
  | { readonly kind: 'user'; readonly seesAdult: boolean; readonly entitlements: readonly Entitlement[] };

/** Why the reader has access, and when it ends; null: never. */
export interface EpisodeAccess {
  readonly by: 'FREE' | EntitlementScope;
  readonly expiresAtMs: number | null;
}

/** Refusals of the viewer, in order of precedence. */
export type EpisodeAccessCode =
  | 'NOT_EXIST'
  | 'NOT_FOUND_EPISODE'
  | 'INVALID_CONTENTS'
  | 'NOT_FOUND_ACCESS_TOKEN'
  | 'ADULT_ONLY_CONTENTS'
  | 'NOT_LOGIN_USER'
  | 'UNAUTHORIZED_CONTENTS';

/**
 * Whether a reader may read an episode now (D8 to D11; order of refusals by the wire contract).
 *
 * With an entitlement an episode stays readable even if it is hidden or removed, since ownership never ends (D11). No
 * episode is readable before it opens, and adult content is readable only for readers who see it.
 */
export function decideEpisodeAccess(
  facts: EpisodeAccessFacts,
  reader: EpisodeReader,
  nowMs: number,
): Decision<EpisodeAccess, EpisodeAccessCode> {
  if (!facts.seriesExists) return refuse('NOT_EXIST');
  if (!facts.episodeExists) return refuse('NOT_FOUND_EPISODE');
  const entitlement = reader.kind === 'user' ? strongestEntitlement(reader.entitlements, nowMs) : null;
  if (nowMs < facts.openedAtMs || (!facts.isShown && entitlement === null)) return refuse('INVALID_CONTENTS');
  if (reader.kind === 'revoked') return refuse('NOT_FOUND_ACCESS_TOKEN');
  if (facts.isAdult && !reader.seesAdult) return refuse('ADULT_ONLY_CONTENTS');
  if (entitlement?.expiresAtMs === null) return grant({ by: entitlement.scope, expiresAtMs: null });
  const { price } = facts;
  const needsLogin = facts.isLoginRequired && reader.kind === 'guest';
  if (facts.isShown && price.kind === 'free' && !needsLogin) {
    return grant({ by: 'FREE', expiresAtMs: price.freeUntilMs });
  }
  if (entitlement !== null) return grant({ by: entitlement.scope, expiresAtMs: entitlement.expiresAtMs });
  return refuse(reader.kind === 'guest' ? 'NOT_LOGIN_USER' : 'UNAUTHORIZED_CONTENTS');
}
