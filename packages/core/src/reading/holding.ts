import type { PurchaseScope } from '../enumerations.ts';

/** What a right to read an episode may be: ALL_RENT and ALL_POSSESSION become one right an episode. */
export type EntitlementScope = Extract<PurchaseScope, 'POSSESSION' | 'PERMANENT' | 'RENT' | 'FREETIME'>;

/** A right to read one episode (D9 to D11). */
export interface Entitlement {
  readonly scope: EntitlementScope;
  /** It came as a gift (RENT_GIFT, POSSESSION_GIFT on the wire). */
  readonly isGift: boolean;
  readonly startedAtMs: number;
  /** Exclusive; null = never ends. */
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

const HOUR_MS = 3_600_000;

/** When a rental that starts now ends (D9): so many hours later, to the millisecond. */
export function rentalExpiresAtMs(startedAtMs: number, rentalHours: number): number {
  return startedAtMs + rentalHours * HOUR_MS;
}

/** Whether a right holds at a moment: begun, not over and not taken back. */
export function isActive(entitlement: Entitlement, nowMs: number): boolean {
  const { startedAtMs, expiresAtMs, revokedAtMs } = entitlement;
  const isRevoked = revokedAtMs !== null && revokedAtMs <= nowMs;
  return !isRevoked && startedAtMs <= nowMs && (expiresAtMs === null || nowMs < expiresAtMs);
}

function isOwnership({ scope }: Entitlement): boolean {
  return scope === 'POSSESSION' || scope === 'PERMANENT';
}

/**
 * The right that counts for a reader at a moment, or null: an ownership before any rental (D11), of rentals the one that
 * lasts longest.
 */
export function strongestEntitlement(entitlements: readonly Entitlement[], nowMs: number): Entitlement | null {
  const active = entitlements.filter((entitlement) => isActive(entitlement, nowMs));
  const ownership = active.find(isOwnership);
  if (ownership !== undefined) return ownership;
  const byEnd = [...active].sort(
    (one, other) => (other.expiresAtMs ?? Number.POSITIVE_INFINITY) - (one.expiresAtMs ?? Number.POSITIVE_INFINITY),
  );
  return byEnd[0] ?? null;
}

/** What a reader holds on an episode, by the names of the wire. */
export interface Holding {
  readonly purchaseStatus: 'RENT' | 'POSSESSION' | null;
  /** End of the running rental; null without one. */
  readonly rentExpiredAt: number | null;
  readonly isRentGift: boolean;
  readonly isRentFreetime: boolean;
}

/** What a reader holds on an episode at a moment, as the wire tells it. */
export function holdingOf(entitlements: readonly Entitlement[], nowMs: number): Holding {
  const strongest = strongestEntitlement(entitlements, nowMs);
  if (strongest === null) {
    return { purchaseStatus: null, rentExpiredAt: null, isRentGift: false, isRentFreetime: false };
  }
  const isRental = !isOwnership(strongest);
  return {
    purchaseStatus: isRental ? 'RENT' : 'POSSESSION',
    rentExpiredAt: isRental ? strongest.expiresAtMs : null,
    isRentGift: isRental && strongest.isGift,
    isRentFreetime: strongest.scope === 'FREETIME',
  };
}
