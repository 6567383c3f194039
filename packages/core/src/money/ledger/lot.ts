import type { CoinKind, CoinSource } from '../../shared/enumerations.ts';
import { type Coins, coins, type Mileage, mileage } from '../amounts.ts';

/** An amount in a lot: points if its kind is MILEAGE, otherwise coins. */
export type LotAmount = Coins | Mileage;

/** Units that are never added up: coins of any kind buy episodes, points are exchanged for coins (D12, D14). */
export type LedgerUnit = 'coins' | 'points';

/** The facts of a lot that never change (D12). */
export interface LotTerms {
  readonly kind: CoinKind;
  readonly source: CoinSource;
  readonly amount: LotAmount;
  /** When the reader got it. A lot that is moved to another account keeps this time. */
  readonly acquiredAtMs: number;
  /** Exclusive; null = never ends. */
  readonly expiresAtMs: number | null;
}

/** Coins or points of one kind, source and end, and what is left of them. */
export interface Lot extends LotTerms {
  readonly id: number;
  readonly remaining: LotAmount;
}

/** What a reader owes after a store took back coins that were already spent (D41). */
export interface Debt {
  readonly coins: Coins;
  readonly points: Mileage;
}

/** One reader's lots and debt, loaded while the wallet is locked. */
export interface Wallet {
  readonly userId: string;
  readonly lots: readonly Lot[];
  readonly debt: Debt;
}

export function unitOf(kind: CoinKind): LedgerUnit {
  return kind === 'MILEAGE' ? 'points' : 'coins';
}

/** An amount from a checked number. Throws if the number is not valid. */
export function lotAmount(kind: CoinKind, value: number): LotAmount {
  return kind === 'MILEAGE' ? mileage(value) : coins(value);
}

/** Whether a lot has not ended (D13). Only the clock decides; it does not matter whether the expiry job has run. */
export function isAlive({ expiresAtMs }: Pick<LotTerms, 'expiresAtMs'>, nowMs: number): boolean {
  return expiresAtMs === null || nowMs < expiresAtMs;
}

export interface KindBalance {
  readonly COIN: Coins;
  readonly FREE_COIN: Coins;
  readonly BONUS: Coins;
  readonly MILEAGE: Mileage;
}

/** What a reader has of each kind now: lots that have ended are left out. */
export function balanceByKind(lots: readonly Lot[], nowMs: number): KindBalance {
  const sumOf = (kind: CoinKind) =>
    lots.filter((lot) => lot.kind === kind && isAlive(lot, nowMs)).reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    COIN: coins(sumOf('COIN')),
    FREE_COIN: coins(sumOf('FREE_COIN')),
    BONUS: coins(sumOf('BONUS')),
    MILEAGE: mileage(sumOf('MILEAGE')),
  };
}
