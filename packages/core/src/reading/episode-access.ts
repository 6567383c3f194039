import { type Decision, grant, refuse } from '../refusal/decision.ts';
import type { EpisodePrice } from './episode-price.ts';
import { type Entitlement, type EntitlementScope, strongestEntitlement } from './holding.ts';

/** What is known of an episode that somebody wants to read, on one platform. */
export interface EpisodeAccessFacts {
  /** The series exists. */
  readonly seriesExists: boolean;
  /** The series has such an episode. */
  readonly episodeExists: boolean;
  /** Series and episode are on this platform, visible and not taken out. */
  readonly isShown: boolean;
  /** When it comes out: the later of series and episode. */
  readonly openedAtMs: number;
  readonly isAdult: boolean;
  /** Even where it is free, only for who is signed in. */
  readonly isLoginRequired: boolean;
  readonly price: EpisodePrice;
}

/** Who wants to read. */
export type EpisodeReader =
  | { readonly kind: 'guest'; readonly seesAdult: boolean }
  /** Came with the token of a session that was ended. */
  | { readonly kind: 'revoked' }
  | { readonly kind: 'user'; readonly seesAdult: boolean; readonly entitlements: readonly Entitlement[] };

/** Why an episode may be read, and until when; null = without end. */
export interface EpisodeAccess {
  readonly by: 'FREE' | EntitlementScope;
  readonly expiresAtMs: number | null;
}

/** Refusals of the viewer, in the order in which they are given. */
export type EpisodeAccessCode =
  | 'NOT_EXIST'
  | 'NOT_FOUND_EPISODE'
  | 'INVALID_CONTENTS'
  | 'NOT_FOUND_ACCESS_TOKEN'
  | 'ADULT_ONLY_CONTENTS'
  | 'NOT_LOGIN_USER'
  | 'UNAUTHORIZED_CONTENTS';

/**
 * Whether a reader may read an episode now (D8 to D11, order of refusals by the wire contract).
 *
 * What a reader holds stays readable when the episode is hidden or taken out, since ownership never ends (D11); but
 * nothing is read before it comes out, and adult content only by who sees it.
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
