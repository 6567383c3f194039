import type { PurchaseScope } from '../shared/enumerations.ts';

/** Scope of an entitlement: ALL_RENT and ALL_POSSESSION give one entitlement per episode. */
export type EntitlementScope = Extract<PurchaseScope, 'POSSESSION' | 'PERMANENT' | 'RENT' | 'FREETIME'>;

/** One reader's right to read one episode (D9 to D11). */
export interface Entitlement {
  readonly scope: EntitlementScope;
  /** Given as a gift (RENT_GIFT, POSSESSION_GIFT on the wire). */
  readonly isGift: boolean;
  readonly startedAtMs: number;
  /** Exclusive; null = never ends. */
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

const HOUR_MS = 3_600_000;

/** End of a rental (D9), to the millisecond. */
export function rentalExpiresAtMs(startedAtMs: number, rentalHours: number): number {
  return startedAtMs + rentalHours * HOUR_MS;
}

/**
 * Whether an entitlement is valid: not expired and not revoked. One that seems to begin in the future is valid too: it was
 * given before the clock was set back, and the reader must not pay again.
 */
export function isActive(entitlement: Entitlement, nowMs: number): boolean {
  const { expiresAtMs, revokedAtMs } = entitlement;
  const isRevoked = revokedAtMs !== null && revokedAtMs <= nowMs;
  return !isRevoked && (expiresAtMs === null || nowMs < expiresAtMs);
}

/** Whether it never ends. */
export function isOwnership({ scope }: Entitlement): boolean {
  return scope === 'POSSESSION' || scope === 'PERMANENT';
}

/**
 * The valid entitlement that counts, or null: ownership before rentals (D11); among rentals the one that ends last.
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

/** What a reader owns or rents of an episode, with the names of the wire. */
export interface PurchaseState {
  readonly purchaseStatus: 'RENT' | 'POSSESSION' | null;
  /** End of the current rental; null without one. */
  readonly rentExpiredAt: number | null;
  readonly isRentGift: boolean;
  readonly isRentFreetime: boolean;
}

export function purchaseStateOf(entitlements: readonly Entitlement[], nowMs: number): PurchaseState {
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
