import type { BusinessConstants } from '../../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../../shared/refusal.ts';
import { type Coins, coins, type Mileage } from '../amounts.ts';
import type { LotTerms, Wallet } from './lot.ts';
import { debitLotsInto, movementOf, type PlannedMovement, postToLot, postToStore } from './movement.ts';
import { debitInOrder, exchangeOrder } from './spending.ts';

const DAY_MS = 86_400_000;

type ExchangeConstants = Pick<BusinessConstants, 'exchangeMinimumMileage' | 'exchangeMileagePerCoin' | 'bonusCoinDays'>;

/** D14: the bonus coins for an amount of points; null if the amount is invalid (too small, or not a multiple). */
export function exchangedCoins(points: Mileage, constants: ExchangeConstants): Coins | null {
  const { exchangeMinimumMileage, exchangeMileagePerCoin } = constants;
  const isWhole = points % exchangeMileagePerCoin === 0;
  return isWhole && points >= exchangeMinimumMileage ? coins(points / exchangeMileagePerCoin) : null;
}

/** D14: the bonus coins that a balance of points is worth, if as much of it as possible is exchanged; 0: too little. */
export function mostExchangedCoins(points: number, constants: ExchangeConstants): number {
  const count = Math.floor(points / constants.exchangeMileagePerCoin);
  return count * constants.exchangeMileagePerCoin >= constants.exchangeMinimumMileage ? count : 0;
}

/**
 * Plans the exchange of points for bonus coins (D14), which end after `bonusCoinDays` (D13). The amount is checked before
 * the balance. While points are owed (D41), none can be exchanged.
 */
export function planExchange(
  { userId, lots, debt }: Wallet,
  points: Mileage,
  constants: ExchangeConstants,
  nowMs: number,
): Decision<PlannedMovement, 'EXCHANGE_MILEAGE_INSUFFICIENT' | 'MILEAGE_INSUFFICIENT'> {
  const bonus = exchangedCoins(points, constants);
  if (bonus === null) return refuse('EXCHANGE_MILEAGE_INSUFFICIENT');
  const debits = debt.points > 0 ? null : debitInOrder(exchangeOrder(lots, nowMs), points);
  if (debits === null) return refuse('MILEAGE_INSUFFICIENT');
  const terms: LotTerms = {
    kind: 'BONUS',
    source: 'MILEAGE',
    amount: bonus,
    acquiredAtMs: nowMs,
    expiresAtMs: nowMs + constants.bonusCoinDays * DAY_MS,
  };
  const postings = [
    ...debitLotsInto('EXCHANGED', userId, debits),
    postToStore('ISSUED', 'BONUS', -bonus),
    postToLot(userId, { newLot: 0 }, 'BONUS', bonus),
  ];
  return grant(movementOf('EXCHANGE', postings, [{ ...terms, userId, originLotId: null }]));
}
