import type { CoinKind } from '../../shared/enumerations.ts';
import { type Coins, coins } from '../amounts.ts';
import type { PlannedMovement } from './movement.ts';

/** What a movement did to one lot. */
export interface ReceiptLine {
  readonly lotId: number;
  readonly kind: CoinKind;
  /** Above zero: it came to the lot. */
  readonly amount: number;
}

/** A movement as its reader is told of it: each lot, and how much. */
export interface Receipt {
  readonly movementId: number;
  readonly createdAtMs: number;
  readonly lines: readonly ReceiptLine[];
}

/** What a debit spent, with the wire's names: gold is COIN; the three add up to `useCoin`. */
export interface SpentCoins {
  readonly useCoin: Coins;
  readonly useGoldCoin: Coins;
  readonly useBonusCoin: Coins;
  readonly useFreeCoin: Coins;
}

/** What was spent of each kind, from the receipt of a debit. */
export function spentCoins({ lines }: Pick<Receipt, 'lines'>): SpentCoins {
  const spentOf = (kinds: readonly CoinKind[]) =>
    coins(lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum - amount, 0));
  return {
    useCoin: spentOf(['COIN', 'BONUS', 'FREE_COIN']),
    useGoldCoin: spentOf(['COIN']),
    useBonusCoin: spentOf(['BONUS']),
    useFreeCoin: spentOf(['FREE_COIN']),
  };
}

/** What a movement does to each lot that is there, as a receipt will say it. */
export function receiptLines({ postings }: PlannedMovement): ReceiptLine[] {
  return postings.flatMap(({ lot, kind, amount }) =>
    lot !== null && 'lotId' in lot ? [{ lotId: lot.lotId, kind, amount }] : [],
  );
}
