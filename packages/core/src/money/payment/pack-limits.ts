import { ageYears, type CalendarDate } from '../../people/age.ts';
import type { RegionalRules } from '../../shared/platform.ts';
import { type Decision, grant, refuse } from '../../shared/refusal.ts';

export interface PackLimits {
  readonly priceMinorUnits: number;
  readonly isFirstPurchaseOnly: boolean;
  /** How many may be sold in all; null: any number. */
  readonly stock: number | null;
  /** Sold, or reserved for an order that may still be paid. */
  readonly takenCount: number;
  readonly perUserLimit: number | null;
}

/** What a reader has bought, or has reserved by orders that may still be paid. */
export interface BuyerFacts {
  /** Paid orders of any pack. */
  readonly paidOrders: number;
  /** Open orders of packs that are for the first purchase only. */
  readonly openFirstOrders: number;
  /** Paid and open orders of this pack. */
  readonly ordersOfPack: number;
  readonly monthlyCap: MonthlyCap | null;
}

/** How much a minor may pay in a month; guests and adults have no cap. */
export interface MonthlyCap {
  readonly capMinorUnits: number;
  /** Paid and open orders of the calendar month. */
  readonly usedMinorUnits: number;
}

export type PackUnavailability = 'SOLD_OUT' | 'PER_USER' | 'FIRST_PURCHASE' | 'MONTHLY_CAP';

/** Why a reader cannot buy a pack now; null: they can. `buyer` null: a guest, whose purchases are unknown. */
export function packUnavailability(
  pack: PackLimits,
  buyer: BuyerFacts | null,
  totalMinorUnits = pack.priceMinorUnits,
): PackUnavailability | null {
  if (pack.stock !== null && pack.takenCount >= pack.stock) return 'SOLD_OUT';
  if (buyer === null) return null;
  if (pack.isFirstPurchaseOnly && buyer.paidOrders + buyer.openFirstOrders > 0) return 'FIRST_PURCHASE';
  if (pack.perUserLimit !== null && buyer.ordersOfPack >= pack.perUserLimit) return 'PER_USER';
  return buyer.monthlyCap !== null && totalMinorUnits > capLeft(buyer.monthlyCap) ? 'MONTHLY_CAP' : null;
}

/** Section 8’s code of the reason. */
export function unavailabilityCode(reason: PackUnavailability): 'LIMITED_COIN_PRODUCT' | 'LIMITED_COIN_PRODUCT_USER' {
  return reason === 'SOLD_OUT' ? 'LIMITED_COIN_PRODUCT' : 'LIMITED_COIN_PRODUCT_USER';
}

export function capLeft({ capMinorUnits, usedMinorUnits }: MonthlyCap): number {
  return Math.max(0, capMinorUnits - usedMinorUnits);
}

/**
 * The cap of a reader born in a month (yyyy-MM), by their age on the platform’s day (D43). Readers do not give the day: they
 * count as born on the first day of the next month, so that no reader counts as older than they are.
 *
 * @returns null: no cap
 */
export function monthlyCapOf(
  birthMonth: string,
  today: CalendarDate,
  caps: RegionalRules['minorMonthlyCaps'],
): number | null {
  const [year = 0, month = 1] = birthMonth.split('-').map(Number);
  const birth = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  const age = ageYears(birth, today);
  return caps.find(({ belowAgeYears }) => age < belowAgeYears)?.capMinorUnits ?? null;
}

/** Whether a birth month can be true: neither in the future nor too long ago. */
export function readBirthMonth(text: string, today: CalendarDate): Decision<string, 'MALFORMED_REQUEST'> {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  const months = Number(year) * 12 + Number(month);
  const isPossible = months <= today.year * 12 + today.month && Number(year) >= today.year - 120;
  return isPossible ? grant(text) : refuse('MALFORMED_REQUEST');
}
