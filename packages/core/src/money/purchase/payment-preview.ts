import type { BusinessConstants } from '../../shared/business-constants.ts';
import type { CoinKind } from '../../shared/enumerations.ts';
import { type Coins, coins, type Mileage, mileage } from '../amounts.ts';
import { exchangedCoins } from '../ledger/exchange.ts';
import { balanceByKind, type Wallet } from '../ledger/lot.ts';
import { debitInOrder, spendingOrder } from '../ledger/spending.ts';

type ExchangeConstants = Pick<BusinessConstants, 'exchangeMinimumMileage' | 'exchangeMileagePerCoin' | 'bonusCoinDays'>;

/** Coins of one kind and end. */
export interface SpentPart {
  readonly kind: CoinKind;
  readonly amount: Coins;
  /** Null: never. */
  readonly expiresAtMs: number | null;
}

/** How a price would be paid from a wallet now. */
export interface PaymentPreview {
  /** The coins that the reader lacks, including an open debt (D41). */
  readonly missing: Coins;
  /** Which coins would be spent, in their order (D12); empty if coins are missing. */
  readonly spends: readonly SpentPart[];
  /** The smallest exchange of points that gives the missing coins (D14). */
  readonly exchange: { readonly points: Mileage; readonly bonus: Coins } | null;
}

/** Previews how a price would be paid, with the same order of spending. */
export function previewPayment(
  wallet: Wallet,
  price: Coins,
  constants: ExchangeConstants,
  nowMs: number,
): PaymentPreview {
  if (price === 0) return { missing: coins(0), spends: [], exchange: null };
  const order = spendingOrder(wallet.lots, nowMs);
  const spendable = order.reduce((sum, { remaining }) => sum + remaining, 0);
  const missing = coins(wallet.debt.coins + Math.max(0, price - spendable));
  if (missing > 0) return { missing, spends: [], exchange: closingExchange(wallet, missing, constants, nowMs) };
  const parts: SpentPart[] = [];
  for (const { lot, amount } of debitInOrder(order, price) ?? []) {
    const last = parts.at(-1);
    const isSame = last !== undefined && last.kind === lot.kind && last.expiresAtMs === lot.expiresAtMs;
    const part = { kind: lot.kind, amount: coins((isSame ? last.amount : 0) + amount), expiresAtMs: lot.expiresAtMs };
    if (isSame) parts.pop();
    parts.push(part);
  }
  return { missing, spends: parts, exchange: null };
}

/** Bonus coins pay no debt, and while points are owed none can be exchanged (D41). */
function closingExchange(
  { lots, debt }: Wallet,
  missing: Coins,
  constants: ExchangeConstants,
  nowMs: number,
): PaymentPreview['exchange'] {
  if (debt.coins > 0 || debt.points > 0) return null;
  const { exchangeMinimumMileage, exchangeMileagePerCoin } = constants;
  const least = Math.ceil(exchangeMinimumMileage / exchangeMileagePerCoin) * exchangeMileagePerCoin;
  const points = mileage(Math.max(least, missing * exchangeMileagePerCoin));
  const bonus = exchangedCoins(points, constants);
  return bonus === null || balanceByKind(lots, nowMs).MILEAGE < points ? null : { points, bonus };
}
